#include "ledger/record/short_hashes.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/core/check.h"
#include "engine/core/wide.h"

namespace baize::ledger {

namespace {

constexpr std::size_t lane_count = 4;
constexpr std::size_t word_count = 16;
constexpr std::size_t result_words = sizeof(Hash) / sizeof(std::uint64_t);

using Lanes = std::uint64_t __attribute__((vector_size(lane_count * sizeof(std::uint64_t))));

// RFC 7693, 2.6 and 2.7.
constexpr std::array<std::uint64_t, 8> start{0x6a09e667f3bcc908,
                                             0xbb67ae8584caa73b,
                                             0x3c6ef372fe94f82b,
                                             0xa54ff53a5f1d36f1,
                                             0x510e527fade682d1,
                                             0x9b05688c2b3e6c1f,
                                             0x1f83d9abfb41bd6b,
                                             0x5be0cd19137e2179};
constexpr std::array<std::array<std::uint8_t, word_count>, 10> word_order{{
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
}};
constexpr std::size_t round_count = 12;

// No key, 32 bytes of output, no tree mode.
constexpr std::uint64_t parameters = 0x01010000U ^ sizeof(Hash);

// BLAKE2b reads words and lengths as little-endian, which must be the order of the machine.
static_assert(std::endian::native == std::endian::little);

[[gnu::always_inline]] inline void turn(Lanes& word, unsigned bits) {
    word = (word >> bits) | (word << (64 - bits));
}

[[gnu::always_inline]] inline void mix(
    Lanes& a, Lanes& b, Lanes& c, Lanes& d, const Lanes& first, const Lanes& second) {
    a += b + first;
    d ^= a;
    turn(d, 32);
    c += d;
    b ^= c;
    turn(b, 24);
    a += b + second;
    d ^= a;
    turn(d, 16);
    c += d;
    b ^= c;
    turn(b, 63);
}

[[gnu::always_inline]] inline void mix_round(std::array<Lanes, word_count>& v,
                                             const std::array<Lanes, word_count>& message,
                                             const std::array<std::uint8_t, word_count>& order) {
    mix(v[0], v[4], v[8], v[12], message[order[0]], message[order[1]]);
    mix(v[1], v[5], v[9], v[13], message[order[2]], message[order[3]]);
    mix(v[2], v[6], v[10], v[14], message[order[4]], message[order[5]]);
    mix(v[3], v[7], v[11], v[15], message[order[6]], message[order[7]]);
    mix(v[0], v[5], v[10], v[15], message[order[8]], message[order[9]]);
    mix(v[1], v[6], v[11], v[12], message[order[10]], message[order[11]]);
    mix(v[2], v[7], v[8], v[13], message[order[12]], message[order[13]]);
    mix(v[3], v[4], v[9], v[14], message[order[14]], message[order[15]]);
}

// Hashes four messages that each fit into one block.
BAIZE_WIDE void hash_four(const ShortMessage* messages, std::size_t length, Hash* hashes) {
    std::array<Lanes, word_count> message;
    for (std::size_t word = 0; word < word_count; ++word) {
        for (std::size_t lane = 0; lane < lane_count; ++lane) {
            std::uint64_t bits = 0;
            std::memcpy(&bits, messages[lane].data() + word * sizeof(bits), sizeof(bits));
            message[word][lane] = bits;
        }
    }
    std::array<Lanes, word_count> v;
    for (std::size_t i = 0; i < start.size(); ++i) {
        v[i] = Lanes{} + (i == 0 ? start[i] ^ parameters : start[i]);
        v[i + start.size()] = Lanes{} + start[i];
    }
    v[12] ^= Lanes{} + length;
    v[14] = ~v[14];  // marks the last block
    for (std::size_t round = 0; round < round_count; ++round)
        mix_round(v, message, word_order[round % word_order.size()]);
    for (std::size_t word = 0; word < result_words; ++word) {
        const std::uint64_t before = word == 0 ? start[0] ^ parameters : start[word];
        const Lanes result = (v[word] ^ v[word + start.size()]) ^ before;
        for (std::size_t lane = 0; lane < lane_count; ++lane) {
            const std::uint64_t bits = result[lane];
            std::memcpy(hashes[lane].bytes.data() + word * sizeof(bits), &bits, sizeof(bits));
        }
    }
}

}  // namespace

void hash_short(std::span<const ShortMessage> messages,
                std::size_t length,
                std::span<Hash> hashes) {
    BAIZE_CHECK(length <= short_message_most && messages.size() == hashes.size());
    std::size_t done = 0;
    for (; done + lane_count <= messages.size(); done += lane_count)
        hash_four(&messages[done], length, &hashes[done]);
    if (done == messages.size()) return;
    std::array<ShortMessage, lane_count> last{};
    std::array<Hash, lane_count> of_last{};
    std::copy(messages.begin() + static_cast<std::ptrdiff_t>(done), messages.end(), last.begin());
    hash_four(last.data(), length, of_last.data());
    std::copy_n(of_last.begin(),
                messages.size() - done,
                hashes.begin() + static_cast<std::ptrdiff_t>(done));
}

}  // namespace baize::ledger
