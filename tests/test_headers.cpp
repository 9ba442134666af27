// Only a place for the precompiled headers of tests/CMakeLists.txt to be made.
