"""Tests of Entdecker."""
