#include "house/cards/cards.h"
#include "house/casino/game_state.h"
#include "house/casino/steps.h"
#include "house/seating/seats.h"
#include "house/signs/changes.h"
#include "house/signs/closing.h"
#include "house/signs/personal.h"
#include "house/workflows/jackpots/jackpot_signs.h"
#include "house/workflows/rounds/bonuses.h"
#include "house/workflows/table_setup/dealers.h"
#include "house/workflows/table_setup/decide.h"

namespace baize::house {

namespace {

// Returns one event of the signs room, or its rejection.
template <typename Event>
Result<Steps> sign_steps(const TableState& table, Result<Event> event) {
    if (!event) return reject(event.error());
    return one(sign_step(table, *std::move(event)));
}

class DecideSigns {
  public:
    explicit DecideSigns(const Context& now) : now_(now) {}

    // The books do not say who may create tables; the area manager does, as for signs and limits.
    // [I-112]
    Result<Steps> operator()(const MakeTable& command) const {
        if (const auto refusal = needs(now_.by, Role::area_manager, "I-112"_clause))
            return reject(*refusal);
        const auto next = static_cast<TableId>(now_.state.tables.size() + 1);
        return one({table_stream(next), TableMade{next, command.dealt_by, command.chips}, {}});
    }

    Result<Steps> operator()(const PutUpSign& command) const {
        const auto table = table_at(now_, command.table);
        if (!table) return reject(table.error());
        if (const auto refusal = why_not_dealt_so(**table, command.sign)) return reject(*refusal);
        if (const auto refusal = bonus_refused(**table, command.sign)) return reject(*refusal);
        auto sign = decide_put_up((*table)->board, now_.by, command.sign);
        if (!sign) return reject(sign.error());
        if (const auto refusal = sign_refused(now_, **table, command.sign)) return reject(*refusal);
        // The layout is replaced, so no wagers may stay on it.
        if (const auto refusal = jackpots_on_layout(**table)) return reject(*refusal);
        Steps steps;
        if (auto refusal = add_seats(command, steps)) return reject(*refusal);
        steps.push_back(sign_step(**table, *std::move(sign)));
        return steps;
    }

    Result<Steps> operator()(const OpenTable& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            auto opened = decide_open(table.board, now_.by, command.version);
            if (!opened) return reject(opened.error());
            if (const auto refusal = why_no_cards(table)) return reject(*refusal);
            Steps steps = one(sign_step(table, *std::move(opened)));
            if (auto claims = open_claims(now_, table)) steps.push_back(*std::move(claims));
            return steps;
        });
    }

