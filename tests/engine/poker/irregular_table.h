// A live poker table where things go wrong. The deck lies in order from the deuce of clubs unless
// stacked, so that card(n) is the one that lies n cards from the top.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "engine/poker/live/report.h"
#include "engine/poker/live/stub.h"
#include "engine/poker/poker_table.h"
#include "kit/poker_replay.h"

namespace baize::poker {

[[nodiscard]] inline Report found(Irregularity what, int seat = 0) {
    return {.what = what,
            .by = staff(Role::supervisor),
            .seat = seat == 0 ? no_seat : PokerTable::at(seat)};
}

class IrregularTable : public PokerTable {
  public:
    IrregularTable(std::initializer_list<std::int64_t> stacks = {100, 100, 100},
                   Variant variant = Variant::holdem)
        : PokerTable(Structure::no_limit, stacks) {
        rules.dealing = Dealing::live;
        rules.variant = variant;
    }

    // The ruling; no chip may be lost by it.
    Ruling reports(const Report& what) {
        const Result<Ruling> ruling = report(rules, hand, what, events);
        EXPECT_TRUE(ruling) << "refused: " << (ruling ? "" : name(ruling.error().reason));
        EXPECT_EQ(chips(), starting());
        return ruling ? *ruling : Ruling{};
    }

    // Returns the reason for refusing the report; the hand must be unchanged.
    [[nodiscard]] Rejection refused(const Report& what) {
        const Hand before = hand;
        const std::size_t happened = events.size();
        const Result<Ruling> ruling = report(rules, hand, what, events);
        EXPECT_FALSE(ruling);
        EXPECT_EQ(hand, before);
        EXPECT_EQ(events.size(), happened);
        return ruling ? Rejection{} : ruling.error();
    }

    IrregularTable& deals() {
        does({.does = Does::deal});
        return *this;
    }

    IrregularTable& deals(std::string_view cards) {
        Action deal{.does = Does::deal};
        for (std::size_t i = 0; i + 1 < cards.size(); i += 3)
            deal.cards[deal.count++] = Card::parse(cards.substr(i, 2)).value();
        does(deal);
        return *this;
    }

    // All players check or call to the end of the betting round.
    IrregularTable& calls_round() {
        while (hand.phase == Phase::betting)
            may().check ? checks(hand.actor + 1) : calls(hand.actor + 1);
        return *this;
    }

    // The stub comes back upside down.
    IrregularTable& shuffles() {
        CardList<card_count> cards = cards_to_shuffle(hand);
        std::vector<Card> order(cards.begin(), cards.end());
        std::ranges::reverse(order);
        const Result<void> done = reshuffle(rules, hand, order, events);
        EXPECT_TRUE(done) << "refused: " << (done ? "" : name(done.error().reason));
        return *this;
    }

    void hide_deck() { opening.deck = {}; }

    // Returns all chips at the table. Commission on the drop slide counts as part of the pot.
    [[nodiscard]] Money chips() const {
        Money total = hand.fees + hand.commission + hand.time_fees;
        for (const Money stack : hand.stacks)
            total += stack;
        return hand.phase == Phase::over ? total : total + pot_total(hand);
    }

    [[nodiscard]] Money starting() const {
        Money total;
        for (const Money stack : hand.starting)
            total += stack;
        return total;
    }

    [[nodiscard]] std::vector<Face> board() const {
        return {hand.cards.board.begin(), hand.cards.board.begin() + hand.cards.board_count};
    }

    [[nodiscard]] std::vector<Face> burns() const {
        return {hand.cards.burns.begin(), hand.cards.burns.begin() + hand.cards.burn_count};
    }

    [[nodiscard]] std::vector<Face> hole(int seat) const {
        const auto& cards = hand.cards.hole[at(seat)];
        return {cards.begin(), cards.begin() + hand.cards.hole_count[at(seat)]};
    }

    [[nodiscard]] Face top() const { return hand.cards.deck[hand.cards.next]; }
};

[[nodiscard]] inline Face card(std::size_t place) {
    return Card::of_index(place);
}

[[nodiscard]] inline std::vector<Face> faces(std::initializer_list<std::size_t> places) {
    std::vector<Face> list;
    for (const std::size_t place : places)
        list.push_back(card(place));
    return list;
}

[[nodiscard]] inline Face seen(std::string_view text) {
    return Card::parse(text).value();
}

}  // namespace baize::poker
