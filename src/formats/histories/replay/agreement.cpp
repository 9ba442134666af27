#include "formats/histories/replay/agreement.h"

#include <algorithm>

#include <fmt/format.h>

#include "formats/histories/amount.h"
#include "formats/histories/replay/commission_inference.h"
#include "formats/histories/replay/table_notes.h"

namespace baize::histories {

namespace {

using Amounts = PerPlayer<Money>;

// Sites count winnings differently: most leave out uncalled chips, some include a blind, and some
// include uncalled chips.
enum class Counting : std::uint8_t { called, called_or_blind, everything };

// Returns the amount that each player took from the pot under this way of counting.
Amounts taken_in(const Record& record, const Replayer& replayer, Counting counting) {
    const poker::Hand& hand = replayer.hand();
    const std::size_t count = record.player_count();
    Money most;
    Money second;
    for (std::size_t i = 0; i < count; ++i) {
        second = larger_of(second, smaller_of(most, hand.put_in[i]));
        most = larger_of(most, hand.put_in[i]);
    }
    const Money counted_max = counting == Counting::called ? second : most;
    Amounts taken;
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

bool wins_a_pot(const poker::Event& event) {
    return event.what == poker::EventKind::pot_won || event.what == poker::EventKind::low_won;
}

bool is_nothing(const Amounts& amounts) {
    return std::all_of(
        amounts.begin(), amounts.end(), [](Money amount) { return amount.is_zero(); });
}

// The engine's result and the record's: stacks or winnings, and the winners of pots.
struct Results {
    Amounts ours{};
    Amounts theirs{};
    Amounts won{};  // amounts won by the players in `differ`
    poker::SeatSet differ{};
    Money part{};           // a player may get more than the engine's result by less than this
    bool has_sign = false;  // the sign fixes what each winner pays, which may be the whole win

    void find_differences() {
        const Money* const our = ours.begin();
        const Money* const their = theirs.begin();
        for (std::size_t i = 0; i < ours.size(); ++i)
            differ.insert_if(static_cast<poker::Seat>(i), our[i] != their[i]);
    }

    // Returns a player with a difference that neither commission nor an odd chip explains;
    // players_max if there is none. A winner may get less but must get something, and may get more
    // only by less than `part`. Without a sign, each winner pays at most the believed share of the
    // amount won, because the house takes from every pot and not from one winner alone. [I-25]
    [[nodiscard]] std::size_t first_mismatch() const {
        const bool is_limited = !has_sign && has_several_winners();
        for (const poker::Seat i : differ) {
            const Money short_by = ours[i] - theirs[i];
            const Money most = is_limited ? inferred_of(won[i]) + part : won[i];
            const bool fits = won[i].is_positive() && short_by > -part && short_by <= most &&
                              (has_sign || short_by < won[i]);
            if (!fits) return i;
        }
        return players_max;
    }

    // A single winner pays the whole commission, which doubt_of() judges.
    [[nodiscard]] bool has_several_winners() const {
        const auto winners = std::count_if(
            won.begin(), won.end(), [](Money amount) { return amount.is_positive(); });
        return winners > 1;
    }

    [[nodiscard]] Money shortfall() const {
        Money sum;
        for (const poker::Seat i : differ)
            sum += ours[i] - theirs[i];
        return sum;
    }

    [[nodiscard]] bool splits_a_chip() const {
        for (const poker::Seat i : differ) {
            if (ours[i] < theirs[i]) return true;
        }
        return false;
    }
};

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

// REQUIRES: `taken` is the shortfall of the results.
bool may_be_taken(const Results& results, Money taken) {
    return taken >= Money{} && results.first_mismatch() == players_max;
}

bool fits(const Results& results) {
    return may_be_taken(results, results.shortfall());
}

Results stacks_of(const Record& record, const Replayer& replayer) {
    Results results = results_in(record, replayer);
    results.theirs = record.finishing_stacks;
    results.ours = record.finishing_stacks;
    Money* const ours = results.ours.begin();
    for (std::size_t i = 0; i < record.player_count(); ++i) {
        if (record.starting_stacks[i] != unknown_stack) ours[i] = replayer.hand().stacks[i];
    }
    results.find_differences();
    if (!results.differ.empty()) results.won = taken_in(record, replayer, Counting::called);
    return results;
}

Results winnings_of(const Record& record, const Replayer& replayer, Counting counting) {
    Results results = results_in(record, replayer);
    results.ours = taken_in(record, replayer, counting);
    results.theirs = record.winnings;
    results.won = results.ours;
    results.find_differences();
    return results;
}

Doubt doubt_of(const Record& record, const Replayer& replayer, Money taken) {
    return doubt_of(record, replayer.rules(), replayer.hand(), replayer.sign(), taken);
}

// Returns the number of shares beyond the first of each pot. Each of them can move one odd chip.
std::int64_t divisions(const Replayer& replayer) {
    std::int64_t shares = 0;
    std::int64_t pots = 0;
    for (const poker::Event& event : replayer.events()) {
        if (!wins_a_pot(event)) continue;
        ++shares;
        pots = std::max<std::int64_t>(pots, event.pot + 1);
    }
    return std::max<std::int64_t>(shares - pots, 0);
}

// Returns the first player whose part of the commission differs from what the sign takes from that
// player's pots; players_max if there is none. The odd chips of divided pots may go to other
// players. [CP 7.2]
std::size_t first_charged_otherwise(const Record& record,
                                    const Replayer& replayer,
                                    const Results& results) {
    if (!replayer.sign() || results.differ.empty() || has_chips_left(record)) return players_max;
    const poker::Amounts charged =
        charged_to_players(replayer.rules(), replayer.hand(), *replayer.sign());
    const Money most = replayer.rules().chip * divisions(replayer);
    for (std::size_t i = 0; i < record.player_count(); ++i) {
        const Money off = results.ours[i] - results.theirs[i] - charged[i];
        if (off > most || -off > most) return i;
    }
    return players_max;
}

bool is_inferred(const Record& record, const Replayer& replayer, const Results& results) {
    const Money taken = results.shortfall();
    return may_be_taken(results, taken) && doubt_of(record, replayer, taken) == Doubt::none &&
           first_charged_otherwise(record, replayer, results) == players_max;
}

// The way of counting is unknown, so each is tried with care: a part of a bet must not pass for
// commission.
Results winnings_of(const Record& record, const Replayer& replayer) {
    for (const Counting counting :
         {Counting::called, Counting::called_or_blind, Counting::everything}) {
        const Results results = winnings_of(record, replayer, counting);
        if (is_inferred(record, replayer, results)) return results;
    }
    Results none = winnings_of(record, replayer, Counting::called);
    if (fits(none)) return none;
    none.won = {};
    for (std::size_t i = 0; i < none.ours.size(); ++i)
        none.won.push_back(Money{});
    return none;
}

bool winnings_agree(const Record& record, const Replayer& replayer) {
    return is_inferred(record, replayer, winnings_of(record, replayer));
}

// Pots are pushed in order, the main pot first, so the last pot that was won decides.
bool has_side_pots(const Replayer& replayer) {
    const poker::EventList& events = replayer.events();
    const auto last = std::find_if(events.rbegin(), events.rend(), wins_a_pot);
    return last != events.rend() && last->pot > 0;
}

std::string say_difference(const Record& record, const Results& results, std::string_view verb) {
    const std::size_t player = results.first_mismatch();
    if (player == players_max) return "the winners get more than the pots hold";
    std::string text = fmt::format("p{} {} ", player + 1, verb);
    write_amount(text, results.ours[player], record.decimals);
    text += ", the record says ";
    write_amount(text, results.theirs[player], record.decimals);
    return text;
}

// Returns chips that the record pays out although no action put them in and had them called: posts
// of new players, which some programs leave out of their records.
Money paid_from_nowhere(const Record& record, const Replayer& replayer) {
    if (record.winnings.empty()) return Money{};
    return -winnings_of(record, replayer, Counting::called).shortfall();
}

}  // namespace

void compare_result(const Record& record, const Replayer& replayer, Replayed& replayed) {
    // Sites write zeros for winnings that they do not know.
    const bool has_stacks = !record.finishing_stacks.empty();
    if (!has_stacks && is_nothing(record.winnings)) return;
    const Results results =
        has_stacks ? stacks_of(record, replayer) : winnings_of(record, replayer);
    const Money taken = results.shortfall();
    const bool fits = may_be_taken(results, taken);
    const Doubt doubt = fits ? doubt_of(record, replayer, taken) : Doubt::none;
    if (fits && doubt == Doubt::none) {
        if (const std::size_t player = first_charged_otherwise(record, replayer, results);
            player != players_max) {
            replayed.agrees = Agreement::no;
            replayed.why = fmt::format(
                "p{}'s part of the commission is not what the sign charges the pots that p{} won",
                player + 1,
                player + 1);
            return;
        }
        const bool is_told_twice = has_stacks && !is_nothing(record.winnings);
        if (is_told_twice && !winnings_agree(record, replayer)) {
            replayed.agrees = Agreement::no;
            replayed.why = "the finishing stacks agree, but " +
                           say_difference(record, winnings_of(record, replayer), "wins");
            return;
        }
        replayed.agrees = Agreement::yes;
        replayed.commission = taken;
        replayed.odd_chip = results.splits_a_chip();
        replayed.kept = commission_in(record, taken);
        if (replayed.kept.is_positive() || replayer.hand().street != poker::Street::preflop) {
            replayed.has_sign = replayer.sign().has_value();
            replayed.pots = poker::pot_total(replayer.hand());
            replayed.has_side_pots = has_side_pots(replayer);
        }
        return;
    }
    replayed.agrees = Agreement::no;
    replayed.why =
        doubt == Doubt::none
            ? say_difference(record, results, has_stacks ? "finishes with" : "wins")
            : sentence(doubt, record, replayer.rules(), replayer.hand(), replayer.sign(), taken);
    if (has_stacks && !is_nothing(record.winnings) && winnings_agree(record, replayer)) {
        replayed.why += "; its winnings agree";
    } else if (const Money more = paid_from_nowhere(record, replayer); more.is_positive()) {
        replayed.why += "; it pays out ";
        write_amount(replayed.why, more, record.decimals);
        replayed.why += " more than was put in and called";
    }
}

}  // namespace baize::histories
