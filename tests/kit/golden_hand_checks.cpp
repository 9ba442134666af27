#include "kit/golden_hand_checks.h"

#include <array>

#include "engine/poker/hand/pots.h"

namespace baize::kit {

namespace {

using poker::Phase;
using poker::Seat;

// "stacks 98 204 - 100": the stacks of all seats; "-" is an empty seat
void check_stacks(GoldenHandTable& table, Words& words) {
    table.expect_all_matched();
    std::string stacks;
    const std::string expected = read_rest(words);
    std::size_t last = 0;
    for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
        if (table.opening.stacks[seat].is_positive()) last = seat;
    }
    for (std::size_t seat = 0; seat <= last; ++seat) {
        if (seat > 0) stacks += " ";
        stacks += table.opening.stacks[seat].is_positive() ? chips(table.hand.stacks[seat]) : "-";
    }
    if (stacks != expected) throw GoldenMismatch("stacks " + stacks);
}

std::string seats_of(poker::SeatSet seats) {
    std::string text;
    for (const Seat seat : seats)
        text += " " + std::to_string(seat + 1);
    return text;
}

// "pots 110 for 1 2 3; 100 for 2 3": the main pot and every side pot, with the seats that were in
// at the end of the betting. The line may stand before the pots are pushed.
void check_pots(GoldenHandTable& table, Words& words) {
    std::string pots;
    for (const poker::Pot& pot : build_pots(table.hand)) {
        if (!pots.empty()) pots += "; ";
        pots += chips(pot.amount) + " for" + seats_of(pot.contenders);
    }
    if (read_rest(words) != pots) throw GoldenMismatch("pots " + pots);
}

std::string words_of(const poker::Offers& may) {
    if (may.seat == poker::no_seat) return "nothing";
    std::string text = std::to_string(may.seat + 1) + ":";
    const auto add = [&](bool is_offered, const std::string& what) {
        if (is_offered) text += (text.ends_with(':') ? " " : " | ") + what;
    };
    add(may.fold, "fold");
    add(may.check, "check");
    add(may.call, "call " + chips(may.to_call));
    const poker::RaiseRange range = may.raise_to;
    const std::string raise =
        chips(range.least) + (range.least == range.most ? "" : " to " + chips(range.most));
    add(may.raise, "raise " + raise);
    add(may.discard, "discard");
    return text;
}

// "offers 3: fold | call 10 | raise 20 to 200", "offers nothing"
void check_offers(GoldenHandTable& table, Words& words) {
    table.expect_all_matched();
    const std::string offered = words_of(offers(table.rules, table.hand));
    if (read_rest(words) != offered) throw GoldenMismatch("offers " + offered);
}

std::string_view name_of(Phase phase) {
    switch (phase) {
        case Phase::betting: return "betting";
        case Phase::discarding: return "discarding";
        case Phase::dealing: return "dealing";
        case Phase::showdown: return "showdown";
        case Phase::pushing: return "pushing";
        case Phase::over: break;
    }
    return "over";
}

// "phase showdown", "phase showdown, seat 3 to act"
void check_phase(GoldenHandTable& table, Words& words) {
    table.expect_all_matched();
    std::string phase(name_of(table.hand.phase));
    const std::string expected = read_rest(words);
    if (expected.find(',') != std::string::npos && table.hand.actor != poker::no_seat)
        phase += ", seat " + std::to_string(table.hand.actor + 1) + " to act";
    if (expected != phase) throw GoldenMismatch("phase " + phase);
}

// "house 8": the house's net result, with side wagers; a loss has a minus
void check_house(GoldenHandTable& table, Words& words) {
    table.expect_all_matched();
    const poker::Hand& hand = table.hand;
    const std::string taken =
        chips(hand.commission + hand.fees + hand.time_fees + table.side_wagers_net);
    if (read_rest(words) != taken) throw GoldenMismatch("house " + taken);
}

// "stop": the test ends before the hand is over.
void stop(GoldenHandTable& table, Words& /*none*/) {
    table.expect_all_matched();
    table.stops = true;
}

constexpr std::array statements{
    HandStatement{"stacks", check_stacks},
    HandStatement{"pots", check_pots},
    HandStatement{"offers", check_offers},
    HandStatement{"phase", check_phase},
    HandStatement{"house", check_house},
    HandStatement{"stop", stop},
};

}  // namespace

std::span<const HandStatement> hand_check_statements() {
    return statements;
}

}  // namespace baize::kit
