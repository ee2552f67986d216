"""Tests of Amerigo."""
