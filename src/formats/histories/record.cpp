#include "formats/histories/record.h"

#include <utility>

namespace baize::histories {

namespace {

constexpr std::size_t code_count = poker::variant_count * poker::structure_count;

// By structure (fixed, spread, half pot, pot, none), then by variant in the engine's order.
// clang-format off
constexpr std::array<std::string_view, code_count> codes{
    "FT", "FP", "FCP", "FCP/8", "FT/8", "FO", "FO/8",
    "ST", "SP", "SCP", "SCP/8", "ST/8", "SO", "SO/8",
    "HT", "HP", "HCP", "HCP/8", "HT/8", "HO", "HO/8",
    "PT", "PP", "PCP", "PCP/8", "PT/8", "PO", "PO/8",
    "NT", "NP", "NCP", "NCP/8", "NT/8", "NO", "NO/8",
};

constexpr std::array<std::pair<std::string_view, std::string_view>, 7> foreign_codes{{
    {"NS", "no-limit short-deck hold'em"},
    {"F7S", "fixed-limit seven card stud"},
    {"F7S/8", "fixed-limit seven card stud hi-lo"},
    {"FR", "fixed-limit razz"},
    {"N2L1D", "no-limit deuce-to-seven single draw"},
    {"F2L3D", "fixed-limit deuce-to-seven triple draw"},
    {"FB", "fixed-limit badugi"},
}};
// clang-format on

}  // namespace

// Empties the lists instead of overwriting them, because reading a whole hand takes only a
// microsecond.
void clear(Record& record) {
    record.variant = {};
    record.structure = {};
    record.decimals = 2;
    record.ante_trimming = false;
    record.antes.clear();
    record.short_bets.clear();
    record.blinds.clear();
    record.bring_in.reset();
    record.small_bet.reset();
    record.big_bet.reset();
    record.min_bet.reset();
    record.starting_stacks.clear();
    record.steps.clear();
    record.remarks.clear();
    record.details.fill({});
    record.time.reset();
    record.day.reset();
    record.month.reset();
    record.year.reset();
    record.hand.reset();
    record.level.reset();
    record.seats.clear();
    record.seat_count.reset();
    record.table.reset();
    record.players.clear();
    record.finishing_stacks.clear();
    record.winnings.clear();
    record.commission.reset();
    record.pots.reset();
    record.user_fields.clear();
}

BlindPlaces blind_places(const Record& record) {
    const bool has_first = record.blinds[0].is_positive();
    const bool has_second = record.blinds[1].is_positive();
    BlindPlaces places;
    if (has_second) places.big = 1;
    if (!has_first) return places;
    const Money least = record.min_bet.value_or(record.small_bet.value_or(Money{}));
    const bool stands_alone = !has_second && record.blinds[0] >= least;
    (stands_alone ? places.big : places.small) = 0;
    return places;
}

std::string_view game_code(poker::Variant variant, poker::Structure structure) {
    return codes[static_cast<std::size_t>(structure) * poker::variant_count +
                 static_cast<std::size_t>(variant)];
}

std::optional<Game> game_of_code(std::string_view code) {
    if (code == "NT") return Game{poker::Variant::holdem, poker::Structure::no_limit};
    for (std::size_t i = 0; i < codes.size(); ++i) {
        if (codes[i] != code) continue;
        return Game{.variant = static_cast<poker::Variant>(i % poker::variant_count),
                    .structure = static_cast<poker::Structure>(i / poker::variant_count)};
    }
    return std::nullopt;
}

std::string_view foreign_game(std::string_view code) {
    for (const auto& [foreign, title] : foreign_codes) {
        if (foreign == code) return title;
    }
    return {};
}

}  // namespace baize::histories
