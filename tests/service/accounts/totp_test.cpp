// One-time codes against the test values of the standards.
#include "service/accounts/totp.h"

#include <span>

#include <gtest/gtest.h>

#include "accounts_kit.h"

namespace baize::server {
namespace {

ledger::Bytes bytes_of(const std::string& text) {
    return std::as_bytes(std::span(text));
}

const std::string standard_secret = "12345678901234567890";

// RFC 6238, Appendix B, the rows of SHA-1.
TEST(Totp, HasTheCodesOfRfc6238) {
    const auto code = [](std::int64_t seconds) {
        const Moment now = Moment::of_microseconds(seconds * 1'000'000);
        return totp_code(bytes_of(standard_secret), totp_step(now), 8);
    };
    EXPECT_EQ("94287082", code(59));
    EXPECT_EQ("07081804", code(1'111'111'109));
    EXPECT_EQ("14050471", code(1'111'111'111));
    EXPECT_EQ("89005924", code(1'234'567'890));
    EXPECT_EQ("69279037", code(2'000'000'000));
    EXPECT_EQ("65353130", code(20'000'000'000));
}

// RFC 4226, Appendix D.
TEST(Totp, HasTheCodesOfRfc4226) {
    constexpr std::array codes{"755224",
                               "287082",
                               "359152",
                               "969429",
                               "338314",
                               "254676",
                               "287922",
                               "162583",
                               "399871",
                               "520489"};
    for (std::size_t step = 0; step < codes.size(); ++step)
        EXPECT_EQ(codes.at(step), totp_code(bytes_of(standard_secret), step, 6)) << step;
}

// RFC 4648, section 10, without the padding.
TEST(Totp, WritesBase32AsRfc4648) {
    EXPECT_EQ("", base32_of(bytes_of("")));
    EXPECT_EQ("MY", base32_of(bytes_of("f")));
    EXPECT_EQ("MZXQ", base32_of(bytes_of("fo")));
    EXPECT_EQ("MZXW6", base32_of(bytes_of("foo")));
    EXPECT_EQ("MZXW6YQ", base32_of(bytes_of("foob")));
    EXPECT_EQ("MZXW6YTB", base32_of(bytes_of("fooba")));
    EXPECT_EQ("MZXW6YTBOI", base32_of(bytes_of("foobar")));
}

TEST(Totp, TakesCodesOfThisStepAndItsNeighboursThatWereNotTaken) {
    const Moment now = Moment::of_microseconds(59'000'000);  // in step 1
    const auto match = [&](std::string_view code, std::uint64_t taken) {
        return totp_match(bytes_of(standard_secret), code, now, taken);
    };
    EXPECT_EQ(1U, match("287082", 0));
    EXPECT_EQ(1U, match(" 287 082 ", 0));
    EXPECT_EQ(2U, match("359152", 0));
    EXPECT_EQ(std::nullopt, match("287082", 1));
    EXPECT_EQ(std::nullopt, match("287082", 2));
    EXPECT_EQ(2U, match("359152", 1));
    EXPECT_EQ(std::nullopt, match("969429", 0));  // of step 3
    EXPECT_EQ(std::nullopt, match("", 0));
    EXPECT_EQ(std::nullopt, match("28708", 0));
    EXPECT_EQ(std::nullopt, match("2870820", 0));
    const Moment next = Moment::of_microseconds(60'000'000);
    EXPECT_EQ(1U, totp_match(bytes_of(standard_secret), "287082", next, 0));
    const Moment late = Moment::of_microseconds(90'000'000);
    EXPECT_EQ(std::nullopt, totp_match(bytes_of(standard_secret), "287082", late, 0));
}

TEST(Totp, AddressEscapesTheName) {
    EXPECT_EQ("otpauth://totp/Baize:Ada%20L%26?secret=MZXW6YTB&issuer=Baize",
              totp_address("MZXW6YTB", "Ada L&"));
}

}  // namespace
}  // namespace baize::server
