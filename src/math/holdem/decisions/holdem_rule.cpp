#include "math/holdem/decisions/holdem_rule.h"

#include <bit>
#include <optional>

namespace baize::exact::holdem {
namespace {

Card card_of(unsigned rank, unsigned suit) {
    return {static_cast<Rank>(rank), static_cast<Suit>(suit)};
}

// Returns a card of this rank that is still in the deck, of suit `first` or a later one.
std::optional<Card> card_left(CardSet gone, unsigned rank, unsigned first) {
    for (unsigned suit = suit_count; suit-- > first;) {
        if (!gone.contains(card_of(rank, suit))) return card_of(rank, suit);
    }
    return std::nullopt;
}

constexpr unsigned seen_suit = 0;

// Returns a card that is in or out from the view of the suit.
std::optional<Card> card_seen(CardSet gone, unsigned seen) {
    if (seen >= first_out) return card_left(gone, seen - first_out, seen_suit + 1);
    const Card card = card_of(seen, seen_suit);
    return gone.contains(card) ? std::nullopt : std::optional(card);
}

bool plays_with(HoldemRule::OnBoard rule,
                CardSet board,
                std::optional<Card> one,
                std::optional<Card> other) {
    if (!one || !other) return false;
    CardSet hole;
    hole.insert(*one);
    hole.insert(*other);
    return rule(hole, board);
}

}  // namespace

CardSet example_of_start(std::size_t pair, bool suited) {
    CardSet cards;
    cards.insert(card_of(pairs[pair].high, 0));
    cards.insert(card_of(pairs[pair].low, suited ? 0 : 1));
    return cards;
}

Choices choices_by(HoldemRule::OnBoard rule, const EarlyBoard& board) {
    Choices choices{};
    for (std::size_t pair = 0; pair < pair_count; ++pair) {
        const auto [high, low] = pairs[pair];
        unsigned chosen = 0;
        for (unsigned left = board.live(pairs[pair]); left != 0; left &= left - 1) {
            const auto bit = static_cast<unsigned>(std::countr_zero(left));
            CardSet hole;
            hole.insert(card_of(high, bit / 4));
            hole.insert(card_of(low, bit % 4));
            if (rule(hole, board.cards)) chosen |= 1U << bit;
        }
        choices[pair] = static_cast<SuitBits>(chosen);
    }
    return choices;
}

HoleRow answers_in_view(HoldemRule::OnBoard rule, Ranks in, Ranks out) {
    CardSet board;
    for (const unsigned rank : in)
        board.insert(card_of(rank, seen_suit));
    for (unsigned i = 0; i < out.size(); ++i)  // At most two, each with its own suit.
        board.insert(card_of(out[i], seen_suit + 1 + i));
    HoleRow answers{};
    for (std::size_t hole = 0; hole < hole_places; ++hole) {
        if (holes[hole].ways == 0) continue;
        const std::optional<Card> one = card_seen(board, holes[hole].one);
        CardSet gone = board;
        if (one) gone.insert(*one);
        if (plays_with(rule, board, one, card_seen(gone, holes[hole].other))) answers[hole] = -1;
    }
    return answers;
}

// Four successive cards have four suits, so a repeated rank never has the same card twice and no
// suit has three cards.
PairAnswers answers_by_ranks(HoldemRule::OnBoard rule, const std::array<std::uint8_t, 5>& ranks) {
    CardSet board;
    for (unsigned i = 0; i < ranks.size(); ++i)
        board.insert(card_of(ranks[i], i % suit_count));
    PairAnswers answers{};
    for (std::size_t pair = 0; pair < pair_count; ++pair) {
        const std::optional<Card> one = card_left(board, pairs[pair].high, 0);
        CardSet gone = board;
        if (one) gone.insert(*one);
        answers[pair] = plays_with(rule, board, one, card_left(gone, pairs[pair].low, 0));
    }
    return answers;
}

}  // namespace baize::exact::holdem
