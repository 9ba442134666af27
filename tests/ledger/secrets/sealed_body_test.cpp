#include "ledger/secrets/sealed_body.h"

#include <gtest/gtest.h>

#include "ledger/secrets/vault.h"

namespace baize::ledger {
namespace {

std::vector<std::byte> bytes_of(std::string_view text) {
    const Bytes bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

SecretKey key_of(std::uint8_t number) {
    std::array<std::byte, 32> bytes{};
    bytes.fill(static_cast<std::byte>(number));
    return SecretKey(bytes);
}

class SealedBodies : public testing::Test {
  protected:
    SealedBodies() {
        head.sequence = 300;
        head.stream = {StreamKind::table, 7};
        head.kind = 11;
        seal_body(head, sealing, plain, body);
    }

    [[nodiscard]] bool opens(const EventHead& of, const std::vector<std::byte>& changed) const {
        std::vector<std::byte> opened;
        return open_body(of, changed, sealing.key, opened) && opened == plain;
    }

    EventHead head{};
    Sealing sealing{{7, 129}, key_of(1), bytes_of("promise")};
    std::vector<std::byte> plain = bytes_of("the ace of spades and fifty-one others");
    std::vector<std::byte> body{};
};

TEST_F(SealedBodies, OpenWithTheirKeyAndShowTheirRoundToAll) {
    EXPECT_TRUE(opens(head, body));
    const auto sealed = sealed_body(body);
    ASSERT_TRUE(sealed);
    EXPECT_EQ((SealName{7, 129}), sealed->name);
    EXPECT_EQ(sealing.open, std::vector<std::byte>(sealed->open.begin(), sealed->open.end()));
    EXPECT_EQ(plain.size() + box_overhead, sealed->box.size());
    std::vector<std::byte> opened;
    EXPECT_FALSE(open_body(head, body, key_of(2), opened));
}

TEST_F(SealedBodies, ChangeOfAnyBitIsFound) {
    for (std::size_t bit = 0; bit < 8 * body.size(); ++bit) {
        std::vector<std::byte> changed = body;
        changed[bit / 8] ^= std::byte{1} << (bit % 8);
        EXPECT_FALSE(opens(head, changed)) << bit;
    }
    body.pop_back();
    EXPECT_FALSE(opens(head, body));
}

TEST_F(SealedBodies, AreBoundToTheirEvent) {
    for (const auto change : {+[](EventHead& other) { ++other.sequence; },
                              +[](EventHead& other) { ++other.stream.number; },
                              +[](EventHead& other) { ++other.version; },
                              +[](EventHead& other) { other.time = Moment::of_microseconds(9); },
                              +[](EventHead& other) { ++other.actor; },
                              +[](EventHead& other) { ++other.command; },
                              +[](EventHead& other) { ++other.rules; },
                              +[](EventHead& other) { ++other.kind; }}) {
        EventHead other = head;
        change(other);
        EXPECT_FALSE(opens(other, body));
    }
}

// After a crash another deck may be written under the same number, table and round: the first
// version on the disk reveals nothing about it, because the nonce differs.
TEST_F(SealedBodies, DifferentContentsHaveDifferentNonces) {
    std::vector<std::byte> other = plain;
    other.back() ^= std::byte{1};
    std::vector<std::byte> again;
    seal_body(head, sealing, other, again);
    ASSERT_EQ(body.size(), again.size());
    const Bytes first = sealed_body(body)->box.first(24);
    const Bytes second = sealed_body(again)->box.first(24);
    EXPECT_FALSE(std::equal(first.begin(), first.end(), second.begin()));
    seal_body(head, sealing, plain, again);
    EXPECT_EQ(body, again);
}

TEST_F(SealedBodies, PlainBodiesAreNotTakenForEncryptedOnes) {
    EXPECT_FALSE(sealed_body({}));
    EXPECT_FALSE(sealed_body(bytes_of(std::string(80, '\0'))));
    EXPECT_FALSE(sealed_body(bytes_of(std::string(80, '\1'))));
    EXPECT_FALSE(sealed_body(Bytes(body).first(20)));
}

TEST(Vault, KeysOfRoundsAreIndependent) {
    const Vault vault(key_of(5));
    EXPECT_EQ(vault.round_key({1, 2}), vault.round_key({1, 2}));
    EXPECT_NE(vault.round_key({1, 2}), vault.round_key({2, 1}));
    EXPECT_NE(vault.round_key({1, 2}), vault.round_key({1, 3}));
    EXPECT_NE(vault.round_key({0, 0}), vault.snapshot_key());
    EXPECT_NE(vault.round_key({1, 2}), Vault(key_of(6)).round_key({1, 2}));
    EXPECT_NE(lock_of({1, 2}, key_of(5)), lock_of({1, 2}, key_of(6)));
    EXPECT_NE(lock_of({1, 2}, key_of(5)), lock_of({2, 2}, key_of(5)));
}

TEST(Vault, WithoutMasterKeyHasOnlyDisclosedKeys) {
    Vault vault;
    EXPECT_FALSE(vault.has_master());
    EXPECT_FALSE(vault.snapshot_key());
    EXPECT_FALSE(vault.round_key({1, 2}));
    vault.disclose({1, 2}, key_of(9));
    vault.disclose({1, 2}, key_of(8));
    EXPECT_EQ(key_of(9), vault.round_key({1, 2}));
    EXPECT_FALSE(vault.round_key({1, 3}));
}

}  // namespace
}  // namespace baize::ledger
