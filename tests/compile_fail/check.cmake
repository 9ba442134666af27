# cmake -DCASE=file -DCOMPILER=g++ -DINCLUDES=a,b -P check.cmake
file(STRINGS ${CASE} expect REGEX "^// Expect: ")
string(REPLACE "// Expect: " "" expect "${expect}")
if(NOT expect)
    message(FATAL_ERROR "${CASE} has no Expect line")
endif()

string(REPLACE "," ";-I" includes "-I${INCLUDES}")
set(ENV{LC_ALL} C)  # plain quotes in what the compiler says
set(command ${COMPILER} -std=c++20 -fsyntax-only ${includes} ${CASE})

execute_process(COMMAND ${command} RESULT_VARIABLE result ERROR_VARIABLE words)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "The lawful half of ${CASE} does not compile:\n${words}")
endif()

execute_process(COMMAND ${command} -DBAIZE_FORBIDDEN RESULT_VARIABLE result ERROR_VARIABLE words)
if(result EQUAL 0)
    message(FATAL_ERROR "${CASE} compiles, but must not")
endif()
if(NOT words MATCHES "${expect}")
    message(FATAL_ERROR "${CASE} fails, but not with '${expect}':\n${words}")
endif()
