"""For those who measure: laws, fuzzing, benchmarks, and what this installation is."""
