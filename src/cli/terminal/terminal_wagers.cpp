#include "cli/terminal/terminal_wagers.h"

#include <algorithm>

#include "cli/terminal/terminal_table.h"
#include "engine/banked/machine/play.h"

namespace baize {

namespace {

// The Blind has the same amount as the Ante.
Money wanted(const Stakes& stakes, Wager wager) {
    return stakes[index(wager == Wager::blind ? Wager::ante : wager)];
}

bool may_check(const DecisionOffers& offers) {
    return std::any_of(offers.begin(), offers.end(), [](const DecisionOffer& offer) {
        return offer.decision == Decision::check;
    });
}

// Returns the smallest wager among the offers; zero if there are none.
Money least_wager(const DecisionOffers& offers) {
    std::optional<Money> least;
    for (const DecisionOffer& offer : offers) {
        if (offer.wager) least = std::min(least.value_or(offer.amount), offer.amount);
    }
    return least.value_or(Money{});
}

}  // namespace

char key_of(Wager wager) {
    switch (wager) {
        case Wager::ante:
        case Wager::blind: return 'a';
        case Wager::pair_plus:
        case Wager::player_poker_extra: return 'p';
        case Wager::trips: return 't';
        case Wager::dealer_poker_extra: return 'x';
        case Wager::jackpot: return 'j';
        case Wager::bet:
        case Wager::play:
        case Wager::flop:
        case Wager::turn:
        case Wager::river:
        case Wager::player_poker_extra_2:
        case Wager::player_poker_extra_3:
        case Wager::ante_bonus:
        case Wager::instant_winner: break;
    }
    return 0;
}

bool BoxWagers::is_empty() const {
    return !has_any_wager(placed_.round.boxes[0]);
}

Result<PlacedWagers> BoxWagers::place_on(const Stakes& stakes) const {
    PlacedWagers placed{fresh_, stakes};
    for (const Wager wager : game_->facts().opening) {
        const Money amount = wanted(stakes, wager);
        if (amount.is_zero()) continue;
        const Act act{player(terminal_player), PlaceWager{0, wager, amount}};
        const Result<Step> step = apply(*game_, *rules_, placed.round, act);
        if (!step) return reject(step.error());
        placed.round = step->round;
    }
    return placed;
}

std::optional<Rejection> BoxWagers::place(const Stakes& stakes) {
    const Result<PlacedWagers> placed = place_on(stakes);
    if (!placed) return placed.error();
    placed_ = *placed;
    return std::nullopt;
}

std::optional<Rejection> BoxWagers::change(Wager wager, Money amount) {
    Stakes stakes = placed_.stakes;
    stakes[index(wager)] = amount;
    return place(stakes);
}

// Returns the offer for this wager, given the wagers before it.
std::optional<WagerSpot> BoxWagers::spot(Wager wager) const {
    Stakes before{};
    for (const Wager other : game_->facts().opening) {
        if (other == wager) break;
        before[index(other)] = placed_.stakes[index(other)];
    }
    const Result<PlacedWagers> placed = place_on(before);
    if (!placed) return std::nullopt;
    for (const Offer& offer : legal(*game_, *rules_, placed->round, player(terminal_player))) {
        const auto* const place = std::get_if<PlaceWager>(&offer.act.action);
        if (place == nullptr || place->box != 0 || place->wager != wager) continue;
        if (place->amount.is_zero()) continue;
        return WagerSpot{key_of(wager),
                         wager,
                         place->amount,
                         offer.most,
                         offer.step,
                         placed_.stakes[index(wager)],
                         offer.clause};
    }
    return std::nullopt;
}

std::vector<WagerSpot> BoxWagers::spots() const {
    std::vector<WagerSpot> spots;
    for (const Wager wager : game_->facts().opening) {
        if (wager == Wager::blind) continue;
        if (const std::optional<WagerSpot> found = spot(wager)) spots.push_back(*found);
    }
    return spots;
}

Money BoxWagers::total() const {
    Money sum;
    for (const Money stake : placed_.round.boxes[0].stake)
        sum += stake;
    return sum;
}

// Returns the wager that the first street without a check requires, at its minimum.
Money BoxWagers::cover() const {
    Round round = placed_.round;
    round.boxes[0].standing = Standing::active;
    for (std::size_t street = 0; street < game_->facts().streets.size(); ++street) {
        round.street = static_cast<std::uint8_t>(street);
        const DecisionOffers offers = game_->decisions(*rules_, round, 0);
        if (!may_check(offers)) return least_wager(offers);
    }
    return Money{};
}

}  // namespace baize
