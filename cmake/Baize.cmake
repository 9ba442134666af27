# Options and functions shared by libraries, tests and benchmarks.

option(BAIZE_TESTS "Build tests and benchmarks (needs GoogleTest, Google Benchmark, RapidCheck)" ON)
option(BAIZE_FUZZ "Build the libFuzzer targets (needs clang)" OFF)
option(BAIZE_TOGETHER "Compile the sources of a library or test sixteen at a time: a quarter of the work" ON)
set(BAIZE_SANITIZE "" CACHE STRING "Sanitizers for every target, as given to -fsanitize=")
set(BAIZE_SANITIZE_NOT "" CACHE STRING "Of these, checks to leave out, as given to -fno-sanitize=")

find_program(CCACHE ccache)
if(CCACHE)
    # Paths relative to the project let its clones share compiled objects; ccache's manual requires this sloppiness for
    # precompiled headers.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
        CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()

# Debug programs with sanitizers are large: lld links them in a third of the time.
find_program(LLD ld.lld)
if(LLD AND CMAKE_BUILD_TYPE STREQUAL Debug)
    add_link_options(-fuse-ld=lld)
endif()

add_library(baize_flags INTERFACE)
target_compile_options(baize_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    -Wswitch-enum -Wmissing-declarations -Werror
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)  # g++ 12 sees overlaps in std::string at -O3 that are not there (bug 105651)
target_include_directories(baize_flags INTERFACE ${PROJECT_SOURCE_DIR}/src)

# g++ clears and copies a hundred bytes with `rep stos` and `rep movs`, whose start-up costs more than the work itself:
# plain stores make a hand of poker six percent faster.
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_SYSTEM_PROCESSOR STREQUAL x86_64)
    target_compile_options(baize_flags INTERFACE
        -mmemset-strategy=unrolled_loop:256:noalign,libcall:-1:noalign
        -mmemcpy-strategy=unrolled_loop:256:noalign,libcall:-1:noalign)
endif()

