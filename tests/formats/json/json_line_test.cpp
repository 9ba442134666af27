#include "formats/json/json_line.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/json/json_fields.h"

namespace baize {
namespace {

std::string error_about(const std::string& text) {
    JsonLine line;
    return line.read(text) ? std::string() : line.error_text();
}

TEST(JsonLine, KeepsTheOrderAndThePlaceOfEveryValue) {
    JsonLine line;
    ASSERT_TRUE(line.read(R"({"a":[1,{"b":"x"}],"c":true})"));
    const JsonValue* const list = line.find(line.root(), "a");
    ASSERT_NE(list, nullptr);
    EXPECT_EQ(list->count, 2U);
    const JsonValue& object = *++line.inside(*list).begin();
    const JsonValue* const inner = line.find(object, "b");
    ASSERT_NE(inner, nullptr);
    EXPECT_EQ(line.path(*inner), "a[1].b");
    EXPECT_EQ(line.text(*inner), "x");
    EXPECT_EQ(line.find(line.root(), "b"), nullptr);
}

TEST(JsonLine, RefusesAFieldGivenTwice) {
    EXPECT_EQ(error_about(R"({"a":1,"b":{"c":1,"c":2}})"), "b.c: given twice");
    // The same name written with an escape is the same field.
    EXPECT_EQ(error_about(R"({"a":1,"\u0061":1})"), "a: given twice");
}

// Most names of fields differ in their length, first or last letter; these do not.
TEST(JsonLine, FindsAFieldGivenTwiceAmongManyThatLookAlike) {
    EXPECT_EQ(error_about(R"({"aba":1,"aca":2,"ada":3,"":4})"), "");
    for (int twice = 0; twice < 63; ++twice) {
        std::string many = "{";
        for (int i = 0; i < 63; ++i)
            many += "\"k" + std::to_string(10 + i) + "s\":0,";
        const std::string name = "k" + std::to_string(10 + twice) + "s";
        EXPECT_EQ(error_about(many + "\"" + name + "\":0}"), name + ": given twice");
    }
}

TEST(JsonLine, ReadsTextsWithAndWithoutEscapes) {
    JsonLine line;
    ASSERT_TRUE(line.read(
        R"({"plain":"all of it","":"","\u0061b":"\n","c\u0064":"a\"b","long":"one\ttwo\tthree"})"));
    const auto text_of = [&](std::string_view key) {
        const JsonValue* const found = line.find(line.root(), key);
        return found == nullptr ? "no such field" : std::string(line.text(*found));
    };
    EXPECT_EQ(text_of("plain"), "all of it");
    EXPECT_EQ(text_of(""), "");
    EXPECT_EQ(text_of("ab"), "\n");
    EXPECT_EQ(text_of("cd"), "a\"b");
    EXPECT_EQ(text_of("long"), "one\ttwo\tthree");
    // The next line leaves nothing of the one before.
    ASSERT_TRUE(line.read(R"(["x","\u0079z"])"));
    EXPECT_EQ(line.text(*line.inside(line.root()).begin()), "x");
    EXPECT_EQ(line.text(*++line.inside(line.root()).begin()), "yz");
}

TEST(JsonLine, RefusesTextThatIsNotOneValue) {
    for (const std::string text : {R"({"a":1)",
                                   R"({"a":1} {"b":2})",
                                   R"({"a":1,})",
                                   "{'a':1}",
                                   "// no",
                                   "nul",
                                   "\xEF\xBB\xBF{}",
                                   "{\"a\":\"\xFF\"}",
                                   "[1 2]"}) {
        EXPECT_NE(error_about(text).find("broken JSON"), std::string::npos) << text;
    }
    EXPECT_EQ(error_about(""), "empty line");
    EXPECT_EQ(error_about(" \t\r"), "empty line");
}

TEST(JsonLine, RefusesAbsurdDepthAndLength) {
    EXPECT_FALSE(error_about(std::string(100, '[') + std::string(100, ']')).empty());
    EXPECT_NE(error_about(std::string(json_line_size_max + 1, ' ') + "{}").find("longer than"),
              std::string::npos);
    std::string many = "{";
    for (int i = 0; i < 100; ++i)
        many += (i > 0 ? ",\"k" : "\"k") + std::to_string(i) + "\":0";
    EXPECT_EQ(error_about(many + "}"), "too many fields");
}

TEST(JsonFields, MoneyIsAWholeNumberOfCentsUpTo2To63Minus1) {
    const auto read = [](const std::string& number, std::string& error_text) {
        JsonLine line;
        EXPECT_TRUE(line.read("{\"m\":" + number + "}"));
        const Money money = read_money(line, *line.find(line.root(), "m"));
        error_text = line.error_text();
        return money.cents();
    };
    std::string error_text;
    EXPECT_EQ(read("9223372036854775807", error_text), 9223372036854775807);
    EXPECT_EQ(error_text, "");
    for (const std::string bad :
         {"9223372036854775808", "18446744073709551616", "1.0", "1e2", "-0"}) {
        EXPECT_EQ(read(bad, error_text), 0) << bad;
        EXPECT_EQ(error_text, "m: must be a whole number up to 2^63-1, without point or exponent")
            << bad;
    }
    EXPECT_EQ(read("-1", error_text), 0);
    EXPECT_EQ(error_text, "m: must be at least 0");
    EXPECT_EQ(read("\"5\"", error_text), 0);
    EXPECT_EQ(error_text, "m: must be a whole number, not a string");
}

TEST(JsonLine, LongFieldNamesAreTruncatedInErrors) {
    JsonLine line;
    ASSERT_TRUE(line.read("{\"" + std::string(5000, 'x') + "\":1}"));
    line.add_error(*line.inside(line.root()).begin(), "unknown field");
    EXPECT_LT(line.error_text().size(), 200U);
}

}  // namespace
}  // namespace baize
