// The rules on the sign of a poker table: the game, the limits, the forced bets, the charges. A
// hand is played under one Rules value; staff may change the rules only between hands.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/core/static_vector.h"
#include "engine/poker/rules/seats.h"
#include "engine/poker/rules/variant.h"

namespace baize::poker {

enum class Structure : std::uint8_t { fixed, spread, half_pot, pot, no_limit };

inline constexpr std::size_t structure_count = 5;

[[nodiscard]] std::string_view name(Structure structure);

// Fixed and spread games limit the number of raises and know the half-bet rule. [CP 6.9]
[[nodiscard]] constexpr bool is_limit(Structure structure) {
    return structure == Structure::fixed || structure == Structure::spread;
}

struct Betting {
    Structure structure = Structure::no_limit;
    Money minimum{};  // fixed: the low bet; spread: the smallest bet; else the smallest opening bet
    Money maximum{};  // fixed: the high bet; spread: the largest single bet or raise; else unused
    std::uint8_t high_from_round = 3;  // fixed: betting rounds 1 and 2 are low [I-23]
    std::uint8_t raises_max = 3;       // [CP 6.9]
    bool uncap_after_fold = false;     // [I-37]
    bool short_all_ins_add_up = true;  // [I-20]
    bool pot_before_rake = true;       // pot limits include the drop slide [I-38]
    bool oot_binding = true;           // an action out of turn waits for the turn [I-40]
    friend bool operator==(const Betting&, const Betting&) = default;
};

struct Straddle {
    std::uint8_t count_max = 0;   // 0: not allowed; more than 1: over-blinds, each double [I-80]
    bool full_min_raise = false;  // the next raise is at least the whole straddle [I-24]
    friend bool operator==(const Straddle&, const Straddle&) = default;
};

// The players who put up the ante: all of them, or one for the whole table. An ante for the whole
// table is dead money of the main pot.
enum class AnteBy : std::uint8_t { everyone, last_blind, button };

inline constexpr std::size_t blinds_max = 4;

struct Forced {
    StaticVector<Money, blinds_max> blinds{};  // first to last [CP 8.9.1] [I-23]
    Money ante{};
    AnteBy ante_by = AnteBy::everyone;
    Straddle straddle{};
    bool heads_up_button_small = true;  // [I-35]
    bool missed_small_dead = true;      // [I-69]
    bool penalty_dead = false;          // [I-70]
    friend bool operator==(const Forced&, const Forced&) = default;
};

enum class Scope : std::uint8_t { hand, pot };

// The four ways of charging, which a table may combine. All zero means nil commission. Time charges
// are collected between hands: see charges.h. [CP 7.2] [CP 7.4]
struct Commission {
    std::uint16_t rate = 0;          // hundredths of a per cent: 500 is 5 %
    Money cap{};                     // 0: the sign names no cap
    Money minimum{};                 // the smallest amount taken when anything is due
    Money unit{};                    // amounts are rounded down to this; 0: the smallest chip
    Scope cap_scope = Scope::hand;   // [I-6]
    Scope equal_hands = Scope::pot;  // [I-7]
    bool no_flop_no_drop = false;    // [I-8]
    std::array<Money, seats_max + 1> per_hand{};  // by number of players dealt in [CP 7.2.3]
    Money per_person{};                           // taken before the deal [CP 7.2.4]
    bool stand_alone = false;  // commission goes to the float instead of the Chip Box
    friend bool operator==(const Commission&, const Commission&) = default;
};

// The side wager on the colour of the flop. [CP 10.1]
struct FlopChase {
    bool offered = false;
    bool both_colours = false;  // [I-73]
    Money minimum{};
    Money maximum{};  // 0: none
    friend bool operator==(const FlopChase&, const FlopChase&) = default;
};

// Time to act. The engine only holds the settings; the caller measures the seconds. [CP 6.15]
// [I-79]
struct Clock {
    std::uint16_t seconds = 0;  // 0: no clock
    std::uint16_t extra_seconds = 0;
    std::uint8_t extensions_max = 0;
    Money fee{};
    bool discard_last_on_expiry = false;  // [I-74]
    friend bool operator==(const Clock&, const Clock&) = default;
};

// Automatic: the deck is known, and the engine deals, shows hands and pushes pots without being
// asked. Live: a dealer deals, players show or muck, the dealer pushes the pots.
enum class Dealing : std::uint8_t { automatic, live };

// The two definitions of substantial action. [I-75]
enum class Substantial : std::uint8_t { book, tda };

struct Rules {
    Variant variant = Variant::holdem;
    Betting betting{};
    Forced forced{};
    Commission commission{};
    FlopChase flop_chase{};
    Clock clock{};
    Money chip = Money::of_cents(1);  // the smallest chip in play at the table [CP 8.5]
    Dealing dealing = Dealing::automatic;
    Substantial substantial = Substantial::book;
    bool expose_all_in = false;  // hands are turned up when all betting is done [I-76]
    friend bool operator==(const Rules&, const Rules&) = default;
};

[[nodiscard]] constexpr const VariantFacts& facts(const Rules& rules) {
    return facts(rules.variant);
}

// The blinds of a sign that names only the last one: the first is half of it, rounded down to the
// smallest chip, and left out if that is zero. [I-23] REQUIRES: both positive.
[[nodiscard]] StaticVector<Money, blinds_max> usual_blinds(Money last, Money chip);

// Checks that the books allow this table. Called when the table is opened or its sign changes.
[[nodiscard]] Result<void> verify(const Rules& rules);

}  // namespace baize::poker
