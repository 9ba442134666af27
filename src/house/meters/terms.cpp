#include "house/meters/terms.h"

#include <algorithm>

#include "engine/core/check.h"
#include "engine/core/per_game.h"
#include "house/book.h"

namespace baize::house {

namespace {

Result<jackpots::PrizeMeterRules> meter_rules(const MeterTerms& terms) {
    return jackpots::PrizeMeterRules::of({.game = game_of(terms.game),
                                          .option = terms.option,
                                          .seed = terms.seed,
                                          .wager = terms.wager,
                                          .reset_value = terms.reset_value,
                                          .use_printed_percentages = terms.printed_percentages,
                                          .payment_unit = terms.payment_unit});
}

Result<jackpots::LevelRules> pool_rules(const PoolTerms& terms, GameId game) {
    return jackpots::LevelRules::of({.game = game,
                                     .level1_wager = terms.level1_wager,
                                     .split = terms.split,
                                     .display_unit = terms.display_unit});
}

std::optional<Rejection> objection_to_meter(const MeterTerms& terms) {
    const Result<jackpots::PrizeMeterRules> rules = meter_rules(terms);
    if (!rules) return rules.error();
    return std::nullopt;
}

// Requires one or both of the two games whose books define the three levels. [I-90]
std::optional<Rejection> objection_to_pools(const PoolTerms& terms) {
    const bool known = std::all_of(terms.games.begin(), terms.games.end(), [](LinkedGame game) {
        return is_perth(game_of(game));
    });
    const bool twice = terms.games.size() == 2 && terms.games.front() == terms.games.back();
    if (!known || twice || terms.games.empty() || terms.games.size() > 2) {
        return Rejection{Reason::games_not_linked, "I-90"_clause};
    }
    const Result<jackpots::LevelRules> rules = pool_rules(terms, game_of(terms.games.front()));
    if (!rules) return rules.error();
    return std::nullopt;
}

std::optional<Rejection> meter_difference(const MeterTerms& system, const MeterTerms& table) {
    const jackpots::PrizeMeterRules ours = rules_of(system);
    const jackpots::PrizeMeterRules theirs = rules_of(table);
    bool same_odds = system.printed_percentages == table.printed_percentages &&
                     system.payment_unit == table.payment_unit;
    for (std::size_t i = 0; i < jackpot_hand_count; ++i) {
        const auto hand = static_cast<JackpotHand>(i);
        if (ours.pays(hand) != theirs.pays(hand)) {
            return Rejection{Reason::table_differs, "CS 9.1.1(b)(i)"_clause};
        }
        same_odds = same_odds && ours.bonus_odds(hand) == theirs.bonus_odds(hand);
    }
    if (!same_odds) return Rejection{Reason::table_differs, "CS 9.1.1(b)(ii)"_clause};
    if (system.wager != table.wager) {
        return Rejection{Reason::table_differs, "CS 9.1.1(d)"_clause};
    }
    if (!(ours.increment_rate() == theirs.increment_rate()) || system.seed != table.seed ||
        ours.reset_value() != theirs.reset_value()) {
        return Rejection{Reason::table_differs, "CS 9.1.1(b)(iii)"_clause};
    }
    return std::nullopt;
}

std::optional<Rejection> pool_difference(const PoolTerms& system, const PoolTerms& table) {
    const LinkedGame game = table.games.front();
    const ClauseByBook separate{{}, "UTH 3.27(b)"_clause, "CH 3.14(b)"_clause};
    if (std::find(system.games.begin(), system.games.end(), game) == system.games.end()) {
        return Rejection{Reason::games_not_linked, separate.of(game_of(system.games.front()))};
    }
    if (system.level1_wager != table.level1_wager || system.split != table.split ||
        system.display_unit != table.display_unit) {
        return Rejection{Reason::table_differs, "I-90"_clause};
    }
    return std::nullopt;
}

}  // namespace

GameId game_of(LinkedGame game) {
    switch (game) {
        case LinkedGame::caribbean_stud: return GameId::caribbean_stud;
        case LinkedGame::wild_aruba: return GameId::wild_aruba;
        case LinkedGame::ultimate_holdem: return GameId::ultimate_holdem;
        case LinkedGame::crown_holdem: return GameId::crown_holdem;
    }
    __builtin_unreachable();
}

std::optional<LinkedGame> linked_game(GameId game) {
    static constexpr PerHouseGame<std::optional<LinkedGame>> numbers(
        {{GameId::three_card, std::nullopt},
         {GameId::caribbean_stud, LinkedGame::caribbean_stud},
         {GameId::wild_aruba, LinkedGame::wild_aruba},
         {GameId::ultimate_holdem, LinkedGame::ultimate_holdem},
         {GameId::crown_holdem, LinkedGame::crown_holdem}});
    return is_house_game(game) ? numbers[game] : std::nullopt;
}

Clause ClauseByBook::of(GameId game) const {
    switch (book_of(game)) {
        case Book::cs: return cs;
        case Book::uth: return uth;
        case Book::ch: return ch;
        case Book::cp:
        case Book::tcp: break;
    }
    return {};  // No jackpot.
}

GameId game_of(const Terms& terms) {
    if (const auto* meter = std::get_if<MeterTerms>(&terms)) return game_of(meter->game);
    return game_of(std::get<PoolTerms>(terms).games.front());
}

std::optional<Rejection> objection_to(const Terms& terms) {
    if (const auto* meter = std::get_if<MeterTerms>(&terms)) return objection_to_meter(*meter);
    return objection_to_pools(std::get<PoolTerms>(terms));
}

jackpots::PrizeMeterRules rules_of(const MeterTerms& terms) {
    const Result<jackpots::PrizeMeterRules> rules = meter_rules(terms);
    BAIZE_CHECK(rules.has_value());
    return *rules;
}

jackpots::LevelRules rules_of(const PoolTerms& terms, GameId game) {
    const Result<jackpots::LevelRules> rules = pool_rules(terms, game);
    BAIZE_CHECK(rules.has_value());
    return *rules;
}

std::optional<Rejection> difference(const Terms& system, const Terms& table) {
    if (system.index() != table.index()) {
        return Rejection{Reason::table_differs,
                         is_perth(game_of(system)) ? "I-90"_clause : "CS 9.1.1(b)(i)"_clause};
    }
    if (const auto* meter = std::get_if<MeterTerms>(&system)) {
        return meter_difference(*meter, std::get<MeterTerms>(table));
    }
    return pool_difference(std::get<PoolTerms>(system), std::get<PoolTerms>(table));
}

Money cost_of(const Terms& terms, int level) {
    if (const auto* meter = std::get_if<MeterTerms>(&terms)) return meter->wager;
    return std::get<PoolTerms>(terms).level1_wager * level;
}

}  // namespace baize::house
