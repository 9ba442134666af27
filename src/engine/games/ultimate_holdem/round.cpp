// The stakes and decisions offered at Ultimate Texas Hold'em: rule 3 before the deal, rule 4 after.
#include "engine/games/ultimate_holdem/game.h"
#include "engine/games/ultimate_holdem/rules.h"
#include "engine/games/ultimate_holdem/stakes.h"
#include "engine/hands/describe.h"
#include "engine/hands/five_card.h"

namespace baize::ultimate_holdem {

namespace {

// One hand per player, one player per area, one wager of each kind per area.
std::optional<Rejection> check_area(const Round& round, const PlaceWager& wager, Actor by) {
    for (std::size_t i = 0; i < boxes_max; ++i) {
        if (i != wager.box && hand_owner(round.boxes[i]) == by.player) {
            return Rejection{Reason::one_hand_a_player, "UTH 3.3"_clause};
        }
    }
    const Box& box = round.boxes[wager.box];
    const PlayerId owner = hand_owner(box);
    if (owner == 0 || owner == by.player) return std::nullopt;
    if (!box.has(wager.wager)) return Rejection{Reason::area_taken, "UTH 3.7(a)"_clause};
    return Rejection{Reason::second_wager_in_area,
                     wager.wager == Wager::ante    ? "UTH 3.6"_clause
                     : wager.wager == Wager::blind ? "UTH 3.12"_clause
                                                   : "UTH 3.17"_clause};
}

StakeRange exactly(Money amount, Clause clause) {
    return {.min = amount, .max = amount, .below = clause, .above = clause};
}

// Ante and Blind must be equal: the one placed second must match the first.
struct Twin {
    Money stake{};
    Clause clause{};
};

Twin twin_of(const Box& box, Wager wager) {
    if (wager == Wager::ante) return {box[Wager::blind], "UTH 3.8"_clause};
    return {box[Wager::ante], "UTH 3.13"_clause};
}

CardSet seven_cards(const CardList<5>& hole, const Round& round) {
    return hole.set() | round.community.set();
}

}  // namespace

const GameFacts& UltimateHoldem::facts() {
    return ultimate_holdem::facts;
}

Rules UltimateHoldem::published() {
    Rules rules;
    rules.seats = perth_seats;
    rules.tables = {blind_tables[0], trips_tables[0]};
    return rules;
}

Result<StakeRange> UltimateHoldem::stake_range(const Rules& rules,
                                               const Round& round,
                                               const PlaceWager& wager,
                                               Actor by) {
    const Box& box = round.boxes[wager.box];
    if (wager.wager == Wager::jackpot) return perth_jackpot_range(perth, rules, box, by);
    if (const std::optional<Rejection> refusal = check_area(round, wager, by)) {
        return reject(*refusal);
    }
    if (wager.wager == Wager::trips) {
        if (!box.has(Wager::ante) || !box.has(Wager::blind)) {
            return reject(Reason::needs_an_ante, "UTH 3.18"_clause);
        }
    } else if (const Twin twin = twin_of(box, wager.wager); twin.stake.is_positive()) {
        const bool differs = !wager.amount.is_zero() && wager.amount != twin.stake;
        if (differs) return reject(Reason::not_equal_to_ante, twin.clause);
        return exactly(twin.stake, twin.clause);
    }
    const Limits limits = limits_for(rules, box);
    return StakeRange{.min = limits.min.value_or(Money::of_cents(1)),
                      .max = limits.max.value_or(Money::max()),
                      .step = limits.step.value_or(Money::of_cents(1)),
                      .below = "UTH 5.11"_clause,
                      .above = "UTH 5.11"_clause,
                      .off_step = "UTH 6.3"_clause};
}

// Ante or Blind earns cards: if one is missing, the hand is played with the other.
bool UltimateHoldem::earns_cards(const Round& round, std::size_t box) {
    return round.boxes[box].has(Wager::ante) ||  // [UTH 4.3(a)]
           round.boxes[box].has(Wager::blind);   // [UTH 5.7] [I-54]
}

DecisionOffers UltimateHoldem::decisions(const Rules& rules,
                                         const Round& round,
                                         std::size_t place) {
    const Box& box = round.boxes[place];
    DecisionOffers offers;
    if (box.standing != Standing::active) return offers;
    const PlaySize size = play_size(box, limits_for(rules, box).max);
    if (!size.unit.is_positive()) return offers;
    const auto offer_play = [&](std::int64_t multiple, Clause clause) {
        const std::optional<Money> amount = checked_product(size.unit, multiple);
        if (amount) offers.push_back({Decision::play, Wager::play, *amount, clause});
    };
    if (size.by_blind) {
        offer_play(1, "UTH 5.7"_clause);
    } else if (round.street == street_hole) {
        offer_play(smaller_early_multiple, "UTH 3.36(a)"_clause);
        offer_play(play_multiple[street_hole], "UTH 3.36(a)"_clause);
    } else if (round.street == street_flop) {
        offer_play(play_multiple[street_flop], "UTH 3.36(b)"_clause);
    } else {
        offer_play(play_multiple[street_river], "UTH 3.36(c)"_clause);
    }
    if (round.street == street_hole) {
        offers.push_back({Decision::check, {}, {}, "UTH 4.4"_clause});
    } else if (round.street == street_flop) {
        offers.push_back({Decision::check, {}, {}, "UTH 4.8"_clause});
    } else {
        offers.push_back({Decision::fold, {}, {}, "UTH 4.10"_clause});
    }
    return offers;
}

// A Trips wager that is still open after its hand is out needs the board too. [UTH 3.19] [I-42]
bool UltimateHoldem::needs_community(const Round& round) {
    for (const Box& box : round.boxes) {
        if (box.is_in_play()) return true;
        if (box.standing == Standing::folded && is_open(box, Wager::trips)) return true;
    }
    return false;
}

bool UltimateHoldem::needs_dealer(const Round& round) {
    return std::any_of(
        round.boxes.begin(), round.boxes.end(), [](const Box& box) { return box.is_in_play(); });
}

bool UltimateHoldem::needs_cards(const Round& round, std::size_t place) {
    const Box& box = round.boxes[place];
    if (box.standing == Standing::folded) return is_open(box, Wager::trips);
    return box.is_in_play() && !box.declined;
}

std::string UltimateHoldem::describe_hand(const Round& round, std::size_t box) {
    const CardSet cards = seven_cards(round.boxes[box].cards, round);
    const bool known = !round.boxes[box].cards.empty() && cards.size() >= 5;
    return known ? describe_five(cards) : std::string();
}

DealerCall UltimateHoldem::dealer_call(const Rules& /*rules*/, const Round& round) {
    const CardSet cards = seven_cards(round.dealer, round);
    if (round.dealer.empty() || cards.size() < 5) return {"no hand", false};
    return {describe_five(cards), rank_best_five(cards) >= lowest_qualifying};
}

}  // namespace baize::ultimate_holdem
