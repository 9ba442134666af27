// One recorded hand as Poker Hand History (PHH) and Open Hand History files describe it, before any
// rule is applied. phh_reader.h and ohh_reader.h fill it, phh_writer.h and ohh_writer.h write it,
// replay.h plays it.
//
// Players are in dealing order: the first sits directly left of the button, and the last has the
// button. With two players, forced bets are listed in the opposite order: see forced_index().
//
// Texts are views into memory of the reader and stay valid until it reads the next hand.
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

// A list with one entry for each player; empty if the record does not have the list.
template <typename Value>
using PerPlayer = StaticVector<Value, players_max>;

// Stands for a stack that the record does not know (PHH writes inf).
inline constexpr Money unknown_stack = Money::max();

enum class StepKind : std::uint8_t {
    deal_hole,
    deal_board,
    fold,
    check_or_call,
    bet,      // a bet or a raise: `amount` is the player's whole bet in this round
    discard,  // without cards: the player kept all cards
    show,     // without cards: the player shows the cards that are already known
    muck,
    bring_in  // only in games that Baize does not play
};

struct Step {
    StepKind step_kind{};
    std::uint8_t player = 0;
    std::uint8_t count = 0;
    std::array<poker::Face, step_cards_max> cards{};
    Money amount{};
    friend bool operator==(const Step&, const Step&) = default;
};

static_assert(sizeof(Step) == 16);

// A comment in the list of actions. If `alone`, it is a separate item before step `step`; otherwise
// it belongs to that step.
struct Remark {
    std::size_t step = 0;
    bool alone = false;
    std::string_view text{};
    friend bool operator==(const Remark&, const Remark&) = default;
};

// A name that may also be a number, as of hands and tables.
struct Label {
    std::string_view text{};
    bool is_number = false;
    friend bool operator==(const Label&, const Label&) = default;
};

struct ClockTime {
    std::uint8_t hour = 0;
    std::uint8_t minute = 0;
    std::uint8_t second = 0;
    std::string_view fraction{};  // for example ".25"
    friend bool operator==(const ClockTime&, const ClockTime&) = default;
};

// Fields that hold plain text, in the order of the PHH specification.
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

// A field that the formats do not define: one of Baize (`_baize_...`), of another author, or of a
// later edition. The value is kept as PHH spells it.
struct UserField {
    std::string_view name{};
    std::string_view value{};
    friend bool operator==(const UserField&, const UserField&) = default;
};

struct Record {
    poker::Variant variant{};
    poker::Structure structure{};

    // Amounts count units of 10^-decimals. Two decimals are cents; a hand with finer amounts uses a
    // finer unit, so that no fraction is lost.
    std::uint8_t decimals = 2;

    bool ante_trimming = false;  // true if a short ante wins only its own share of the other antes
    PerPlayer<Money> antes{};
    // The part of each ante that is none: chips short of a call, which the player left in the pot
    // and folded. No format has such a bet. Empty if there is none. [CP 6.17]
    PerPlayer<Money> short_bets{};
    // With straddles. A negative amount is a live post, which does not change the order of action.
    PerPlayer<Money> blinds{};
    std::optional<Money> bring_in{};
    std::optional<Money> small_bet{};  // fixed and spread limit
    std::optional<Money> big_bet{};
    std::optional<Money> min_bet{};  // all other structures
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
    std::optional<Money> commission{};  // `_baize_commission` in PHH, rake in Open Hand History
    // `_baize_pots` in PHH: the amount of the pots in Open Hand History, if it is another than the
    // actions make it.
    std::optional<Money> pots{};
    std::vector<UserField> user_fields{};

    [[nodiscard]] std::size_t player_count() const { return starting_stacks.size(); }

    // The ante in this place of the list, without a short bet.
    [[nodiscard]] Money ante(std::size_t place) const {
        return short_bets.empty() ? antes[place] : antes[place] - short_bets[place];
    }

    [[nodiscard]] std::string_view detail(Detail which) const {
        return details[static_cast<std::size_t>(which)];
    }

    friend bool operator==(const Record&, const Record&) = default;
};

// Clears the hand and keeps the allocated memory.
void clear(Record& record);

// Returns the index of a player's forced bets in `antes` and `blinds`. With two players the button
// has the small blind, and the lists run in the opposite order.
[[nodiscard]] constexpr std::size_t forced_index(std::size_t player, std::size_t player_count) {
    return player_count == 2 ? 1 - player : player;
}

// The indices in `blinds` of the small and the big blind, or nullopt if it was not posted. If the
// small blind is absent, the big blind may stand in its place: a lone blind of at least the minimum
// bet is the big blind. [CP 8.9.1]
struct BlindPlaces {
    std::optional<std::size_t> small{};
    std::optional<std::size_t> big{};
};

[[nodiscard]] BlindPlaces blind_places(const Record& record);

// Returns the code of PHH for a game, such as "NT" or "FO/8". Games without a code in PHH get one
// of the same form: a letter for the structure (F, S, H, P, N), then the game (T, P, CP, O), then
// "/8" for hi-lo.
[[nodiscard]] std::string_view game_code(poker::Variant variant, poker::Structure structure);

struct Game {
    poker::Variant variant{};
    poker::Structure structure{};
};

[[nodiscard]] std::optional<Game> game_of_code(std::string_view code);

// Returns a name such as "fixed-limit seven card stud" if PHH defines the code but Baize does not
// play the game; otherwise empty.
[[nodiscard]] std::string_view foreign_game(std::string_view code);

}  // namespace baize::histories