    Result<Steps> operator()(const AnnounceChange& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            if (const auto refusal = why_not_dealt_so(table, command.sign)) return reject(*refusal);
            if (const auto refusal = bonus_refused(table, command.sign)) return reject(*refusal);
            // The number of seats cannot change while people sit there.
            if (table.board.sign && command.sign.seats != table.board.sign->seats)
                return reject(Reason::game_needs_closing, seats_clause(command.sign));
            const SignChange change{command.sign, command.from};
            return sign_steps(table, decide_announce(table.board, now_.by, change, facts(table)));
        });
    }

    Result<Steps> operator()(const TellPlayers& command) const {
        return at(command.table, [&](const TableState& table) {
            return sign_steps(table,
                              decide_tell(table.board, now_.by, command.notice, command.players));
        });
    }

    Result<Steps> operator()(const AgreeToChange& command) const {
        return at(command.table, [&](const TableState& table) {
            const Consent consent{command.person, command.agrees};
            return sign_steps(
                table, decide_agree(table.board, now_.by, command.notice, consent, facts(table)));
        });
    }

    Result<Steps> operator()(const MakeChange& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            auto changed = decide_effect(table.board, now_.by, command.notice, facts(table));
            if (!changed) return reject(changed.error());
            if (const auto refusal = sign_refused(now_, table, changed->sign))
                return reject(*refusal);
            if (const auto refusal = cost_fixed(table, changed->sign)) return reject(*refusal);
            return sign_steps(table, std::move(changed));
        });
    }

    Result<Steps> operator()(const WithdrawChange& command) const {
        return at(command.table, [&](const TableState& table) {
            return sign_steps(table, decide_withdraw(table.board, now_.by, command.notice));
        });
    }

    Result<Steps> operator()(const AnnounceClosing& command) const {
        return at(command.table, [&](const TableState& table) {
            return sign_steps(
                table, decide_announce_closing(table.board, now_.by, command.at, facts(table)));
        });
    }

    Result<Steps> operator()(const AgreeToClosing& command) const {
        return at(command.table, [&](const TableState& table) {
            const Consent consent{command.person, command.agrees};
            return sign_steps(table,
                              decide_agree_closing(table.board, now_.by, consent, facts(table)));
        });
    }

    Result<Steps> operator()(const WithdrawClosing& command) const {
        return at(command.table, [&](const TableState& table) {
            return sign_steps(table, decide_withdraw_closing(table.board, now_.by));
        });
    }

    Result<Steps> operator()(const CloseTable& command) const {
        return at(command.table, [&](const TableState& table) {
            // Once an announced closing is due, the house carries it out itself.
            Issuer by = now_.by;
            if (by.person == the_house_itself &&
                is_closing_due(table.board, facts(table), now_.by.now)) {
                by.rank = closing_rules(book_of(table)).rank;
            }
            return sign_steps(table, decide_close(table.board, by, facts(table)));
        });
    }

    Result<Steps> operator()(const AgreeLimits& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            auto agreed =
                decide_personal_limits(table.board, now_.by, command.limits, facts(table));
            if (!agreed) return reject(agreed.error());
            const SeatedTable& seats = *table_of(now_.state.seating, command.table);
            if (seat_of(seats, command.limits.player) != command.limits.box)
                return reject(Reason::not_seated, "I-117"_clause);
            return one(sign_step(table, *std::move(agreed)));
        });
    }

    Result<Steps> operator()(const EndLimits& command) const {
        return at(command.table, [&](const TableState& table) {
            return sign_steps(table, decide_end_personal_limits(table.board, now_.by, command.box));
        });
    }

    Result<Steps> operator()(const PutDealer& command) const { return put_dealer(now_, command); }

  private:
    template <typename Then>
    Result<Steps> at(TableId table, const Then& then) const {
        const auto found = table_at(now_, table);
        if (!found) return reject(found.error());
        return then(**found);
    }

    [[nodiscard]] SignFacts facts(const TableState& table) const {
        return sign_facts(now_.state, table);
    }

    // The sign must agree with who deals at the table.
    static std::optional<Rejection> why_not_dealt_so(const TableState& table, const Sign& sign) {
        if (const auto* const house_game = std::get_if<HouseTerms>(&sign.terms)) {
            // A dealer can ask which of the two folds the player means. [I-9]
            const bool says_online = house_game->settings.tcp_online_fold_keeps_pair_plus;
            if (says_online && table.dealt_by == DealtBy::dealer)
                return Rejection{Reason::sign_contradicts, "I-9"_clause};
            return std::nullopt;
        }
        const auto* const terms = std::get_if<PokerTerms>(&sign.terms);
        const bool says_live = terms->dealing == poker::Dealing::live;
        if (says_live == (table.dealt_by == DealtBy::dealer)) return std::nullopt;
        return Rejection{Reason::sign_contradicts, "I-114"_clause};
    }

    // Wagers that stay on the layout were placed at the old cost. [CS 11.14]
    static std::optional<Rejection> cost_fixed(const TableState& table, const Sign& sign) {
        const auto* const now = std::get_if<HouseTerms>(&table.board.sign->terms);
        const auto* const next = std::get_if<HouseTerms>(&sign.terms);
        if (now == nullptr || next == nullptr || now->jackpot == next->jackpot) return std::nullopt;
        return jackpots_on_layout(table);
    }

    // Sets up the number of seats on the sign, unless they exist already.
    std::optional<Rejection> add_seats(const PutUpSign& command, Steps& steps) const {
        const Seating& seating = now_.state.seating;
        const TableSeats wanted{command.table, command.sign.game, command.sign.seats, command.list};
        const SeatedTable* const there = table_of(seating, command.table);
        if (there == nullptr) return put_seats(seating, wanted, steps);
        if (there->places.size() == wanted.seats && there->list == wanted.list &&
            there->book == book_of(command.sign.game)) {
            return std::nullopt;
        }
        const auto cleared = decide_clear_seats(seating, now_.by, command.table);
        if (!cleared) return cleared.error();
        steps.push_back(seating_step(now_, table_stream(command.table), *cleared));
        Seating without;
        without.lists = seating.lists;
        return put_seats(without, wanted, steps);
    }

    std::optional<Rejection> put_seats(const Seating& seating,
                                       const TableSeats& wanted,
                                       Steps& steps) const {
        const auto put = decide_put_seats(seating, now_.by, wanted);
        if (!put) return put.error();
        steps.push_back(seating_step(now_, table_stream(wanted.table), *put));
        return std::nullopt;
    }

    // A table with a dealer opens with checked cards; tables dealt by the house need no real cards.
    [[nodiscard]] std::optional<Rejection> why_no_cards(const TableState& table) const {
        if (table.dealt_by == DealtBy::house) return std::nullopt;
        return why_not_opened(now_.state.cards, table.table);
    }

    const Context& now_;
};

}  // namespace

Result<Steps> decide(const Context& now, const SignCommand& command) {
    return std::visit(DecideSigns(now), command);
}

}  // namespace baize::house
