#include "service/coach/side_wagers.h"

#include <algorithm>

#include "engine/banked/machine/play.h"
#include "engine/core/check.h"

namespace baize::coach {

namespace {

constexpr bool is_side_wager(Wager wager) {
    return wager >= Wager::pair_plus && wager <= Wager::jackpot;
}

CardSet unseen_by_player(const Round& seen) {
    CardSet left = CardSet::full_deck() - seen.dealer.set() - seen.community.set();
    for (const Box& box : seen.boxes)
        left = left - box.cards.set();
    return left;
}

// Returns the round after the player has chosen this offer.
Round after(const SideWagers& side, const DecisionOffer& offer) {
    Round round = side.seen;
    take_decision(round, round.boxes[side.box], offer);
    return round;
}

// Completes the dealer's hand and the board with unused cards. They do not affect the comparison,
// but the engine requires them to settle.
void lay_out(const GameHooks& game, Round& round, CardSet unseen) {
    std::size_t board = 0;
    for (const Street& street : game.facts().streets)
        board += street.cards;
    while (round.community.size() < board) {
        round.community.push_back(unseen.lowest());
        unseen.erase(unseen.lowest());
    }
    while (round.dealer.size() < game.facts().hand_size) {
        round.dealer.push_back(unseen.lowest());
        unseen.erase(unseen.lowest());
    }
}

WideCents returned(const SideWagers& side, Round round, CardSet unseen) {
    lay_out(side.game, round, unseen);
    BoxSettlement lines;
    settle_box(side.game, side.rules, round, side.box, lines);
    BAIZE_CHECK(!lines.overflowed());
    WideCents sum = 0;
    for (const SettledWager& line : lines) {
        const bool is_theirs = is_side_wager(line.wager) &&
                               index(line.wager) < staked_wager_count &&
                               round.boxes[side.box].owner[index(line.wager)] == side.player;
        if (is_theirs) sum += line.back.cents();
    }
    return sum;
}

template <typename Visit>
void for_each_flop(CardSet from, CardList<5>& flop, Visit visit) {
    if (flop.size() == 3) return visit(flop);
    while (from.size() + flop.size() >= 3) {
        const Card card = from.lowest();
        from.erase(card);
        CardList<5> more = flop;
        more.push_back(card);
        for_each_flop(from, more, visit);
    }
}

}  // namespace

void take_side_wagers(Box& box) {
    for (std::size_t i = 0; i < staked_wager_count; ++i) {
        if (!is_side_wager(static_cast<Wager>(i))) continue;
        box.stake[i] = {};
        box.owner[i] = 0;
        box.overrides[i] = {};
    }
}

bool SideWagers::are_laid() const {
    const Box& hand = seen.boxes[box];
    for (std::size_t i = 0; i < staked_wager_count; ++i) {
        if (is_side_wager(static_cast<Wager>(i)) && hand.stake[i].is_positive() &&
            hand.owner[i] == player)
            return true;
    }
    return false;
}

Fraction SideWagers::lost_by_folding() const {
    if (!are_laid()) return {};
    const DecisionOffers offers = game.decisions(rules, seen, box);
    const auto folds = [](const DecisionOffer& offer) { return offer.decision == Decision::fold; };
    const DecisionOffer* const fold = std::find_if(offers.begin(), offers.end(), folds);
    const DecisionOffer* const other = std::find_if_not(offers.begin(), offers.end(), folds);
    if (fold == offers.end() || other == offers.end()) return {};
    Round staying = after(*this, *other);
    Round folded = after(*this, *fold);
    const CardSet unseen = unseen_by_player(seen);
    const bool has_board = game.facts().streets.back().cards > 0;
    if (!has_board || !seen.community.empty()) {
        return {Fraction::Integer(returned(*this, staying, unseen)) -
                    Fraction::Integer(returned(*this, folded, unseen)),
                1};
    }
    WideCents lost = 0;
    std::int64_t flops = 0;
    CardList<5> none;
    for_each_flop(unseen, none, [&](const CardList<5>& flop) {
        staying.community = flop;
        folded.community = flop;
        const CardSet rest = unseen - flop.set();
        lost += returned(*this, staying, rest) - returned(*this, folded, rest);
        ++flops;
    });
    return {Fraction::Integer(lost), flops};
}

}  // namespace baize::coach
