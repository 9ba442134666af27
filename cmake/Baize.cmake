# One helper call a folder, so that the link graph repeats the layer table of docs/ARCHITECTURE.md.

option(BAIZE_TESTS "Build tests and benchmarks (needs GoogleTest, Google Benchmark, RapidCheck)" ON)
option(BAIZE_FUZZ "Build the libFuzzer targets (needs clang)" OFF)
set(BAIZE_SANITIZE "" CACHE STRING "Sanitizers for every target, as given to -fsanitize=")

find_program(CCACHE ccache)
if(CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

add_library(baize_flags INTERFACE)
target_compile_options(baize_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    -Wswitch-enum -Wmissing-declarations -Werror
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)  # g++ 12 sees overlaps in std::string at -O3 that are not there (bug 105651)
target_include_directories(baize_flags INTERFACE ${PROJECT_SOURCE_DIR}/src)

if(BAIZE_SANITIZE)
    add_compile_options(-fsanitize=${BAIZE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${BAIZE_SANITIZE})
endif()
if(BAIZE_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# baize_library(NAME FOLDER DEPENDS libs...): every .cpp of src/FOLDER (not of its sub-folders) as baize_NAME.
function(baize_library name folder)
    cmake_parse_arguments(ARG "" "" "DEPENDS" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${folder}/*.cpp)
    if(sources)
        add_library(baize_${name} STATIC ${sources})
        target_link_libraries(baize_${name} PUBLIC baize_flags ${ARG_DEPENDS})
    else()
        add_library(baize_${name} INTERFACE)
        target_link_libraries(baize_${name} INTERFACE baize_flags ${ARG_DEPENDS})
    endif()
endfunction()

# baize_test(NAME FOLDER DEPENDS libs... [LABEL label]): every *_test.cpp of tests/FOLDER as one program.
function(baize_test name folder)
    cmake_parse_arguments(ARG "" "LABEL" "DEPENDS" ${ARGN})
    if(NOT ARG_LABEL)
        set(ARG_LABEL fast)
    endif()
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${folder}/*_test.cpp)
    if(NOT sources)
        return()
    endif()
    add_executable(${name}_test ${sources})
    target_include_directories(${name}_test PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_compile_definitions(${name}_test PRIVATE BAIZE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    target_link_libraries(${name}_test PRIVATE ${ARG_DEPENDS} GTest::gmock GTest::gtest GTest::gtest_main)
    gtest_discover_tests(${name}_test DISCOVERY_TIMEOUT 60 PROPERTIES
        LABELS ${ARG_LABEL} FAIL_REGULAR_EXPRESSION "Running 0 tests")
endfunction()
