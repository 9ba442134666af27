#include "ledger/journal/signed_head.h"

#include <gtest/gtest.h>

#include "ledger/record/ledger_samples.h"

namespace baize::ledger {
namespace {

std::vector<std::byte> from_hex(std::string_view text) {
    std::vector<std::byte> bytes;
    for (std::size_t i = 0; i + 1 < text.size(); i += 2)
        bytes.push_back(
            static_cast<std::byte>(std::stoi(std::string(text.substr(i, 2)), nullptr, 16)));
    return bytes;
}

// The second example of RFC 8032, section 7.1.
TEST(LedgerSignatures, AreThoseOfEd25519) {
    const SigningKey key(
        from_hex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"));
    EXPECT_EQ("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
              to_hex(key.public_key()));
    EXPECT_EQ(
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
        to_hex(key.sign(from_hex("72"))));
}

const std::vector<std::byte> secret(32, std::byte{7});

TEST(LedgerSignatures, HeadIsGenuineUnlessAnyByteChanges) {
    SampleLedger sample(3);
    const SignedHead good =
        sign_head(sample.journal.head(), "night of 2026-11-15", SigningKey(secret));
    EXPECT_TRUE(is_genuine(good));
    for (unsigned part = 0; part < 6; ++part) {
        SignedHead changed = good;
        changed.head.sequence += part == 0 ? 1 : 0;
        if (part == 1) changed.head.hash.bytes[31] ^= std::byte{1};
        if (part == 2) changed.head.time = changed.head.time + Span::of_microseconds(1);
        if (part == 3) changed.label += '.';
        if (part == 4) changed.signer = SigningKey(from_hex(std::string(64, '3'))).public_key();
        if (part == 5) changed.signature[5] ^= std::byte{8};
        EXPECT_FALSE(is_genuine(changed)) << part;
    }
}

TEST(LedgerSignatures, HeadsRoundTripAndOtherBytesAreRefused) {
    SampleLedger sample(1);
    const SignedHead good = sign_head(sample.journal.head(), "", SigningKey(secret));
    const std::vector<std::byte> bytes = encode(good);
    EXPECT_EQ(good, decode_signed_head(bytes));
    for (std::size_t size = 0; size < bytes.size(); ++size)
        EXPECT_FALSE(decode_signed_head(Bytes(bytes).first(size)).has_value()) << size;
    std::vector<std::byte> longer = bytes;
    longer.push_back(std::byte{0});
    EXPECT_FALSE(decode_signed_head(longer).has_value());
}

TEST(LedgerSignatures, PrintedHeadsRoundTrip) {
    SampleLedger sample(1);
    const std::string text =
        to_print(sign_head(sample.journal.head(), "night of 2026-11-15", SigningKey(secret)));
    EXPECT_EQ(0U,
              text.find("Baize ledger, night of 2026-11-15\nlast event   3\n"
                        "written      1970-01-01 00:00:01.000000 UTC\nhash         "));
    const std::string hash = to_string(sample.journal.head().hash);
    EXPECT_NE(std::string::npos, text.find(hash.substr(0, 8) + " " + hash.substr(8, 8)));
    for (std::size_t begin = 0, end = 0; end != std::string::npos; begin = end + 1) {
        end = text.find('\n', begin);
        EXPECT_LE(std::min(end, text.size()) - begin, 88U);
    }
}

}  // namespace
}  // namespace baize::ledger
