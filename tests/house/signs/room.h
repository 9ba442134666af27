// A table with its signs, the people at it and a clock that tests can set.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>

#include "house/signs/apply.h"
#include "house/signs/board.h"
#include "house/signs/changes.h"
#include "house/signs/closing.h"
#include "house/signs/notice_rules.h"
#include "house/signs/personal.h"

namespace baize::house {

inline constexpr Span one_microsecond = Span::of_microseconds(1);
inline constexpr Moment eight_o_clock = Moment::of_microseconds(1'763'236'800'000'000);
inline constexpr PersonId anna = 11;
inline constexpr PersonId boris = 12;
inline constexpr PersonId clara = 13;
inline constexpr PersonId dora = 14;

inline constexpr std::initializer_list<const char*> all_games{"three_card",
                                                              "caribbean_stud",
                                                              "wild_aruba",
                                                              "ultimate_holdem",
                                                              "crown_holdem",
                                                              "holdem",
                                                              "pineapple",
                                                              "crazy_pineapple",
                                                              "crazy_pineapple_hilo",
                                                              "holdem_hilo",
                                                              "omaha",
                                                              "omaha_hilo"};

[[nodiscard]] inline Money dollars(std::int64_t amount) {
    return Money::of_cents(amount * 100);
}

[[nodiscard]] inline Moment before(Moment moment) {
    return moment + Span::of_microseconds(-1);
}

// Returns terms for no limit with blinds 1/2 and a commission of 10 % up to 10 a hand.
[[nodiscard]] inline PokerTerms poker_terms() {
    PokerTerms terms;
    terms.betting.minimum = dollars(2);
    terms.forced.blinds = {dollars(1), dollars(2)};
    terms.stakes = {.buy_in_min = dollars(100), .buy_in_max = dollars(500)};
    terms.commission.rate = 1000;
    terms.commission.minimum = dollars(1);
    terms.commission.cap = dollars(10);
    terms.chip = dollars(1);
    return terms;
}

// Returns a valid sign of the game, with limits of 10 to 500 at house games.
[[nodiscard]] inline Sign sign_of(const std::string& game) {
    Sign sign{.game = game_named(game).value()};
    if (book_of(sign) == Book::cp) {
        sign.seats = 9;
        sign.terms = poker_terms();
        return sign;
    }
    HouseTerms terms{.limits = {.min = dollars(10), .max = dollars(500), .chip = dollars(1)}};
    sign.seats = 7;
    if (game == "three_card") terms.pay_tables = {{"ante_bonus", "A"}, {"pair_plus", "B"}};
    if (game == "ultimate_holdem") terms.pay_tables = {{"trips", "2"}};
    if (game == "crown_holdem") terms.pay_tables = {{"poker_extra", "3"}};
    if (sign.seats == 7 && game.ends_with("holdem")) terms.limits.step = dollars(5);
    sign.terms = terms;
    return sign;
}

[[nodiscard]] inline HouseTerms& house(Sign& sign) {
    return std::get<HouseTerms>(sign.terms);
}

[[nodiscard]] inline PokerTerms& cards(Sign& sign) {
    return std::get<PokerTerms>(sign.terms);
}

struct Room {
    SignBoard board{};
    SignFacts facts{};
    Moment now = eight_o_clock;
    std::uint64_t sequence = 0;

    // An open table of this game with three players.
    explicit Room(const std::string& game) : facts{.seated = {anna, boris, clara}, .hands = 40} {
        write(decide_put_up(board, by(Role::area_manager), sign_of(game)));
        write(decide_open(board, by(Role::dealer), 1));
    }

    [[nodiscard]] Issuer by(Role rank) const { return {.person = 80, .rank = rank, .now = now}; }

    [[nodiscard]] Issuer player(PersonId person) const {
        return {.person = person, .rank = Role::player, .now = now};
    }

    // Applies a decided event, and returns a rejection.
    template <typename Event>
    std::optional<Rejection> write(const Result<Event>& decided) {
        if (!decided) return decided.error();
        apply(board, *decided, {.time = now, .by = 80, .sequence = ++sequence});
        return std::nullopt;
    }

    // Announces the sign for the earliest possible time.
    std::optional<Rejection> announce(const Sign& sign) {
        const Moment from = earliest_change(board, sign, facts, now);
        return write(decide_announce(board, by(Role::area_manager), {sign, from}, facts));
    }

    std::optional<Rejection> agree(PersonId person, bool agrees = true) {
        return write(decide_agree(
            board, player(person), board.last_notice, {.person = person, .agrees = agrees}, facts));
    }

    std::optional<Rejection> take_effect() {
        return write(decide_effect(board, by(Role::dealer), board.last_notice, facts));
    }

    std::optional<Rejection> announce_closing(Span in) {
        const Issuer chief = by(Role::area_manager);
        return write(decide_announce_closing(board, chief, now + in, facts));
    }

    std::optional<Rejection> agree_closing(PersonId person) {
        return write(decide_agree_closing(board, player(person), {.person = person}, facts));
    }

    std::optional<Rejection> close() {
        return write(decide_close(board, by(Role::area_manager), facts));
    }

    void pass(Span span) { now = now + span; }
};

}  // namespace baize::house
