// The judge allocates nothing: it runs tens of millions of times a second in the simulator. Every
// operator new of this program is counted.
#include <cstdlib>
#include <new>
#include <sanitizer/asan_interface.h>

#include <gtest/gtest.h>

#include "engine/allocation/allocations.h"
#include "engine/banked/machine/play.h"
#include "engine/core/deck.h"
#include "engine/games/registry.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

// Memory from the library's other forms of new comes back through the delete below.
// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming): the sanitizer's name
const char* __asan_default_options() {
    return "alloc_dealloc_mismatch=0";
}

// Not inlined, or the compiler would see malloc meet delete and free meet new.
[[gnu::noinline]] void* operator new(std::size_t size) {
    ++baize::allocations();
    if (void* const memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}

[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}

[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace baize {
namespace {

Round random_round(const GameHooks& game, SeededSource& source) {
    Deck deck = Deck::standard();
    shuffle(deck.stub(), source);
    Round round;
    const std::size_t size = game.facts().hand_size;
    Box& box = round.boxes[0];
    for (std::size_t i = 0; i < size; ++i) {
        box.cards.push_back(deck.draw());
        round.dealer.push_back(deck.draw());
    }
    for (std::size_t i = 0; i < 5; ++i)
        round.community.push_back(deck.draw());
    for (Money& stake : box.stake)
        stake = Money::of_cents(source.below(5000));
    box.standing = source.below(2) == 0 ? Standing::played : Standing::folded;
    round.dealer_shown = true;
    round.phase = Phase::over;
    return round;
}

TEST(Allocation, NoGameAllocatesToSettleOrToJudgeAJackpotWager) {
    SeededSource source(1);
    for (const GameHooks& game : house_games()) {
        const Rules rules = game.published();
        BoxSettlement lines;
        const Round first = random_round(game, source);
        settle_box(game, rules, first, 0, lines);  // ranking tables are built once
        (void)game.jackpot_claim(rules, first, 0);
        for (int i = 0; i < 2000; ++i) {
            const Round round = random_round(game, source);
            const std::size_t before = allocations();
            settle_box(game, rules, round, 0, lines);
            const JackpotClaim claim = game.jackpot_claim(rules, round, 0);
            EXPECT_EQ(allocations(), before) << game.facts().name;
            EXPECT_TRUE(lines.size() > 0 || claim.clause.is_set());
        }
    }
}

}  // namespace
}  // namespace baize