if(BAIZE_SANITIZE)
    add_compile_options(-fsanitize=${BAIZE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${BAIZE_SANITIZE})
    if(BAIZE_SANITIZE_NOT)
        add_compile_options(-fno-sanitize=${BAIZE_SANITIZE_NOT})
    endif()
endif()
if(BAIZE_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# Sources of one library or test program are compiled sixteen at a time, so no two of them may use the same name in an
# anonymous namespace; such a pair is nearly always duplicate code. Tools that read one file at a time switch it off.
function(baize_compile_together target)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${BAIZE_TOGETHER} UNITY_BUILD_BATCH_SIZE 16)
endfunction()

# baize_library(NAME FOLDERS folders... DEPENDS libs...): every .cpp of each src/FOLDER (not of its sub-folders) as
# baize_NAME.
function(baize_library name)
    cmake_parse_arguments(ARG "" "" "FOLDERS;DEPENDS" ${ARGN})
    list(TRANSFORM ARG_FOLDERS REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/src/\\1/*.cpp")
    file(GLOB sources CONFIGURE_DEPENDS ${ARG_FOLDERS})
    if(sources)
        add_library(baize_${name} STATIC ${sources})
        set_property(GLOBAL APPEND PROPERTY baize_libraries baize_${name})
        target_link_libraries(baize_${name} PUBLIC baize_flags ${ARG_DEPENDS})
        baize_compile_together(baize_${name})
        # Descriptions of types must not reach the sources that only use them (src/ledger/record/described.h).
        set(described ${sources})
        list(FILTER described INCLUDE REGEX "/described_[a-z_]+\\.cpp$")
        set_source_files_properties(${described} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    else()
        add_library(baize_${name} INTERFACE)
        target_link_libraries(baize_${name} INTERFACE baize_flags ${ARG_DEPENDS})
    endif()
endfunction()

# Reading options and printing answers never takes much time, so this code is compiled without optimisation for tests
# and with little for the program, which makes both builds faster.
function(baize_hardly_optimise target)
    target_compile_options(${target} PRIVATE $<IF:$<CONFIG:Debug>,-O0,-O1>)
endfunction()

# Flags of every test program. Its checks run once, so optimising them would cost more time than it saves; the code
# under test keeps the preset's optimisation.
add_library(baize_test_flags INTERFACE)
target_compile_options(baize_test_flags INTERFACE $<$<CONFIG:Debug>:-O0>
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>  # ccache sees through precompiled headers only so
    $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow>)  # seen at -O3 in lists of strings where there is none

# The folder of the project, for tests that read its files. The path is compiled into one object, so that no other
# object depends on it.
add_library(baize_source_folder STATIC ${PROJECT_SOURCE_DIR}/tests/kit/source_folder.cpp)
target_include_directories(baize_source_folder PUBLIC ${PROJECT_SOURCE_DIR}/tests)
target_compile_definitions(baize_source_folder PRIVATE BAIZE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
target_link_libraries(baize_test_flags INTERFACE baize_source_folder)

# baize_test(NAME FOLDERS folders... DEPENDS libs... [LABEL label]): every *_test.cpp of each tests/FOLDER (not of its
# sub-folders) as one program; tests/folders.tsv of the build lists the folders that it tests (./dev check). Tests
# labelled `exact` or `long` count millions of cases and are not built with sanitizers; other tests run the same code
# with them. The target `exact_tests` builds those that ./dev test runs.
add_custom_target(exact_tests)
file(REMOVE ${PROJECT_BINARY_DIR}/tests/folders.tsv)
function(baize_test name)
    cmake_parse_arguments(ARG "" "LABEL" "FOLDERS;DEPENDS" ${ARGN})
    if(NOT ARG_LABEL)
        set(ARG_LABEL fast)
    endif()
    set(test_folders ${ARG_FOLDERS})
    set_property(GLOBAL APPEND PROPERTY baize_test_folders ${ARG_FOLDERS})
    list(TRANSFORM ARG_FOLDERS REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/tests/\\1/*_test.cpp")
    file(GLOB sources CONFIGURE_DEPENDS ${ARG_FOLDERS})
    if(NOT sources OR (BAIZE_SANITIZE AND ARG_LABEL MATCHES "^(exact|long)$"))
        return()
    endif()
    add_executable(${name}_test ${sources})
    set_property(GLOBAL APPEND PROPERTY baize_test_programs ${name}_test)
    target_include_directories(${name}_test PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(${name}_test PRIVATE ${ARG_DEPENDS} GTest::gmock GTest::gtest GTest::gtest_main)
    if(ARG_LABEL MATCHES "^(exact|long)$")
        target_link_libraries(${name}_test PRIVATE baize_source_folder)
        target_compile_options(${name}_test PRIVATE -O2)
    else()
        target_link_libraries(${name}_test PRIVATE baize_test_flags)
        target_precompile_headers(${name}_test REUSE_FROM baize_test_headers)
    endif()
    if(ARG_LABEL STREQUAL "exact")
        add_dependencies(exact_tests ${name}_test)
    endif()
    baize_compile_together(${name}_test)
    foreach(folder IN LISTS test_folders)
        file(APPEND ${CMAKE_CURRENT_BINARY_DIR}/folders.tsv "${name}_test\t${folder}\n")
    endforeach()
    if(NOT ARG_LABEL STREQUAL "fast")
        gtest_discover_tests(${name}_test DISCOVERY_TIMEOUT 60 PROPERTIES
            LABELS ${ARG_LABEL} FAIL_REGULAR_EXPRESSION "Running 0 tests")
        return()
    endif()
    # Two processes run half of a program's tests each: starting one process per test would take longer than the tests.
    foreach(half 0 1)
        add_test(NAME ${name}_${half} COMMAND ${name}_test --gtest_brief=1)
        set_tests_properties(${name}_${half} PROPERTIES
            LABELS fast ENVIRONMENT "GTEST_TOTAL_SHARDS=2;GTEST_SHARD_INDEX=${half}")
    endforeach()
    set_tests_properties(${name}_0 PROPERTIES FAIL_REGULAR_EXPRESSION "] 0 tests from")
endfunction()
