#include "ledger/record/short_hashes.h"

#include <vector>

#include <gtest/gtest.h>

#include "engine/random/seeded_source.h"

namespace baize::ledger {
namespace {

// The other method is libsodium's, one message after the other.
TEST(ShortHashes, AreThoseOfOneMessageAfterTheOther) {
    SeededSource chance(20);
    for (std::size_t length = 0; length <= short_message_most; ++length) {
        const std::size_t count = length % 11;
        std::vector<ShortMessage> messages(count);
        for (ShortMessage& message : messages) {
            for (std::size_t i = 0; i < length; ++i)
                message[i] = static_cast<std::byte>(chance.below(256));
        }
        std::vector<Hash> hashes(count);
        hash_short(messages, length, hashes);
        for (std::size_t i = 0; i < count; ++i) {
            EXPECT_EQ(hashes[i], hash_of({messages[i].data(), length}))
                << "message " << i << " of " << count << ", " << length << " bytes";
        }
    }
}

}  // namespace
}  // namespace baize::ledger
