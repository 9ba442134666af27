// Converts the subset of Markdown in the documents of Baize to HTML: headings, paragraphs, tables,
// lists, lines indented by four, and inside them `code`, **bold**, *italic* and [links](to).
#pragma once

#include <string>
#include <string_view>

namespace baize::report {

// Returns the text under the first heading "## ..." that contains the words, up to the next heading
// of that size; empty if there is none.
[[nodiscard]] std::string_view section_of(std::string_view document, std::string_view words);

// Links keep their words but lose their address, because a report must be self-contained.
[[nodiscard]] std::string html_of_markdown(std::string_view text);

}  // namespace baize::report
