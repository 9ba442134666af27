#include "house/cases/offences.h"

#include <algorithm>
#include <array>

namespace baize::house {

namespace {

using enum Offence;

// Only the sanctions mention "any provision of the rules": CP 13.2, CS 14.2, TCP 11.2, Perth 6.9.
constexpr std::array offences{
    OffenceRule{Book::cp, device_used, "CP 13.1"_clause},
    OffenceRule{Book::cp, device_intended, "CP 13.1"_clause},
    OffenceRule{Book::cp, device_possessed, "CP 13.2.3"_clause},
    OffenceRule{Book::cp, advice_by_staff, "CP 13.7"_clause},
    OffenceRule{Book::cp, influence, "CP 13.8"_clause, Role::dealer, 0},
    OffenceRule{Book::cp, betting_between_players, "CP 13.12"_clause, Role::dealer, 2},
    OffenceRule{Book::cp, communication, "CP 13.15"_clause},
    OffenceRule{Book::cp, exchange, "CP 13.14"_clause},
    OffenceRule{Book::cp, detrimental_conduct, "CP 13.4"_clause, Role::area_manager},
    OffenceRule{Book::cp, other_breach, "CP 13.2"_clause},

    OffenceRule{Book::cs, device_used, "CS 14.1"_clause},
    OffenceRule{Book::cs, device_intended, "CS 14.1"_clause},
    OffenceRule{Book::cs, device_possessed, "CS 14.2.3"_clause},
    OffenceRule{Book::cs, advice_by_staff, "CS 14.5"_clause},
    OffenceRule{Book::cs, influence, "CS 14.6"_clause, Role::dealer, 0},
    OffenceRule{Book::cs, betting_between_players, "CS 14.12"_clause, Role::dealer, 2},
    OffenceRule{Book::cs, exchange, "CS 7.5.1(a)"_clause},
    OffenceRule{Book::cs, abstention, "CS 14.8"_clause},
    OffenceRule{Book::cs, other_breach, "CS 14.2"_clause},

    OffenceRule{Book::tcp, device_used, "TCP 11.1"_clause},
    OffenceRule{Book::tcp, device_intended, "TCP 11.1"_clause},
    OffenceRule{Book::tcp, device_possessed, "TCP 11.2.3"_clause},
    OffenceRule{Book::tcp, advice_by_staff, "TCP 11.5"_clause},
    OffenceRule{Book::tcp, influence, "TCP 11.6"_clause, Role::dealer, 0},
    OffenceRule{Book::tcp, betting_between_players, "TCP 11.11"_clause, Role::dealer, 2},
    OffenceRule{Book::tcp, exchange, "TCP 7.5.1(a)"_clause},
    OffenceRule{Book::tcp, abstention, "TCP 11.8"_clause},
    OffenceRule{Book::tcp, other_breach, "TCP 11.2"_clause},

    OffenceRule{Book::uth, device_used, "UTH 6.8(a)"_clause},
    OffenceRule{Book::uth, device_possessed, "UTH 6.8(b)"_clause},
    OffenceRule{Book::uth, advice_by_staff, "UTH 6.5"_clause},
    OffenceRule{Book::uth, exchange, "UTH 6.2"_clause},
    OffenceRule{Book::uth, abstention, "UTH 6.6"_clause, Role::area_manager},
    OffenceRule{Book::uth, other_breach, "UTH 6.9"_clause},

    OffenceRule{Book::ch, device_used, "CH 6.8(a)"_clause},
    OffenceRule{Book::ch, device_possessed, "CH 6.8(b)"_clause},
    OffenceRule{Book::ch, advice_by_staff, "CH 6.5"_clause},
    OffenceRule{Book::ch, exchange, "CH 6.2"_clause},
    OffenceRule{Book::ch, abstention, "CH 6.6"_clause, Role::area_manager},
    OffenceRule{Book::ch, other_breach, "CH 6.9"_clause},
};

struct LetteredDevice {
    Clause calculator{};
    Clause computer{};
    Clause other{};
    Clause analyse{};
    Clause change_play{};
};

constexpr LetteredDevice uth_letters{"UTH 6.8(c)"_clause,
                                     "UTH 6.8(d)"_clause,
                                     "UTH 6.8(e)"_clause,
                                     "UTH 6.8(f)"_clause,
                                     "UTH 6.8(g)"_clause};
constexpr LetteredDevice ch_letters{"CH 6.8(c)"_clause,
                                    "CH 6.8(d)"_clause,
                                    "CH 6.8(e)"_clause,
                                    "CH 6.8(f)"_clause,
                                    "CH 6.8(g)"_clause};

Clause letter_of(const LetteredDevice& letters, DeviceKind kind) {
    switch (kind) {
        case DeviceKind::none: return {};
        case DeviceKind::calculator: return letters.calculator;
        case DeviceKind::computer: return letters.computer;
        case DeviceKind::other: return letters.other;
    }
    return {};
}

}  // namespace

std::optional<OffenceRule> offence_rule(Book book, Offence offence) {
    const auto* const found = std::find_if(offences.begin(), offences.end(), [&](const auto& rule) {
        return rule.book == book && rule.offence == offence;
    });
    if (found == offences.end()) return std::nullopt;
    return *found;
}

DeviceClauses device_clauses(Book book, DeviceKind kind) {
    if (is_victorian(book)) return {};
    const LetteredDevice& letters = book == Book::uth ? uth_letters : ch_letters;
    return {letter_of(letters, kind), letters.analyse, letters.change_play};
}

}  // namespace baize::house
