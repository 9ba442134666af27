// Builds equity questions from text or at random, and compares answers with the slow reference
// implementation.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/deck.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"
#include "math/equity/exact_equity.h"
#include "math/equity/range_text.h"
#include "math/equity/slow_equity.h"

namespace baize::equity {

// "AsKhQd"
inline CardSet cards_of(std::string_view text) {
    CardSet cards;
    for (std::size_t at = 0; at < text.size(); at += 2)
        cards.insert(Card::parse(text.substr(at, 2)).value());
    return cards;
}

inline Question asked(poker::Variant variant,
                      const std::vector<std::string>& hands,
                      std::string_view board = "",
                      std::string_view dead = "") {
    Question question{.variant = variant, .dead = cards_of(dead)};
    for (std::size_t at = 0; at < board.size(); at += 2)
        question.board.push_back(Card::parse(board.substr(at, 2)).value());
    for (const std::string& hand : hands) {
        RangeReading reading = read_range(hand, question.game());
        EXPECT_EQ(reading.error_text, "");
        question.ranges.push_back(std::move(reading.range));
    }
    EXPECT_FALSE(settle_question(question, hands));
    return question;
}

inline Outcomes answered(const Question& question) {
    return count_exactly(question, Matchups(question));
}

inline Outcomes answered(poker::Variant variant,
                         const std::vector<std::string>& hands,
                         std::string_view board = "",
                         std::string_view dead = "") {
    return answered(asked(variant, hands, board, dead));
}

// Makes a question with so many known cards that all boards can be dealt quickly.
struct SmallDeck {
    Question question{};
    std::vector<CardSet> hands{};
};

inline SmallDeck small_deck(poker::Variant variant,
                            std::size_t players,
                            std::size_t unseen,
                            SeededSource& source) {
    SmallDeck small{.question = {.variant = variant}};
    Deck deck = Deck::standard();
    shuffle(deck.stub(), source);
    for (std::size_t player = 0; player < players; ++player) {
        CardSet hand;
        for (std::size_t i = 0; i < small.question.game().hole_cards; ++i)
            hand.insert(deck.draw());
        small.hands.push_back(hand);
        small.question.ranges.push_back({.combos = {{hand, {}}}});
    }
    while (deck.remaining() > unseen)
        small.question.dead.insert(deck.draw());
    return small;
}

inline void expect_same(const Outcomes& outcomes, const slow_equity::Sums& slow) {
    ASSERT_EQ(outcomes.deals(), slow.deals);
    const Fraction::Integer parts = Fraction::Integer(slow.deals) * slow_equity::whole_pot;
    for (std::size_t hand = 0; hand < slow.high.size(); ++hand) {
        const HandFigures figures = outcomes.figures(hand);
        EXPECT_EQ(to_string(figures.high), to_string(Fraction(slow.high[hand], parts)));
        EXPECT_EQ(to_string(figures.low), to_string(Fraction(slow.low[hand], parts)));
        EXPECT_EQ(to_string(figures.equity), to_string(Fraction(slow.parts(hand), parts)));
        EXPECT_EQ(to_string(figures.win), to_string(Fraction(slow.wins[hand], slow.deals)));
        EXPECT_EQ(to_string(figures.tie), to_string(Fraction(slow.ties[hand], slow.deals)));
    }
}

}  // namespace baize::equity
