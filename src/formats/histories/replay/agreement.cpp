#include "formats/histories/replay/agreement.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include <fmt/format.h>

#include "engine/poker/money/commission.h"
#include "formats/histories/amount.h"
#include "formats/histories/replay/commission_inference.h"
#include "formats/histories/replay/results.h"
#include "formats/histories/replay/shares/pot_shares.h"

namespace baize::histories {

namespace {

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
    if (!replayer.sign() || results.differ.empty()) return players_max;
    const poker::Amounts charged =
        charged_to_players(replayer.rules(), replayer.hand(), *replayer.sign());
    const Money most = replayer.rules().chip * divisions(replayer);
    for (std::size_t i = 0; i < record.player_count(); ++i) {
        const Money off = results.lack(i) - charged[i];
        if (off > most || -off > most) return i;
    }
    return players_max;
}

// Decides without a sign whether several winners paid what can have been taken from their pots. A
// finishing stack tells nothing about a player whose stack before the hand is unknown. [CP 7.2]
ShareFault fault_of_shares(const Record& record, const Replayer& replayer, const Results& results) {
    if (replayer.sign() || results.differ.empty() || replayer.hand().is_void)
        return ShareFault::none;
    std::array<Money, players_max> lack{};
    WinnersPay winners{.lack = lack, .chip = replayer.rules().chip};
    for (std::size_t i = 0; i < record.player_count(); ++i) {
        lack[i] = results.lack(i);
        winners.known.insert_if(static_cast<poker::Seat>(i),
                                !results.of_stacks || record.starting_stacks[i] != unknown_stack);
    }
    return fault_of_shares(replayer.events(), winners);
}

bool is_inferred(const Record& record, const Replayer& replayer, const Results& results) {
    return results.may_be_commission() &&
           doubt_of(record, replayer, results.shortfall()) == Doubt::none &&
           first_charged_otherwise(record, replayer, results) == players_max &&
           fault_of_shares(record, replayer, results) == ShareFault::none;
}

// True if the winnings lack the same as the finishing stacks, or are what was won before the
// commission.
bool are_alike(const Results& winnings, const Results& stacks) {
    if (winnings.differ.empty()) return true;
    for (std::size_t i = 0; i < stacks.ours.size(); ++i) {
        if (winnings.lack(i) != stacks.lack(i)) return false;
    }
    return true;
}

// Only Baize writes finishing stacks and a commission. The way in which other programs count is
// unknown, so each is tried with care: a part of a bet must not pass for commission.
std::span<const Counting> countings_of(const Record& record) {
    static constexpr std::array<Counting, 1> ours{Counting::pots};
    static constexpr std::array<Counting, 3> others{
        Counting::called, Counting::called_or_blind, Counting::everything};
    if (record.commission && !record.finishing_stacks.empty()) return ours;
    return others;
}

// Returns the winnings, counted in a way that agrees with the engine and with the finishing stacks
// if there are any.
std::optional<Results> agreeing_winnings(const Record& record,
                                         const Replayer& replayer,
                                         const Results* stacks) {
    for (const Counting counting : countings_of(record)) {
        Results winnings = winnings_of(record, replayer, counting);
        const bool agrees = is_inferred(record, replayer, winnings) &&
                            (stacks == nullptr || are_alike(winnings, *stacks));
        if (agrees) return winnings;
    }
    return std::nullopt;
}

// Returns winnings that do not agree, so that the difference can be told.
Results other_winnings(const Record& record, const Replayer& replayer) {
    Results none = winnings_of(record, replayer, countings_of(record).front());
    if (none.may_be_commission()) return none;
    none.won = {};
    for (std::size_t i = 0; i < none.ours.size(); ++i)
        none.won.push_back(Money{});
    return none;
}

std::string amount_text(const Record& record, Money amount) {
    std::string text;
    write_amount(text, amount, record.decimals);
    return text;
}

std::string say_difference(const Record& record, const Results& results, std::string_view verb) {
    const std::size_t player = results.first_mismatch();
    if (player == players_max) return "the winners get more than the pots hold";
    return fmt::format("p{} {} {}, the record says {}",
                       player + 1,
                       verb,
                       amount_text(record, results.ours[player]),
                       amount_text(record, results.theirs[player]));
}

// Lists what each winner lacks: "p1 gets 0 less, p2 gets 7 less".
std::string say_shares(const Record& record, const Replayer& replayer, const Results& results) {
    poker::SeatSet winners;
    for (const poker::Event& event : replayer.events()) {
        if (wins_a_pot(event)) winners.insert(event.seat);
    }
    std::string text;
    for (const poker::Seat seat : winners) {
        text += fmt::format("{}p{} gets {} less",
                            text.empty() ? "" : ", ",
                            seat + 1,
                            amount_text(record, results.lack(seat)));
    }
    return text;
}

std::string say_fault(ShareFault fault,
                      const Record& record,
                      const Replayer& replayer,
                      const Results& results) {
    const std::string_view why =
        fault == ShareFault::uneven
            ? "no commission taken from the pots before they were shared leaves these shares"
            : "a side pot pays more commission than a larger pot before it";
    return fmt::format("{}: {}", why, say_shares(record, replayer, results));
}

// Says what the winnings tell that the finishing stacks, which agree, do not.
std::string contradiction(const Record& record, const Replayer& replayer, const Results& stacks) {
    if (const auto winnings = agreeing_winnings(record, replayer, nullptr)) {
        return fmt::format(
            "the winners get {} less by the finishing stacks and {} less by the "
            "winnings",
            amount_text(record, stacks.shortfall()),
            amount_text(record, winnings->shortfall()));
    }
    return "the finishing stacks agree, but " +
           say_difference(record, other_winnings(record, replayer), "wins");
}

// Returns chips that the record pays out although no action put them in and had them called: posts
// of new players, which some programs leave out of their records.
Money paid_from_nowhere(const Record& record, const Replayer& replayer) {
    if (record.winnings.empty()) return Money{};
    return -winnings_of(record, replayer, Counting::called).shortfall();
}

// Says why the results do not agree: stacks, or winnings where there are no stacks.
std::string difference(const Record& record, const Replayer& replayer, const Results& results) {
    const bool has_stacks = !record.finishing_stacks.empty();
    const Money taken = results.shortfall();
    std::string why = results.may_be_commission()
                          ? sentence(doubt_of(record, replayer, taken),
                                     record,
                                     replayer.rules(),
                                     replayer.hand(),
                                     replayer.sign(),
                                     taken)
                          : say_difference(record, results, has_stacks ? "finishes with" : "wins");
    if (has_stacks && has_winnings(record) && agreeing_winnings(record, replayer, nullptr)) {
        why += "; its winnings agree";
    } else if (const Money more = paid_from_nowhere(record, replayer); more.is_positive()) {
        why += fmt::format("; it pays out {} more than was put in and called",
                           amount_text(record, more));
    }
    return why;
}

// Returns why the record disagrees with the engine or with itself, or an empty text.
std::string disagreement(const Record& record, const Replayer& replayer, const Results& results) {
    const bool is_inferred = results.may_be_commission() &&
                             doubt_of(record, replayer, results.shortfall()) == Doubt::none;
    if (!is_inferred) return difference(record, replayer, results);
    const std::size_t player = first_charged_otherwise(record, replayer, results);
    if (player != players_max) {
        return fmt::format(
            "p{0}'s part of the commission is not what the sign charges the pots that p{0} won",
            player + 1);
    }
    const ShareFault fault = fault_of_shares(record, replayer, results);
    if (fault != ShareFault::none) return say_fault(fault, record, replayer, results);
    const bool has_two_results = !record.finishing_stacks.empty() && has_winnings(record);
    if (has_two_results && !agreeing_winnings(record, replayer, &results))
        return contradiction(record, replayer, results);
    return {};
}

// Pots are pushed in order, the main pot first, so the last pot that was won tells their number.
std::uint8_t pot_count(const Replayer& replayer) {
    const poker::EventList& events = replayer.events();
    const auto last = std::find_if(events.rbegin(), events.rend(), wins_a_pot);
    return static_cast<std::uint8_t>(last == events.rend() ? 1 : last->pot + 1);
}

// Tells what the house may have taken, for a comparison with the other hands of the table.
void fill_in_pots(const Replayer& replayer, Replayed& replayed) {
    const poker::Hand& hand = replayer.hand();
    replayed.is_before_flop = hand.street == poker::Street::preflop;
    replayed.is_only_blinds = poker::is_only_blinds(hand);
    const bool is_free = replayed.is_before_flop && replayed.is_only_blinds;
    if (is_free || hand.is_void) return;
    replayed.has_sign = replayer.sign().has_value();
    replayed.pots = poker::pot_total(hand);
    replayed.pot_count = pot_count(replayer);
    const bool may_be_equal = !replayed.has_sign && hand.shown.has_two() && divisions(replayer) > 0;
    replayed.equal_pots = may_be_equal ? equal_pots(replayer.rules(), hand) : Money{};
}

// Returns why the amount of the pots that the record states is wrong, or an empty text. Sites count
// it with or without chips that were not called, and before or after the commission.
std::string wrong_pots(const Record& record, const Replayer& replayer, Money kept) {
    if (!record.pots) return {};
    const Money pots = poker::pot_total(replayer.hand());
    Money uncalled;
    for (const poker::Event& event : replayer.events()) {
        if (event.what == poker::EventKind::uncalled_returned) uncalled += event.amount;
    }
    const std::array<Money, 4> counted{pots, pots - kept, pots + uncalled, pots + uncalled - kept};
    if (std::find(counted.begin(), counted.end(), *record.pots) != counted.end()) return {};
    return fmt::format("the pots hold {}, the record says {}",
                       amount_text(record, pots),
                       amount_text(record, *record.pots));
}

void judge(const Record& record,
           const Replayer& replayer,
           const Results& results,
           Replayed& replayed) {
    const Money taken = results.shortfall();
    replayed.why = disagreement(record, replayer, results);
    if (replayed.why.empty())
        replayed.why = wrong_pots(record, replayer, commission_in(record, taken));
    replayed.agrees = replayed.why.empty() ? Agreement::yes : Agreement::no;
    if (replayed.agrees == Agreement::no) return;
    replayed.commission = taken;
    replayed.odd_chip = results.splits_a_chip();
    replayed.kept = commission_in(record, taken);
    fill_in_pots(replayer, replayed);
}

}  // namespace

void compare_result(const Record& record, const Replayer& replayer, Replayed& replayed) {
    if (!record.finishing_stacks.empty()) {
        judge(record, replayer, stacks_of(record, replayer), replayed);
    } else if (has_winnings(record)) {
        const auto winnings = agreeing_winnings(record, replayer, nullptr);
        judge(record, replayer, winnings ? *winnings : other_winnings(record, replayer), replayed);
    }
}

}  // namespace baize::histories
