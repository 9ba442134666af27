#include "house/signs/poker_text.h"

#include <fmt/format.h>

#include "house/signs/bonus_sign.h"
#include "house/signs/poker_sign.h"

namespace baize::house {
namespace {

using TextLines = std::vector<std::string>;

[[nodiscard]] std::string betting_line(const poker::Betting& betting) {
    const std::string least = to_string(betting.minimum);
    switch (betting.structure) {
        case poker::Structure::fixed:
            return fmt::format("Fixed limit {} / {}", least, to_string(betting.maximum));
        case poker::Structure::spread:
            return fmt::format("Spread limit {} to {}", least, to_string(betting.maximum));
        case poker::Structure::half_pot: return fmt::format("Half-pot limit, minimum {}", least);
        case poker::Structure::pot: return fmt::format("Pot limit, minimum {}", least);
        case poker::Structure::no_limit: return fmt::format("No limit, minimum {}", least);
    }
    __builtin_unreachable();
}

[[nodiscard]] std::string_view who_antes(poker::AnteBy by) {
    switch (by) {
        case poker::AnteBy::everyone: return "each player";
        case poker::AnteBy::last_blind: return "the last blind for all";
        case poker::AnteBy::button: return "the button for all";
    }
    __builtin_unreachable();
}

void add_forced(TextLines& lines, const poker::Forced& forced) {
    if (!forced.blinds.empty()) {
        std::string line = "Blinds";
        for (const Money blind : forced.blinds)
            line += fmt::format("{}{}", line == "Blinds" ? " " : " / ", to_string(blind));
        lines.push_back(line);
    }
    if (forced.ante.is_positive()) {
        lines.push_back(fmt::format(
            "Ante {}, put up by {}", to_string(forced.ante), who_antes(forced.ante_by)));
    }
    if (forced.straddle.count_max == 1) lines.emplace_back("Straddle allowed");
    if (forced.straddle.count_max > 1)
        lines.push_back(fmt::format("Straddles allowed: {}", forced.straddle.count_max));
}

// Names the minimum and maximum rake in dollars. [CP 7.1]
void add_percentage(TextLines& lines, const poker::Commission& commission) {
    if (commission.rate == 0) return;
    lines.push_back(fmt::format("Commission {}.{:02} % of the pot, minimum {}, maximum {} per {}",
                                commission.rate / 100,
                                commission.rate % 100,
                                to_string(commission.minimum),
                                to_string(commission.cap),
                                commission.cap_scope == poker::Scope::hand ? "hand" : "pot"));
}

// Adds one line per fee, with the numbers of players it applies to. [CP 7.2.3(b)]
void add_hand_fees(TextLines& lines, const poker::Commission& commission) {
    const auto& fees = commission.per_hand;
    for (std::size_t first = 2; first < fees.size();) {
        std::size_t last = first;
        while (last + 1 < fees.size() && fees[last + 1] == fees[first])
            ++last;
        if (fees[first].is_positive()) {
            const std::string players =
                first == last ? fmt::format("{}", first) : fmt::format("{} to {}", first, last);
            lines.push_back(
                fmt::format("Fee per hand with {} players: {}", players, to_string(fees[first])));
        }
        first = last + 1;
    }
}

void add_charges(TextLines& lines, const PokerTerms& terms) {
    if (is_nil_commission(terms)) {
        lines.emplace_back("No commission");
        return;
    }
    add_percentage(lines, terms.commission);
    const poker::TimeCharge& charge = terms.time_charge;
    if (charge.hourly.is_positive()) {
        lines.push_back(fmt::format("Hourly fee: at most {} a player, in advance every {} minutes",
                                    to_string(charge.hourly),
                                    charge.period_minutes));  // [CP 7.2.2(c)]
    }
    add_hand_fees(lines, terms.commission);
    if (terms.commission.per_person.is_positive()) {
        lines.push_back(fmt::format("Fee per player and hand: {}",
                                    to_string(terms.commission.per_person)));  // [CP 7.2.4(a)]
    }
}

void add_clock(TextLines& lines, const PokerTerms& terms) {
    const poker::Clock& clock = terms.clock;
    if (clock.seconds == 0) return;
    lines.push_back(fmt::format("Time to act {} seconds", clock.seconds));
    if (clock.extensions_max > 0) {
        lines.push_back(fmt::format("Extra time: {} seconds, {} times a hand, {} each",
                                    clock.extra_seconds,
                                    clock.extensions_max,
                                    to_string(clock.fee)));  // [CP 6.15.2]
    }
    if (terms.bank_seconds > 0) {
        lines.push_back(fmt::format("Time bank: {} seconds, full again after {} hands, no fee",
                                    terms.bank_seconds,
                                    terms.bank_hands));  // [CP 6.15.2] [I-150]
    }
}

void add_discard(TextLines& lines, const PokerTerms& terms, poker::Variant variant) {
    const bool has_discard = poker::facts(variant).discards != poker::Discards::never;
    if (!has_discard || terms.clock.seconds == 0) return;
    const bool is_last =
        terms.clock.discard_last_on_expiry && terms.dealing == poker::Dealing::automatic;
    lines.emplace_back(is_last ? "Discard not made in time: the house discards the last card dealt"
                               : "Discard not made in time: the hand is dead");  // [I-74]
}

}  // namespace

void add_poker_lines(TextLines& lines, const PokerTerms& terms, poker::Variant variant) {
    const poker::Stakes& stakes = terms.stakes;
    lines.push_back(stakes.buy_in_max.is_positive()
                        ? fmt::format("Buy-in {} to {}",
                                      to_string(stakes.buy_in_min),
                                      to_string(stakes.buy_in_max))
                        : fmt::format("Buy-in at least {}", to_string(stakes.buy_in_min)));
    lines.push_back(betting_line(terms.betting));
    if (!terms.betting.pot_before_rake)
        lines.emplace_back("The pot limit does not count the commission");  // [I-38]
    if (!terms.betting.oot_binding)
        lines.emplace_back("Action out of turn is not binding");  // [I-40]
    add_forced(lines, terms.forced);
    add_charges(lines, terms);
    add_clock(lines, terms);
    add_discard(lines, terms, variant);
    if (terms.dealing == poker::Dealing::automatic)
        lines.push_back(fmt::format("Hands of a showdown may be asked for within {} seconds",
                                    terms.showdown_seconds));  // [CP 8.20.4] [I-77]
    const poker::FlopChase& chase = terms.flop_chase;
    if (chase.offered) {
        std::string line = fmt::format("Flop Chase from {}", to_string(chase.minimum));
        if (chase.maximum.is_positive()) line += fmt::format(" to {}", to_string(chase.maximum));
        lines.push_back(line);
    }
    for (const BonusPrize& prize : terms.bonuses)
        lines.push_back(bonus_line(prize));
    lines.push_back(fmt::format("Smallest chip {}", to_string(terms.chip)));
}

}  // namespace baize::house
