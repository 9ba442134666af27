// The little Markdown that our documents use, as HTML: headings, paragraphs, tables, lists, lines
// set in by four, and `code`, **bold**, *italic* and [links](to) within them.
#pragma once

#include <string>
#include <string_view>

namespace baize::report {

// What stands under the first heading "## ..." that holds the words, up to the next of that size;
// empty when there is none.
[[nodiscard]] std::string_view section_of(std::string_view document, std::string_view words);

// Links keep their words and lose their address: a report stands alone.
[[nodiscard]] std::string html_of_markdown(std::string_view text);

}  // namespace baize::report
