#include "engine/jackpots/jackpot_books.h"

#include "engine/core/per_game.h"

namespace baize::jackpots {

namespace {

std::optional<std::int64_t> option1_bonus(JackpotHand hand) {
    if (hand == JackpotHand::four_of_a_kind) return 500;
    if (hand == JackpotHand::full_house) return 150;
    if (hand == JackpotHand::flush) return 100;
    return std::nullopt;
}

std::optional<std::int64_t> option2_bonus(JackpotHand hand) {
    if (hand == JackpotHand::four_of_a_kind) return 600;
    if (hand == JackpotHand::full_house) return 100;
    if (hand == JackpotHand::flush) return 60;
    if (hand == JackpotHand::straight) return 40;
    return std::nullopt;
}

std::optional<std::int64_t> caribbean_stud_bonus(int option, JackpotHand hand) {
    return option == 1 ? option1_bonus(hand) : option2_bonus(hand);
}

// Four of a kind here means tens to aces, made with or without deuces; the room reports no others.
// [I-30]
std::optional<std::int64_t> wild_aruba_bonus(int /*option*/, JackpotHand hand) {
    if (hand == JackpotHand::wild_royal_flush) return 250;
    if (hand == JackpotHand::five_of_a_kind) return 100;
    if (hand == JackpotHand::wild_straight_flush) return 50;
    if (hand == JackpotHand::four_of_a_kind) return 25;
    return std::nullopt;
}

constexpr MeterBook caribbean_stud{
    .has_options = true, .pay_table = "CS 10.1.2"_clause, .bonus_odds = &caribbean_stud_bonus};

constexpr MeterBook wild_aruba{.fixed_rate = 53'00,  // [CS 12.9.1(a)]
                               .pay_table = "CS 12.10.1"_clause,
                               .bonus_odds = &wild_aruba_bonus};

constexpr LevelBook ultimate_holdem{.levels = "UTH 3.22"_clause,
                                    .level_1 = "UTH 3.22(a)"_clause,
                                    .one_wager = "UTH 3.24"_clause,
                                    .pay_table = "UTH 3.26"_clause,
                                    .funding = "UTH 3.28"_clause,
                                    .reseed = "UTH 3.29"_clause,
                                    .reseed_of_level_3 = "UTH 3.29(c)"_clause,
                                    .sharing = "UTH 4.18(b)"_clause,
                                    .short_wager = "UTH 5.14"_clause};

constexpr LevelBook crown_holdem{.levels = "CH 3.8"_clause,
                                 .level_1 = "CH 3.8(a)"_clause,
                                 .one_wager = "CH 3.10"_clause,
                                 .pay_table = "CH 3.13"_clause,
                                 .funding = "CH 3.15"_clause,
                                 .reseed = "CH 3.16"_clause,
                                 .reseed_of_level_3 = "CH 3.16(c)"_clause,
                                 .sharing = "CH 4.16(b)(ii)"_clause,
                                 .short_wager = "CH 5.11"_clause};

constexpr PerHouseGame<JackpotBook> books({{GameId::three_card, NoJackpot{}},
                                           {GameId::caribbean_stud, caribbean_stud},
                                           {GameId::wild_aruba, wild_aruba},
                                           {GameId::ultimate_holdem, ultimate_holdem},
                                           {GameId::crown_holdem, crown_holdem}});

}  // namespace

std::string_view name(JackpotKind kind) {
    switch (kind) {
        case JackpotKind::none: return "none";
        case JackpotKind::prize_meter: return "prize_meter";
        case JackpotKind::levels: return "levels";
    }
    return "?";
}

JackpotKind jackpot_kind(GameId game) {
    const JackpotBook* const book = books.find(game);
    return book == nullptr ? JackpotKind::none : static_cast<JackpotKind>(book->index());
}

const MeterBook* meter_book(GameId game) {
    const JackpotBook* const book = books.find(game);
    return book == nullptr ? nullptr : std::get_if<MeterBook>(book);
}

const LevelBook* level_book(GameId game) {
    const JackpotBook* const book = books.find(game);
    return book == nullptr ? nullptr : std::get_if<LevelBook>(book);
}

}  // namespace baize::jackpots
