#include "formats/histories/replay/results.h"

#include <algorithm>

#include "formats/histories/replay/commission_inference.h"

namespace baize::histories {

namespace {

PerPlayer<Money> pots_won(const Record& record, const Replayer& replayer) {
    PerPlayer<Money> won;
    won.resize(record.player_count());
    std::fill(won.begin(), won.end(), Money{});
    for (const poker::Event& event : replayer.events()) {
        if (wins_a_pot(event)) won[event.seat] += event.amount;
    }
    return won;
}

// Returns the amount that each player took from the pot under this way of counting.
PerPlayer<Money> taken_in(const Record& record, const Replayer& replayer, Counting counting) {
    if (counting == Counting::pots) return pots_won(record, replayer);
    const poker::Hand& hand = replayer.hand();
    const std::size_t count = record.player_count();
    Money most;
    Money second;
    for (std::size_t i = 0; i < count; ++i) {
        second = larger_of(second, smaller_of(most, hand.put_in[i]));
        most = larger_of(most, hand.put_in[i]);
    }
    const Money counted_max = counting == Counting::called ? second : most;
    PerPlayer<Money> taken;
    taken.resize(count);
    Money* const own = taken.begin();
    for (std::size_t i = 0; i < count; ++i) {
        const Money put_in = smaller_of(hand.put_in[i], counted_max);
        own[i] = hand.stacks[i] - hand.starting[i] + put_in + hand.dead[i];
    }
    if (counting != Counting::everything) return taken;
    for (const poker::Event& event : replayer.events()) {
        if (event.what == poker::EventKind::uncalled_returned) taken[event.seat] += event.amount;
    }
    return taken;
}

// Returns the number of odd chips: one for each pot, or for each half of a pot.
std::int64_t odd_chips(const Record& record, const Replayer& replayer) {
    std::int64_t pots = 1;
    for (const poker::Event& event : replayer.events()) {
        if (wins_a_pot(event)) pots = std::max<std::int64_t>(pots, event.pot + 1);
    }
    return poker::facts(record.variant).hilo ? 2 * pots : pots;
}

// An odd chip of a pot or of its half goes to one player; after commission, the rest of it may go
// to another. The fee on a sign may be the whole pot.
Results results_in(const Record& record, const Replayer& replayer) {
    Results results{.part = replayer.rules().chip, .has_sign = replayer.sign().has_value()};
    if (!record.commission || !record.commission->is_positive()) return results;
    results.part = results.part * odd_chips(record, replayer);
    return results;
}

void find_differences(Results& results) {
    const Money* const our = results.ours.begin();
    const Money* const their = results.theirs.begin();
    for (std::size_t i = 0; i < results.ours.size(); ++i)
        results.differ.insert_if(static_cast<poker::Seat>(i), our[i] != their[i]);
}

// A single winner pays the whole commission, which doubt_of() judges.
bool has_several_winners(const Results& results) {
    const auto winners = std::count_if(
        results.won.begin(), results.won.end(), [](Money amount) { return amount.is_positive(); });
    return winners > 1;
}

}  // namespace

Money Results::shortfall() const {
    Money sum;
    for (const poker::Seat i : differ)
        sum += lack(i);
    return sum;
}

std::size_t Results::first_mismatch() const {
    const bool is_limited = !has_sign && has_several_winners(*this);
    for (const poker::Seat i : differ) {
        const Money most = is_limited ? inferred_of(won[i]) + part : won[i];
        const bool fits = won[i].is_positive() && lack(i) > -part && lack(i) <= most &&
                          (has_sign || lack(i) < won[i]);
        if (!fits) return i;
    }
    return players_max;
}

bool Results::splits_a_chip() const {
    for (const poker::Seat i : differ) {
        if (ours[i] < theirs[i]) return true;
    }
    return false;
}

Results stacks_of(const Record& record, const Replayer& replayer) {
    Results results = results_in(record, replayer);
    results.of_stacks = true;
    results.theirs = record.finishing_stacks;
    results.ours = record.finishing_stacks;
    Money* const ours = results.ours.begin();
    for (std::size_t i = 0; i < record.player_count(); ++i) {
        if (record.starting_stacks[i] != unknown_stack) ours[i] = replayer.hand().stacks[i];
    }
    find_differences(results);
    if (!results.differ.empty()) results.won = taken_in(record, replayer, Counting::called);
    return results;
}

Results winnings_of(const Record& record, const Replayer& replayer, Counting counting) {
    Results results = results_in(record, replayer);
    results.ours = taken_in(record, replayer, counting);
    results.theirs = record.winnings;
    results.won = results.ours;
    find_differences(results);
    return results;
}

bool has_winnings(const Record& record) {
    return std::any_of(record.winnings.begin(), record.winnings.end(), [](Money amount) {
        return !amount.is_zero();
    });
}

}  // namespace baize::histories
