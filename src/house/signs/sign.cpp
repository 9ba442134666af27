#include "house/signs/sign.h"

#include <algorithm>

#include "engine/games/registry.h"
#include "engine/poker/rules/variant.h"
#include "house/signs/poker_sign.h"

namespace baize::house {
namespace {

[[nodiscard]] bool is_whole(std::optional<Money> amount, Money chip) {
    return !amount || amount->cents() % chip.cents() == 0;
}

[[nodiscard]] Result<void> verify_limits(const HouseTerms& terms, Book book) {
    const Limits& limits = terms.limits;
    const Clause clause = display_clause(book);
    if (!limits.min || !limits.max) return reject(Reason::sign_incomplete, clause);
    if (!is_victorian(book) && !limits.step) return reject(Reason::sign_incomplete, clause);
    for (const std::optional<Money>& posted :
         {limits.min, limits.max, limits.step, limits.max_payout, limits.chip}) {
        if (posted && !posted->is_positive()) return reject(Reason::no_such_amount, clause);
        if (posted && *posted > largest_posted) return reject(Reason::amount_too_large, clause);
    }
    if (terms.jackpot < Money{}) return reject(Reason::no_such_amount, clause);
    if (terms.jackpot > largest_posted) return reject(Reason::amount_too_large, clause);
    if (*limits.max < *limits.min) return reject(Reason::sign_contradicts, clause);
    if (limits.max_payout && book != Book::cs)
        return reject(Reason::sign_contradicts, "I-33"_clause);
    const Money chip = limits.chip.value_or(Money::of_cents(1));
    if (!is_whole(limits.min, chip) || !is_whole(limits.max, chip) ||
        !is_whole(limits.step, chip) || !is_whole(terms.jackpot, chip))
        return reject(Reason::not_a_betting_unit, "I-44"_clause);
    return {};
}

[[nodiscard]] Clause pay_tables_clause(Book book) {
    return book == Book::tcp ? "TCP 8.2(a)"_clause : display_clause(book);
}

// Puts the pay tables of the sign into the rules: one for every wager the book leaves open.
[[nodiscard]] Result<void> choose_tables(const HouseTerms& terms,
                                         const GameHooks& game,
                                         Clause clause,
                                         Rules& rules) {
    for (std::size_t i = 0; i < terms.pay_tables.size(); ++i) {
        const PayTableChoice& chosen = terms.pay_tables[i];
        for (std::size_t other = 0; other < i; ++other) {
            if (terms.pay_tables[other].wager == chosen.wager)
                return reject(Reason::sign_contradicts, clause);
        }
        if (!choose_table(game, rules, chosen.wager, chosen.table))
            return reject(Reason::pay_table_unknown, clause);
    }
    if (terms.pay_tables.size() != game.facts().choices.size())
        return reject(Reason::sign_incomplete, clause);
    return {};
}

// A setting of one game is not allowed at another.
[[nodiscard]] Result<void> verify_own_settings(const Settings& settings, GameId game) {
    for (const GameHooks& other : house_games()) {
        if (other.facts().id == game) continue;
        for (const SettingFacts& own : other.facts().settings) {
            if (settings.*own.field) return reject(Reason::sign_contradicts, own.clause);
        }
    }
    return {};
}

[[nodiscard]] Result<void> verify_settings(const HouseTerms& terms, GameId game) {
    const Settings& settings = terms.settings;
    if (auto own = verify_own_settings(settings, game); !own) return own;
    const Book book = book_of(game);
    if (settings.cs_max_payout_scope != PayoutScope::wager) {
        if (book != Book::cs) return reject(Reason::sign_contradicts, "I-33"_clause);
        if (!terms.limits.max_payout) return reject(Reason::sign_incomplete, "I-33"_clause);
    }
    if (settings.short_wager_warning_scope != WarningScope::seat_session && !is_victorian(book))
        return reject(Reason::sign_contradicts, "I-85"_clause);
    if (settings.jackpot_topup_deadline != TopUpDeadline::flop && is_victorian(book))
        return reject(Reason::sign_contradicts, "I-86"_clause);
    if (settings.burn && is_victorian(book))
        return reject(Reason::sign_contradicts, "I-113"_clause);
    if (terms.require_cover_before_ante && !is_victorian(book))
        return reject(Reason::sign_contradicts, "I-57"_clause);
    // The right to decline exposure is void if there is no time to use it. [UTH 4.14] [CH 4.12(b)]
    if (terms.exposure_seconds == 0 && !is_victorian(book))
        return reject(Reason::setting_out_of_range, "I-43"_clause);
    return {};
}

[[nodiscard]] Result<void> verify_seats(const Sign& sign, std::size_t least, std::size_t most) {
    if (sign.seats < least) return reject(Reason::sign_incomplete, seats_clause(sign));
    if (sign.seats > most) return reject(Reason::too_many_players, seats_clause(sign));
    return {};
}

[[nodiscard]] Result<Rules> rules_of_house_sign(const Sign& sign, const GameHooks& game) {
    const auto* const terms = std::get_if<HouseTerms>(&sign.terms);
    const Book book = book_of(sign.game);
    if (terms == nullptr) return reject(Reason::sign_contradicts, display_clause(book));
    Rules rules = game.published();
    if (auto seats = verify_seats(sign, 1, rules.seats); !seats) return reject(seats.error());
    if (auto limits = verify_limits(*terms, book); !limits) return reject(limits.error());
    if (auto chosen = choose_tables(*terms, game, pay_tables_clause(book), rules); !chosen)
        return reject(chosen.error());
    const auto opening = game.facts().opening;
    if (terms->jackpot.is_positive() &&
        std::find(opening.begin(), opening.end(), Wager::jackpot) == opening.end())
        return reject(Reason::no_such_wager, display_clause(book));
    if (auto settings = verify_settings(*terms, sign.game); !settings)
        return reject(settings.error());
    rules.limits = terms->limits;
    rules.shoe = terms->shoe;
    rules.seats = sign.seats;
    rules.jackpot = terms->jackpot;
    rules.settings = terms->settings;
    return rules;
}

}  // namespace

Clause display_clause(Book book) {
    switch (book) {
        case Book::cp: return "CP 6.1"_clause;
        case Book::cs: return "CS 6.1"_clause;
        case Book::uth: return "UTH 6.3"_clause;
        case Book::ch: return "CH 6.3"_clause;
        case Book::tcp: return "TCP 6.1"_clause;
    }
    __builtin_unreachable();
}

Book book_of(const Sign& sign) {
    return book_of(sign.game);
}

Clause seats_clause(const Sign& sign) {
    const GameHooks* const game = house_game(sign.game);
    return game == nullptr ? "CP 4.1"_clause : game->facts().clauses.seats;
}

Result<void> verify(const Sign& sign) {
    if (const GameHooks* const game = house_game(sign.game)) {
        if (const auto rules = rules_of_house_sign(sign, *game); !rules)
            return reject(rules.error());
        return {};
    }
    if (const auto rules = poker_rules(sign); !rules) return reject(rules.error());
    return {};
}

Result<Rules> house_rules(const Sign& sign) {
    const GameHooks* const game = house_game(sign.game);
    if (game == nullptr) return reject(Reason::game_unknown, "I-123"_clause);
    return rules_of_house_sign(sign, *game);
}

Result<poker::Rules> poker_rules(const Sign& sign) {
    const auto variant = poker::variant_of(sign.game);
    if (!variant) return reject(Reason::game_unknown, "I-123"_clause);
    const auto* const terms = std::get_if<PokerTerms>(&sign.terms);
    if (terms == nullptr) return reject(Reason::sign_contradicts, "CP 6.1.1"_clause);
    const std::size_t most = poker::facts(*variant).players_max;
    if (auto seats = verify_seats(sign, 2, most); !seats) return reject(seats.error());
    return rules_of_poker_sign(*terms, *variant, sign.seats);
}

}  // namespace baize::house
