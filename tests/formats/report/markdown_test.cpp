#include "formats/report/markdown.h"

#include <string>

#include <gtest/gtest.h>

namespace baize::report {
namespace {

TEST(Markdown, ASectionIsFoundByWordsOfItsHeading) {
    const std::string document = "# All\n\nBefore.\n\n## One and Two\nfirst\n\n## Three\nlast\n";
    EXPECT_EQ(section_of(document, "Two"), "\nfirst\n");
    EXPECT_EQ(section_of(document, "Three"), "\nlast\n");
    EXPECT_EQ(section_of(document, "Four"), "");
    EXPECT_EQ(section_of(document, "Before"), "") << "not a heading";
}

TEST(Markdown, WordsInALine) {
    EXPECT_EQ(html_of_markdown("a `b<c` **d *e* f** [g](h.md) 2 * 3"),
              "<p>a <code>b&lt;c</code> <strong>d <em>e</em> f</strong> g 2 * 3</p>\n");
    EXPECT_EQ(html_of_markdown("**open"), "<p>**open</p>\n");
    EXPECT_EQ(html_of_markdown("[not a link]"), "<p>[not a link]</p>\n");
}

TEST(Markdown, LinesOfAParagraphAndItsEnd) {
    EXPECT_EQ(html_of_markdown("one\ntwo\n\nthree\n"), "<p>one two</p>\n<p>three</p>\n");
    EXPECT_EQ(html_of_markdown(""), "");
}

TEST(Markdown, TablesListsAndIndentedBlocks) {
    EXPECT_EQ(html_of_markdown("| a | b |\n| --- | ---: |\n| 1 | **2** |\n"),
              "<table>\n<tr><th>a</th><th>b</th></tr>\n"
              "<tr><td>1</td><td><strong>2</strong></td></tr>\n</table>\n");
    EXPECT_EQ(html_of_markdown("- one\n  goes on\n- two\n"),
              "<ul>\n<li>one goes on</li>\n<li>two</li>\n</ul>\n");
    EXPECT_EQ(html_of_markdown("    N() - N(a)\n    <x>\n"),
              "<pre>N() - N(a)\n&lt;x&gt;\n</pre>\n");
    EXPECT_EQ(html_of_markdown("### Small\ntext"), "<h4>Small</h4>\n<p>text</p>\n");
}

}  // namespace
}  // namespace baize::report
