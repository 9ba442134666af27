// Which words of a test assert something, and whether they say anything about the program: what
// compares constants with one another would hold whatever the program did.
#pragma once

#include <string_view>

#include "tools/source_text.h"
#include "tools/written_values.h"

namespace baize::tools {

// The word that is called where this bracket opens; of name<T>( the name.
[[nodiscard]] std::string_view called_word(std::string_view text, Position bracket);

// Whether this call asserts: EXPECT_EQ(...), self.assertEqual(...), expect(...), expect.poll(...).
[[nodiscard]] bool is_assertion(std::string_view text, Position bracket, Language language);

// What such a call says: the text in its brackets; in scripts with what is expected of it.
[[nodiscard]] std::string_view said_by(std::string_view text, Position bracket, Language language);

// Variables of a test that hold a constant all the time.
[[nodiscard]] Names constant_names(std::string_view body, Language language);

// Whether the text has a word that is neither a constant, nor a part of a literal, nor of the
// language or its library. `constants` are names that hold constants.
[[nodiscard]] bool is_about_program(std::string_view text,
                                    Language language,
                                    const Names& constants);

// Whether the call asserts something about the program.
[[nodiscard]] bool asserts_at(std::string_view body,
                              Position bracket,
                              Language language,
                              const Names& constants);

// Whether the body asserts something about the program, or calls one of the functions that do.
[[nodiscard]] bool asserts(std::string_view body, Language language, const Names& helpers);

// Whether one of the functions is called.
[[nodiscard]] bool calls_any(std::string_view body, const Names& functions);

}  // namespace baize::tools
