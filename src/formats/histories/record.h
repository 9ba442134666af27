// One recorded hand, as Poker Hand History (PHH) and Open Hand History files tell it, before any
// rule has looked at it. phh_reader.h and ohh_reader.h fill it, phh_writer.h and ohh_writer.h write
// it, replay.h plays it.
//
// Players stand in dealing order: the first is the first one left of the button, the last has the
// button. With two players, forced bets are listed the other way round: see forced_index().
//
// Texts are views into what the reader holds and last until it reads the next hand.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/money.h"
#include "engine/core/static_vector.h"
#include "engine/poker/hand/face.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/rules/seats.h"
#include "engine/poker/rules/variant.h"

namespace baize::histories {

inline constexpr std::size_t players_max = poker::seats_max;
inline constexpr std::size_t step_cards_max = 5;
inline constexpr std::size_t steps_max = 4096;

// A list with one entry a player; empty when the record does not have it.
template <typename Value>
using PerPlayer = StaticVector<Value, players_max>;

// A stack the record does not know (PHH writes inf).
inline constexpr Money unknown_stack = Money::max();

enum class Deed : std::uint8_t {
    deal_hole,
    deal_board,
    fold,
    check_or_call,
    bet,      // bets or raises: `amount` is the player's whole bet of the round
    discard,  // no cards: none given up
    show,     // no cards: those already known
    muck,
    bring_in  // only in games that are not ours
};

struct Step {
    Deed deed{};
    std::uint8_t player = 0;
    std::uint8_t count = 0;
    std::array<poker::Face, step_cards_max> cards{};
    Money amount{};
    friend bool operator==(const Step&, const Step&) = default;
};

static_assert(sizeof(Step) == 16);

// A comment inside the actions. It stands before step `step`, or, when not alone, belongs to it.
struct Remark {
    std::size_t step = 0;
    bool alone = false;
    std::string_view text{};
    friend bool operator==(const Remark&, const Remark&) = default;
};

// A name that may also be a number: hands and tables.
struct Label {
    std::string_view text{};
    bool is_number = false;
    friend bool operator==(const Label&, const Label&) = default;
};

struct ClockTime {
    std::uint8_t hour = 0;
    std::uint8_t minute = 0;
    std::uint8_t second = 0;
    std::string_view fraction{};  // ".25"
    friend bool operator==(const ClockTime&, const ClockTime&) = default;
};

// What is only ever text, in the order PHH lists it.
enum class Detail : std::uint8_t {
    author,
    event,
    url,
    venue,
    address,
    city,
    region,
    postal_code,
    country,
    time_zone,
    time_zone_abbreviation,
    currency,
    currency_symbol
};

inline constexpr std::size_t detail_count = 13;

// A field the formats do not define: our own (`_baize_...`), another author's, or one of a later
// edition. The value is kept as PHH spells it.
struct UserField {
    std::string_view name{};
    std::string_view value{};
    friend bool operator==(const UserField&, const UserField&) = default;
};

struct Record {
    poker::Variant variant{};
    poker::Structure structure{};

    // Amounts count units of 10^-decimals. Two decimals are cents; a hand with finer amounts counts
    // finer units, so that no fraction is lost.
    std::uint8_t decimals = 2;

    bool ante_trimming = false;  // a short ante wins only its own share of the others
    PerPlayer<Money> antes{};
    PerPlayer<Money> blinds{};  // and straddles; below zero: a live post that moves nobody's turn
    std::optional<Money> bring_in{};
    std::optional<Money> small_bet{};  // fixed and spread
    std::optional<Money> big_bet{};
    std::optional<Money> min_bet{};  // the other structures
    PerPlayer<Money> starting_stacks{};
    std::vector<Step> steps{};
    std::vector<Remark> remarks{};

    std::array<std::string_view, detail_count> details{};
    std::optional<ClockTime> time{};
    std::optional<std::int64_t> day{};
    std::optional<std::int64_t> month{};
    std::optional<std::int64_t> year{};
    std::optional<Label> hand{};
    std::optional<std::int64_t> level{};
    PerPlayer<std::int64_t> seats{};
    std::optional<std::int64_t> seat_count{};
    std::optional<Label> table{};
    PerPlayer<std::string_view> players{};
    PerPlayer<Money> finishing_stacks{};
    PerPlayer<Money> winnings{};
    std::optional<Money> commission{};  // PHH: `_baize_commission`; Open Hand History: rake
    std::vector<UserField> user_fields{};

    [[nodiscard]] std::size_t player_count() const { return starting_stacks.size(); }

    [[nodiscard]] std::string_view detail(Detail which) const {
        return details[static_cast<std::size_t>(which)];
    }

    friend bool operator==(const Record&, const Record&) = default;
};

// Forgets the hand and keeps the memory.
void clear(Record& record);

// Where the forced bets of a player stand in `antes` and `blinds`: with two players the button has
// the small blind, and the lists are read from the end.
[[nodiscard]] constexpr std::size_t forced_index(std::size_t player, std::size_t player_count) {
    return player_count == 2 ? 1 - player : player;
}

// The place in `blinds` of the small and of the big blind; nothing where nobody posted it. Where
// the small blind is away the big one may stand in its place: a lone blind of no less than the
// least bet is the big one. [CP 8.9.1]
struct BlindPlaces {
    std::optional<std::size_t> small{};
    std::optional<std::size_t> big{};
};

[[nodiscard]] BlindPlaces blind_places(const Record& record);

// The code PHH uses for a game, "NT" or "FO/8"; for games PHH has no code for, one made in the same
// way: a letter for the structure (F, S, H, P, N) and one for the game (T, P, CP, O, "/8" for
// hi-lo).
[[nodiscard]] std::string_view game_code(poker::Variant variant, poker::Structure structure);

struct Game {
    poker::Variant variant{};
    poker::Structure structure{};
};

[[nodiscard]] std::optional<Game> game_of_code(std::string_view code);

// "fixed-limit seven card stud" for a code of PHH that is none of our games; empty for any other.
[[nodiscard]] std::string_view foreign_game(std::string_view code);

}  // namespace baize::histories
