#include "house/meters/engine_values.h"

#include <gtest/gtest.h>

namespace baize::house {
namespace {

// [I-87]
TEST(MeterRecords, FractionOfACentHasOneEncoding) {
    for (const char* const text : {"0/1", "1/1", "-7/3", "34060001/10000"}) {
        const std::optional<Fraction> fraction = fraction_of(text);
        ASSERT_TRUE(fraction.has_value()) << text;
        EXPECT_EQ(text, to_string(*fraction));
    }
    for (const char* const text :
         {"", "1", "/", "1/", "/1", "2/4", "01/2", "1/02", "-0/1", "1/0", "1/-2", "+1/2", "1/2 "})
        EXPECT_FALSE(fraction_of(text).has_value()) << text;
}

}  // namespace
}  // namespace baize::house
