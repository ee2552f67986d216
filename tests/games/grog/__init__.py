"""Tests of Grog Island; a package, so that test files of other games may have the same names."""
