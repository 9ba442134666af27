// Invariants of every hand under all rules. Each function returns the violation in words, or "".
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "engine/core/card_set.h"
#include "engine/poker/hand/play.h"
#include "engine/poker/hand/view.h"

namespace baize::poker {

[[nodiscard]] inline Money sum_of(const Amounts& amounts) {
    Money sum;
    for (const Money amount : amounts)
        sum += amount;
    return sum;
}

[[nodiscard]] inline bool has_negative(const Amounts& amounts) {
    return std::ranges::any_of(amounts, [](Money amount) { return amount < Money{}; });
}

// No chip is lost or created during the hand.
[[nodiscard]] inline std::string_view wrong_with_chips(const Opening& opening, const Hand& hand) {
    if (has_negative(hand.stacks)) return "less than nothing";
    Money sum = sum_of(hand.stacks) + pot_total(hand) + hand.fees;
    for (const SideWager& wager : hand.side_wagers) {
        if (wager.colour != Colour::none) sum += wager.amount;
        if (wager.colour == Colour::both) sum += wager.amount;
    }
    return sum == sum_of(opening.stacks) ? "" : "chips are lost or made";
}

// To the chip, when the hand is over: stacks, the house and the side wagers.
[[nodiscard]] inline std::string_view wrong_with_money(const Opening& opening,
                                                       const Hand& hand,
                                                       const EventList& events) {
    if (has_negative(hand.stacks)) return "less than nothing";
    Money before = sum_of(opening.stacks);
    Money after = sum_of(hand.stacks) + hand.commission + hand.fees + hand.time_fees;
    Money pushed = hand.commission;
    for (const Event& event : events) {
        if (event.what == EventKind::side_wager_won) before += event.amount;
        if (event.what == EventKind::side_wager_lost) after += event.amount;
        if (event.what == EventKind::pot_won || event.what == EventKind::low_won)
            pushed += event.amount;
    }
    if (before != after) return "chips are lost or made at the end";
    return pushed == pot_total(hand) ? "" : "the pots are not pushed whole";
}

// Commission stays within the sign, independent of the second implementation. [CP 7.7] [CP 7.6]
[[nodiscard]] inline std::string_view wrong_with_commission(const Rules& rules, const Hand& hand) {
    const Commission& commission = rules.commission;
    const Money pot = pot_total(hand);
    Money most = Money::of_cents(pot.cents() * commission.rate / 10000) + commission.minimum +
                 commission.per_hand[hand.dealt_in.size()];
    if (commission.cap.is_positive() && commission.cap_scope == Scope::hand)
        most = std::min(most, commission.cap);
    if (hand.commission > std::min(most, pot)) return "too much commission";
    const bool blinds_alone = hand.voluntary.empty();
    return blinds_alone && hand.commission.is_positive() ? "commission of blinds alone" : "";
}

// Commission held during the hand is within the limits of the sign too. [CP 7.2.1(a)] [CP 7.2.3(a)]
[[nodiscard]] inline std::string_view wrong_with_drop_slide(const Rules& rules, const Hand& hand) {
    const Commission& commission = rules.commission;
    if (!hand.drop_slide.is_positive()) return {};
    const Money percentage = Money::of_cents(pot_total(hand).cents() * commission.rate / 10000);
    if (hand.drop_slide > percentage + commission.per_hand[hand.dealt_in.size()])
        return "too much on the drop slide";
    if (commission.cap.is_positive() && hand.drop_slide > commission.cap)
        return "more than the cap on the drop slide";
    const bool early = commission.no_flop_no_drop && hand.street == Street::preflop;
    return early ? "a drop before the flop" : "";
}

[[nodiscard]] inline bool comes_from_the_deck(EventKind what) {
    return what == EventKind::dealt || what == EventKind::burned || what == EventKind::board;
}

[[nodiscard]] inline bool is_open_to_all(EventKind what) {
    return what == EventKind::board || what == EventKind::shown;
}

// One event: no card from the deck twice, and only such events have cards as should.
[[nodiscard]] inline std::string_view wrong_with_event(const Event& event, CardSet& seen) {
    const bool has_cards = comes_from_the_deck(event.what) || event.what == EventKind::shown ||
                           event.what == EventKind::discarded;
    if (event.count > 0 && !has_cards) return "a card where none belongs";
    const Event known = view(event, no_seat);
    for (std::size_t i = 0; i < event.cards.size(); ++i) {
        if (event.cards[i].is_seen() != (i < event.count)) return "a card too many or too few";
        if (known.cards[i].is_seen() && !is_open_to_all(event.what))
            return "everybody sees a hidden card";
        if (i >= event.count || !comes_from_the_deck(event.what)) continue;
        if (seen.contains(event.cards[i].card())) return "a card twice";
        seen.insert(event.cards[i].card());
    }
    return {};
}

// The cards that a player folded or discarded are known only from the events of the deal and the
// discard.
[[nodiscard]] inline std::string_view wrong_with_cards(const Hand& hand, const EventList& events) {
    CardSet seen;
    SeatSet folded;
    for (const Event& event : events) {
        if (event.what == EventKind::folded) folded.insert(event.seat);
        if (event.what == EventKind::shown && folded.contains(event.seat))
            return "a folded hand is shown";
        const std::string_view wrong = wrong_with_event(event, seen);
        if (!wrong.empty()) return wrong;
    }
    const Hand known = view(hand, no_seat);
    for (Seat seat = 0; seat < seats_max; ++seat) {
        if (known.cards.hole[seat][0].is_seen() && !hand.shown.contains(seat))
            return "everybody sees a hidden hand";
    }
    return {};
}

}  // namespace baize::poker
