#include "engine/poker/hand/strength.h"

#include "engine/hands/omaha.h"

namespace baize::poker {
namespace {

// REQUIRES: `count` cards, all seen.
template <std::size_t N>
[[nodiscard]] CardSet set_of(const std::array<Face, N>& faces, std::size_t count) {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < count; ++i)
        bits |= faces[i].bit();
    const CardSet set = CardSet::of_bits(bits);
    BAIZE_CHECK((set - CardSet::full_deck()).empty());
    return set;
}

[[nodiscard]] CardSet board_of(const Cards& cards) {
    BAIZE_CHECK(cards.board_count == cards.board.size());
    return set_of(cards.board, cards.board.size());
}

[[nodiscard]] Strength strength_on(CardSet board, const VariantFacts& game, CardSet hole) {
    if (game.uses == HoleCards::exactly_two)
        return {rank_omaha(hole, board), game.hilo ? rank_omaha_low(hole, board) : LowRank{}};
    const CardSet all = hole | board;
    return {rank_best_five(all), game.hilo ? rank_low(all) : LowRank{}};
}

}  // namespace

Strength strength_of(const Rules& rules, const Cards& cards, Seat seat) {
    return strength_on(
        board_of(cards), facts(rules), set_of(cards.hole[seat], cards.hole_count[seat]));
}

void expect_strength(const Rules& rules, const Cards& cards, Seat seat) {
    const bool is_complete = cards.board_count == cards.board.size();
    if (!is_complete || facts(rules).uses == HoleCards::exactly_two) return;
    const CardSet all = board_of(cards) | set_of(cards.hole[seat], cards.hole_count[seat]);
    five_card_tables.five_to_seven.expect(HandTally::of(all));
}

Strengths strengths_of(const Rules& rules, const Cards& cards, SeatSet seats) {
    Strengths strengths{};
    const CardSet board = board_of(cards);
    const VariantFacts& game = facts(rules);
    for (const Seat seat : seats) {
        strengths[seat] =
            strength_on(board, game, set_of(cards.hole[seat], cards.hole_count[seat]));
    }
    return strengths;
}

}  // namespace baize::poker
