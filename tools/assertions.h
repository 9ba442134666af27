// Finds the calls of a test that assert something, and decides whether they depend on the program:
// a comparison of constants holds regardless of the program.
#pragma once

#include <string_view>

#include "tools/source_text.h"
#include "tools/written_values.h"

namespace baize::tools {

// Returns the word that is called at this bracket; for name<T>( it is the name.
[[nodiscard]] std::string_view called_word(std::string_view text, Position bracket);

// True if this call asserts: EXPECT_EQ(...), self.assertEqual(...), expect(...), expect.poll(...).
[[nodiscard]] bool is_assertion(std::string_view text, Position bracket, Language language);

// Returns the content of such a call: the text in its brackets, and in scripts also the matcher
// behind it.
[[nodiscard]] std::string_view said_by(std::string_view text, Position bracket, Language language);

// Returns the variables of a test that are always constant. `outside` are those of its file.
[[nodiscard]] Names constant_names(std::string_view body, Language language, const Names& outside);

// Returns the constants that a file defines outside of its functions, also by #define.
[[nodiscard]] Names constants_of_file(std::string_view text, Language language);

// True if the text has a word that is neither a constant, nor part of a literal, nor from the
// language or its library. `constants` are names of constants.
[[nodiscard]] bool is_about_program(std::string_view text,
                                    Language language,
                                    const Names& constants);

// True if the call asserts something about the program.
[[nodiscard]] bool asserts_at(std::string_view body,
                              Position bracket,
                              Language language,
                              const Names& constants);

// True if the body asserts something about the program, or calls a helper that does.
[[nodiscard]] bool asserts(std::string_view body,
                           Language language,
                           const Names& helpers,
                           const Names& outside);

// True if the body calls one of the functions.
[[nodiscard]] bool calls_any(std::string_view body, const Names& functions);

}  // namespace baize::tools
