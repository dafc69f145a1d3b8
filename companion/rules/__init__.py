"""The rules of five UNO party editions as a pure library: see README.md beside this file."""
