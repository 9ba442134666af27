#include "engine/poker/live/report.h"

#include <algorithm>
#include <array>

#include "engine/poker/live/irregularities.h"

namespace baize::poker {
namespace {

constexpr std::array<std::string_view, irregularity_count> irregularity_names{
    "cut_exposed",      "not_shuffled",
    "not_cut",          "dealt_out_of_order",
    "dealt_out",        "extra_hand",
    "wrong_count",      "exposed_by_dealer",
    "defective_deck",   "boxed_card",
    "burn_missed",      "board_too_early",
    "board_too_many",   "exposed_by_player",
    "shown_to_one",     "not_discarded",
    "mucked_by_dealer", "information_exchanged",
    "disruption",       "fraud"};

static_assert(static_cast<std::size_t>(Irregularity::fraud) + 1 == irregularity_count);

[[nodiscard]] bool is_invalidation(Irregularity what) {
    return what == Irregularity::disruption || what == Irregularity::fraud;
}

// [CP 9.1.1] [CP 13.5] [I-77]
[[nodiscard]] Role least_role(Irregularity what) {
    const bool supervisor = is_invalidation(what) || what == Irregularity::mucked_by_dealer;
    return supervisor ? Role::supervisor : Role::dealer;
}

[[nodiscard]] Clause role_clause(Irregularity what) {
    if (is_invalidation(what)) return "CP 13.5"_clause;
    return what == Irregularity::mucked_by_dealer ? "I-77"_clause : "CP 9.1.1"_clause;
}

// True if only a dealer holding the cards can cause it; automatic tables do not accept such
// reports.
[[nodiscard]] bool is_of_dealers_hand(Irregularity what) {
    return what != Irregularity::defective_deck && what != Irregularity::information_exchanged &&
           !is_invalidation(what);
}

[[nodiscard]] Result<void> check_report(const Rules& rules,
                                        const Hand& hand,
                                        const Report& report) {
    const Irregularity what = report.what;
    if (!is_staff(report.by, least_role(what)))
        return reject(Reason::rank_too_low, role_clause(what));
    if (rules.dealing == Dealing::automatic && is_of_dealers_hand(what))
        return reject(Reason::nothing_to_report, "CP 9.1.1"_clause);
    if (hand.phase != Phase::over) return {};
    // Once the pot is pushed the result stands; only CP 13.5 reopens it. [I-66]
    if (hand.is_void) return reject(Reason::already_done, "CP 13.6"_clause);
    if (!is_invalidation(what) && what != Irregularity::shown_to_one)
        return reject(Reason::round_over, "I-66"_clause);
    return {};
}

enum Finding : std::uint8_t { put_right = 1, burned = 2, dealt = 4, valid_flop = 8 };

[[nodiscard]] std::uint8_t findings_of(const Report& report) {
    unsigned findings = 0;
    if (report.can_be_put_right) findings |= Finding::put_right;
    if (report.burned) findings |= Finding::burned;
    if (report.already_dealt) findings |= Finding::dealt;
    if (report.flop_valid) findings |= Finding::valid_flop;
    return static_cast<std::uint8_t>(findings);
}

[[nodiscard]] Result<Ruling> dispatch(Machine& machine, const Report& report) {
    switch (report.what) {
        case Irregularity::cut_exposed: return rule_cut_exposed(machine, report);
        case Irregularity::not_shuffled:
        case Irregularity::not_cut: return rule_not_prepared(machine, report);
        case Irregularity::dealt_out_of_order: return rule_out_of_order(machine, report);
        case Irregularity::dealt_out:
        case Irregularity::extra_hand: return rule_hands_dealt(machine, report);
        case Irregularity::wrong_count: return rule_wrong_count(machine, report);
        case Irregularity::exposed_by_dealer: return rule_exposed_by_dealer(machine, report);
        case Irregularity::defective_deck:
            return return_all(machine, report, "CP 9.1.1(h)"_clause, Next::deal_again);
        case Irregularity::boxed_card: return rule_boxed_card(machine, report);
        case Irregularity::burn_missed: return rule_burn_missed(machine, report);
        case Irregularity::board_too_early: return rule_board_too_early(machine, report);
        case Irregularity::board_too_many: return rule_board_too_many(machine, report);
        case Irregularity::exposed_by_player: return rule_exposed_by_player(machine, report);
        case Irregularity::shown_to_one: return rule_shown_to_one(machine, report);
        case Irregularity::not_discarded: return rule_not_discarded(machine, report);
        case Irregularity::mucked_by_dealer: return rule_mucked_by_dealer(machine, report);
        case Irregularity::information_exchanged: return rule_information(machine, report);
        case Irregularity::disruption:
        case Irregularity::fraud:
            return return_all(machine, report, "CP 13.6"_clause, Next::next_hand);
    }
    return reject(Reason::nothing_to_report, "CP 9.1.1"_clause);
}

}  // namespace

std::string_view name(Irregularity what) {
    return irregularity_names[static_cast<std::size_t>(what)];
}

Report report_of(const Event& event) {
    BAIZE_CHECK(event.what == EventKind::ruled);
    Report report{
        .what = static_cast<Irregularity>(event.pot), .seat = event.seat, .count = event.count};
    std::size_t seen_count = event.cards.size();
    while (seen_count > 0 && !event.cards[seen_count - 1].is_seen())
        --seen_count;
    for (std::size_t i = 0; i < seen_count; ++i)
        report.cards.push_back(event.cards[i]);
    const unsigned findings = event.findings;
    report.can_be_put_right = (findings & Finding::put_right) != 0;
    report.burned = (findings & Finding::burned) != 0;
    report.already_dealt = (findings & Finding::dealt) != 0;
    report.flop_valid = (findings & Finding::valid_flop) != 0;
    return report;
}

bool is_substantial(const Rules& rules, const Hand& hand) {
    return hand.substantial_earlier || has_substantial_action(rules, hand);
}

Ruling rule(Machine& machine, const Report& report, const Ruling& ruling) {
    Event& event = machine.add(EventKind::ruled, report.seat, ruling.clause);
    event.pot = static_cast<std::uint8_t>(report.what);
    event.count = report.count;
    std::ranges::copy(report.cards, event.cards.begin());
    event.findings = findings_of(report);
    return ruling;
}

Result<Ruling> report(const Rules& rules, Hand& hand, const Report& report, EventList& events) {
    if (const auto good = check_report(rules, hand, report); !good) return reject(good.error());
    Machine machine{rules, hand, events};
    return dispatch(machine, report);
}

}  // namespace baize::poker
