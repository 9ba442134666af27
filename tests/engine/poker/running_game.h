// A poker game over many hands for tests: people in seats counted from 1, blinds 1 and 2 by
// default, each with 100 dollars. Hands are planned and taken as dealt; stacks do not change.
#pragma once

#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "engine/poker/poker_table.h"
#include "engine/poker/table/button.h"
#include "engine/poker/table/seating.h"

namespace baize::poker {

[[nodiscard]] constexpr std::string_view word(Post post) {
    switch (post) {
        case Post::ante: return "ante";
        case Post::blind: return "blind";
        case Post::straddle: return "straddle";
        case Post::live: return "live";
        case Post::dead: return "dead";
        case Post::table_ante: return "table ante";
    }
    return "";
}

// "button 1: 2 blind 1, 3 blind 2"; a button at an empty seat is a dead button.
[[nodiscard]] inline std::string words(const Plan& plan) {
    const Opening& opening = plan.opening;
    std::ostringstream text;
    text << (opening.dealt_in.contains(opening.button) ? "button " : "dead button ")
         << opening.button + 1;
    const char* before = ": ";
    for (const Posting& posting : opening.postings) {
        text << before << posting.seat + 1 << ' ' << word(posting.post) << ' '
             << posting.amount.cents() / 100;
        before = ", ";
    }
    return text.str();
}

[[nodiscard]] inline std::string words(const std::optional<Rejection>& out) {
    if (!out) return "in";
    return std::string(name(out->reason)).append(" ").append(out->clause.id());
}

// "below_minimum CP 6.3", or "fine".
template <typename Value>
[[nodiscard]] std::string refusal(const Result<Value>& result) {
    return result ? "fine" : words(std::optional(result.error()));
}

class RunningGame {
  public:
    // Starts with players in seats 1 to `players`, before the first hand.
    explicit RunningGame(int players) {
        rules.betting.minimum = dollars(2);
        rules.chip = dollars(1);
        rules.forced.blinds = {dollars(1), dollars(2)};
        stakes.buy_in_min = dollars(50);
        for (int seat = 1; seat <= players; ++seat)
            arrives(seat);
    }

    [[nodiscard]] static Seat at(int seat) { return static_cast<Seat>(seat - 1); }

    // Player 1 in seat 1 and so on; a seat taken again has another player.
    RunningGame& arrives(int seat, Choice choice = Choice::wait) {
        return arrives({.seat = at(seat), .chips = dollars(100), .choice = choice});
    }

    RunningGame& arrives(Arrival arrival, Actor by = staff(Role::supervisor)) {
        if (arrival.player == 0) arrival.player = next_player++;
        took(sit_down(rules, stakes, orbit, arrival, by));
        stacks[arrival.seat] = arrival.chips;
        return *this;
    }

    RunningGame& leaves(int seat) {
        const Result<Left> left =
            leave(orbit, {.seat = at(seat), .chips = stacks[at(seat)], .minute = minute}, {});
        EXPECT_TRUE(left) << refusal(left);
        orbit = left->orbit;
        departure = left->departure;
        stacks[at(seat)] = Money{};
        return *this;
    }

    RunningGame& sits_out(int seat) { return took(sit_out(orbit, at(seat))); }

    RunningGame& comes_back(int seat, Choice choice = Choice::wait) {
        return took(choose(orbit, at(seat), choice));
    }

    RunningGame& moves(int from, int to) {
        took(change_seat(rules.forced, orbit, {at(from), at(to)}, {}));
        std::swap(stacks[at(from)], stacks[at(to)]);
        return *this;
    }

    [[nodiscard]] Plan plan() const {
        const Result<Plan> planned = plan_hand(rules, orbit, stacks);
        EXPECT_TRUE(planned) << refusal(planned);
        return planned ? *planned : Plan{};
    }

    // The next hand begins.
    std::string deals() {
        const Plan planned = plan();
        orbit = planned.after;
        return words(planned);
    }

    RunningGame& deals(int hands) {
        for (int i = 0; i < hands; ++i)
            deals();
        return *this;
    }

    // Returns the reason why the seat gets no cards in the next hand, or "in".
    [[nodiscard]] std::string out(int seat) const {
        const Plan planned = plan();
        EXPECT_EQ(planned.dealt_out[at(seat)].has_value(),
                  !planned.opening.dealt_in.contains(at(seat)));
        return words(planned.dealt_out[at(seat)]);
    }

    Rules rules{};
    Stakes stakes{};
    Orbit orbit{};
    Amounts stacks{};
    Departure departure{};
    std::uint32_t minute = 0;
    PlayerId next_player = 1;

  private:
    RunningGame& took(const Result<Orbit>& result) {
        EXPECT_TRUE(result) << refusal(result);
        if (result) orbit = *result;
        return *this;
    }
};

}  // namespace baize::poker
