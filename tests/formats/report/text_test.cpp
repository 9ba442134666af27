// Numbers and words on their way into a page.
#include <gtest/gtest.h>

#include "formats/report/html.h"
#include "formats/report/number_text.h"

namespace baize::report {
namespace {

TEST(ReportText, IsEscaped) {
    EXPECT_EQ(escaped("<b> & \"x\" 'y'"), "&lt;b&gt; &amp; &quot;x&quot; &#39;y&#39;");
}

TEST(ReportText, DigitsComeInThrees) {
    EXPECT_EQ(grouped("19933230517200"), "19,933,230,517,200");
    EXPECT_EQ(grouped("-6822631727"), "-6,822,631,727");
    EXPECT_EQ(grouped("1234.5678"), "1,234.5678");
    EXPECT_EQ(grouped("123"), "123");
    EXPECT_EQ(grouped("never"), "never");
    EXPECT_EQ(grouped(""), "");
}

TEST(ReportText, PercentSignsAndWords) {
    EXPECT_EQ(percent(0.0337298, 3), "3.373 %");
    EXPECT_EQ(with_sign(1.5), "+1.5");
    EXPECT_EQ(with_sign(-3), "-3");
    EXPECT_EQ(with_sign(0), "0");
    EXPECT_EQ(in_words("royal_flush"), "Royal flush");
    EXPECT_EQ(in_words(""), "");
}

}  // namespace
}  // namespace baize::report
