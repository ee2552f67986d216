"""Tests of Anno 1503."""
