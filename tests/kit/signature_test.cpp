// Computes a signature of every game's money and compares it with tests/signatures.txt. For a house
// game, the settlement lines of fixed random boxes are hashed, legal and irregular ones; for a
// poker game, the events of fixed random hands. A change of a rule therefore changes the file, and
// its commit names the clause.
#include <cstdint>
#include <fstream>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "engine/banked/machine/play.h"
#include "engine/core/deck.h"
#include "engine/games/registry.h"
#include "engine/poker/random_hands.h"
#include "engine/poker/rules/variant.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"
#include "kit/source_folder.h"

namespace baize {
namespace {

constexpr int rounds_a_game = 20'000;
constexpr std::uint64_t hands_a_game = 1'000;

// Adds the text to an FNV-1a hash, which changes with every byte.
void mix(std::uint64_t& hash, std::string_view text) {
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
}

Round random_round(const GameHooks& game, SeededSource& source) {
    Deck deck = Deck::standard();
    shuffle(deck.stub(), source);
    Round round;
    Box& box = round.boxes[0];
    for (std::size_t i = 0; i < game.facts().hand_size; ++i) {
        box.cards.push_back(deck.draw());
        round.dealer.push_back(deck.draw());
    }
    for (std::size_t i = 0; i < 5; ++i)
        round.community.push_back(deck.draw());
    const Money ante = Money::of_cents(100 + source.below(4900));
    for (Money& stake : box.stake) {
        const std::uint32_t kind = source.below(4);  // no wager, an exact multiple, or any amount
        if (kind > 0) stake = kind == 3 ? Money::of_cents(source.below(9000)) : ante * kind;
    }
    const std::uint32_t end = source.below(8);
    box.standing = end == 0 ? Standing::folded : end == 1 ? Standing::active : Standing::played;
    box.decided_on = static_cast<std::uint8_t>(source.below(3));
    round.dealer_shown = true;
    round.phase = Phase::over;
    return round;
}

std::string in_hex(std::uint64_t hash) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4)
        text += digits[hash >> shift & 0xFU];
    return text;
}

std::string signature(const GameHooks& game) {
    SeededSource source(20260101);
    Rules rules = game.published();
    std::uint64_t hash = 0xCBF29CE484222325U;
    BoxSettlement lines;
    for (int i = 0; i < rounds_a_game; ++i) {
        for (const TableChoice& choice : game.facts().choices) {
            rules.tables[choice.slot] =
                choice.tables[source.below(static_cast<std::uint32_t>(choice.tables.size()))];
        }
        rules.limits = {};
        if (source.below(3) == 0) rules.limits.max = Money::of_cents(2000);
        if (source.below(3) == 0) rules.limits.chip = Money::of_cents(250);
        const Round round = random_round(game, source);
        settle_box(game, rules, round, 0, lines);
        for (const SettledWager& line : lines) {
            mix(hash, name(line.wager));
            mix(hash, name(line.verdict));
            mix(hash, to_string(line.staked));
            mix(hash, to_string(line.back));
            mix(hash, line.clause.id());
        }
        mix(hash, game.jackpot_claim(rules, round, 0).clause.id());
    }
    return in_hex(hash);
}

void mix(std::uint64_t& hash, const poker::Event& event) {
    mix(hash, name(event.what));
    mix(hash, std::to_string(event.seat) + " " + std::to_string(event.pot));
    for (const poker::Face face : event.cards)
        mix(hash, face.is_seen() ? to_string(face.card()) : "-");
    mix(hash, event.clause.id());
    mix(hash, event.all_in ? " all in " : " ");
    mix(hash, to_string(event.amount));
}

// Returns the signature of a poker game: over tables of all structures, with two to ten players.
std::string signature(poker::Variant variant) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (std::uint64_t i = 0; i < hands_a_game; ++i) {
        // Consecutive numbers cycle through the games.
        const std::uint64_t number = i * poker::variant_count + static_cast<std::uint64_t>(variant);
        poker::RandomHand hand(number, poker::few_checks);
        EXPECT_EQ("", hand.play()) << "hand " << number;
        EXPECT_EQ(variant, hand.table().rules.variant);
        for (const poker::Event& event : hand.events())
            mix(hash, event);
        for (const Money stack : hand.hand().stacks)
            mix(hash, to_string(stack));
    }
    return in_hex(hash);
}

TEST(Signature, EqualsTheRecordedOne) {
    std::ifstream file(source_folder() / "tests/signatures.txt");
    std::map<std::string, std::string> known;
    std::string game;
    std::string value;
    while (file >> game >> value)
        known[game] = value;
    const auto expect_known = [&](const std::string& name, const std::string& found) {
        EXPECT_EQ(known[name], found)
            << "the rules of " << name << " have moved: if that is meant, write the new value into "
            << "tests/signatures.txt and the clause into the commit";
    };
    for (const GameHooks& hooks : house_games())
        expect_known(std::string(hooks.facts().name), signature(hooks));
    for (std::size_t i = 0; i < poker::variant_count; ++i) {
        const auto variant = static_cast<poker::Variant>(i);
        expect_known(std::string(poker::facts(variant).name), signature(variant));
    }
    EXPECT_EQ(known.size(), house_games().size() + poker::variant_count);
}

}  // namespace
}  // namespace baize
