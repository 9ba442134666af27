#include <algorithm>
#include <iterator>

#include "engine/banked/machine/game.h"
#include "house/cards/cards.h"
#include "house/cases/money.h"
#include "house/casino/game_state.h"
#include "house/casino/steps.h"
#include "house/seals/round_seals.h"
#include "house/seating/abstention.h"
#include "house/seating/priority.h"
#include "house/signs/changes.h"
#include "house/tables/banked/decide.h"
#include "house/workflows/jackpots/jackpot_signs.h"
#include "house/workflows/jackpots/jackpot_steps.h"
#include "house/workflows/people/why_limited.h"
#include "house/workflows/rounds/cover.h"
#include "house/workflows/rounds/dealing.h"
#include "house/workflows/rounds/decide.h"
#include "house/workflows/rounds/exposure.h"
#include "house/workflows/rounds/place_wagers.h"
#include "house/workflows/rounds/reasoned.h"
#include "house/workflows/rounds/wrong_deck.h"
#include "house/workflows/rulings/rulings.h"
#include "house/workflows/seats/claimed_area.h"
#include "house/workflows/seats/second_areas.h"

namespace baize::house {

namespace {

std::vector<AntePlayer> ante_players(const Round& round) {
    std::vector<AntePlayer> antes;
    for (std::size_t i = 0; i < boxes_max; ++i) {
        if (!round.boxes[i].has(Wager::ante)) continue;
        antes.push_back({static_cast<SeatNumber>(i), round.boxes[i].owner[index(Wager::ante)]});
    }
    return antes;
}

std::vector<WageredOn> wagered_on(const Round& round) {
    std::vector<WageredOn> wagers;
    for (std::size_t i = 0; i < boxes_max; ++i) {
        for (std::size_t w = 0; w < staked_wager_count; ++w) {
            if (round.boxes[i].stake[w].is_zero()) continue;
            wagers.push_back({static_cast<SeatNumber>(i), round.boxes[i].owner[w]});
        }
    }
    return wagers;
}

// The seating room decides about first claims on an area. [UTH 3.7(b)] [CH 3.5(b)] [CH 3.25]
std::optional<Rejection> claim_refused(const Context& now,
                                       const TableState& table,
                                       const PlaceWager& wager) {
    const bool is_ante = wager.wager == Wager::ante;
    if (wager.box >= boxes_max) return std::nullopt;
    if (!is_ante && wager.wager != Wager::dealer_poker_extra) return std::nullopt;
    const ClaimedWager claimed = is_ante ? ClaimedWager::ante : ClaimedWager::dealer_poker_extra;
    return wager_refused(now.state.seating,
                         now.state.settings.seating,
                         claimed_area(now, table, wager.box, claimed),
                         now.by.person,
                         now.by.now);
}

std::optional<Rejection> wager_refused(const Context& now,
                                       const TableState& table,
                                       const Action& action) {
    const auto* const wager = std::get_if<PlaceWager>(&action);
    if (wager == nullptr || wager->amount.is_zero()) return std::nullopt;
    if (const auto why = why_closed(now, table)) return why;
    if (const auto why = why_barred(now, table, now.by.person)) return why;
    if (const auto why = jackpot_refused(now, table, *wager)) return why;
    if (is_perth(table)) return claim_refused(now, table, *wager);
    if (wager->box >= boxes_max) return std::nullopt;
    return area_refused(now, table, *wager);
}

// Returns the rejections of other rooms, before the engine is asked.
std::optional<Rejection> act_refused(const Context& now,
                                     const TableState& table,
                                     const Action& action) {
    if (const auto why = play_suspended(now, table)) return why;
    if (const auto why = not_as_promised(now, table, action)) return why;
    if (const auto why = deck_refused(now, table, action)) return why;
    if (std::holds_alternative<CloseJackpot>(action)) return game_not_over(now, table);
    const bool is_over = banked_state(table)->round.phase == Phase::over;
    if (is_over) {
        if (const auto why = why_ruled_on(now, table)) return why;
    }
    if (const auto why = wager_refused(now, table, action)) return why;
    if (table.dealt_by == DealtBy::dealer && std::holds_alternative<DealHands>(action))
        return why_not_dealt(now.state.cards, table.table);
    return std::nullopt;
}

// Adds the seating events of the action: first claims end with the betting, and seated players
// without a wager in the deal have abstained. [UTH 3.7(b)] [CH 3.5(b)] [CS 14.8] [TCP 11.8]
std::optional<Rejection> add_seating(const Context& now,
                                     const TableState& table,
                                     const Action& action,
                                     const Round& after,
                                     Steps& steps) {
    const Seating& seating = now.state.seating;
    if (table_of(seating, table.table) == nullptr) return std::nullopt;
    const ledger::Stream stream = table_stream(table.table);
    if (std::holds_alternative<CloseBetting>(action) && is_perth(table)) {
        const auto closed = decide_close_claims(seating, now.by, table.table, ante_players(after));
        if (!closed) return closed.error();
        steps.push_back(seating_step(now, stream, *closed));
    }
    if (std::holds_alternative<DealHands>(action)) {
        const auto counted = decide_count_round(seating, now.by, table.table, wagered_on(after));
        if (!counted) return counted.error();
        steps.push_back(seating_step(now, stream, *counted));
    }
    return std::nullopt;
}

// True for a wager declared aloud by a player with the means to pay for it: the dealer announces it
// for the player.
bool is_declared(const Action& action) {
    const auto* const wager = std::get_if<PlaceWager>(&action);
    return wager != nullptr &&
           (wager->tender == Tender::oral_with_chips || wager->tender == Tender::oral_alone);
}

// The context of an action. `began`: the table before the first action of the command, against
// which chips are checked. `staff`: the rank of a person who acts for a player.
struct ActGiven {
    const TableState& began;
    Role staff = Role::player;
};

// The last step takes back payments of a settled round. Players who have left may have taken them
// away.
void take_payments_back(const Context& now, const TableState& table, Clause clause, Steps& steps) {
    std::vector<ledger::Posting>& moved = steps.back().postings;
    const Undoing undoing = undoable_round(now, table.table, contra_of(moved));
    moved = contra_of(undoing.lines);
    add_owed(table, banked_state(table)->number, undoing.owed, clause, steps);
}

// Adds the steps of an action, and returns the table after it.
Result<BankedTable> add_act(const Context& now,
                            const TableState& table,
                            const ActGiven& given,
                            const Action& action,
                            Steps& steps) {
    if (const auto why = act_refused(now, table, action)) return reject(*why);
    const BankedTable& felt = *banked_state(table);
    const BankedGame& game = banked_game(table);
    const Role announced_by = is_declared(action) ? given.staff : Role::player;
    auto acted = decide_act_since(
        banked_state(given.began)->round, felt, game, now.by, action, now.balances, announced_by);
    if (!acted) return reject(acted.error());
    BankedTable left = acted->after;  // A copy: the step takes the other.
    const Round& after = left.round;
    if (std::holds_alternative<PlaceWager>(action)) {
        if (const auto why = cover_refused(now, given.began, now.by.person, after))
            return reject(*why);
    }
    SystemEvents system = system_events(now, table, steps);
    if (const auto why = jackpot_before(now, table, after, system)) return reject(*why);
    steps.push_back(round_step(now, table, *std::move(acted)));
    const bool falls_after_payment = felt.round.phase == Phase::over && after.voided.is_set();
    const bool is_carried_out = now.purpose == Purpose::carry_out;
    if (falls_after_payment && is_carried_out && table.chips == Chips::money)
        take_payments_back(now, table, after.voided, steps);
    if (const auto why = add_seating(now, table, action, after, steps)) return reject(*why);
    if (const auto why = jackpot_after(now, table, after, system)) return reject(*why);
    return left;
}

Result<Steps> act_in_round(const Context& now,
                           const TableState& table,
                           const Action& action,
                           Role staff) {
    Steps steps;
    const auto after = add_act(now, table, {table, staff}, action, steps);
    if (!after) return reject(after.error());
    return steps;
}

}  // namespace

Result<Steps> place_wagers(const Context& now,
                           const TableState& table,
                           const std::vector<PlaceWager>& wagers,
                           Role staff) {
    constexpr std::size_t wagers_max = 64;
    const Clause clause = banked_game(table).hooks->facts().clauses.chips_only;
    if (wagers.empty() || wagers.size() > wagers_max) return reject(Reason::no_such_amount, clause);
    TableState told = table;
    Steps steps;
    for (const PlaceWager& wager : wagers) {
        auto after = add_act(now, told, {table, staff}, Action(wager), steps);
        if (!after) return reject(after.error());
        *banked_state(told) = *std::move(after);
    }
    return steps;
}

Result<Steps> take_back_wagers(const Context& now,
                               const TableState& table,
                               const std::vector<OwnedWager>& wagers) {
    TableState told = table;
    Steps steps;
    for (const auto& [owner, wager] : wagers) {
        Context as_owner = now;
        as_owner.by = Issuer{.person = owner, .now = now.by.now};
        auto after = add_act(as_owner, told, {table}, Action(wager), steps);
        if (!after) return reject(after.error());
        *banked_state(told) = *std::move(after);
    }
    return steps;
}

namespace {

class DecideBanked {
  public:
    explicit DecideBanked(const Context& now) : now_(now) {}

    // Only the players themselves may buy chips from their wallets. [CS 5.1] [TCP 5.1] [I-138]
    Result<Steps> operator()(const BuyChips& command) const {
        const auto table = banked_at(now_, command.table);
        if (!table) return reject(table.error());
        const PersonId person = now_.by.person;
        const Clause clause = banked_game(**table).hooks->facts().clauses.chips_only;
        if (const auto why = office_refused(now_.by)) return reject(*why);
        if (person == the_house_itself) return reject(Reason::not_a_player, clause);
        if (const auto why = why_closed(now_, **table)) return reject(*why);
        if (const auto why = why_barred(now_, **table, person)) return reject(*why);
        const ledger::Account wallet = wallet_of((*table)->chips, person);
        if (!command.amount.is_positive()) return reject(Reason::no_such_amount, clause);
        if (command.amount > now_.balances.of(wallet)) return reject(Reason::too_few_chips, clause);
        const ledger::Account stack = stack_of(command.table, person);
        return one({table_stream(command.table),
                    ChipsBought{command.table, person, command.amount},
                    {{wallet, -command.amount}, {stack, command.amount}}});
    }

    Result<Steps> operator()(const ActInRound& command) const {
        const auto table = banked_at(now_, command.table);
        if (!table) return reject(table.error());
        const bool is_answer = std::holds_alternative<Answer>(command.action);
        const auto by = acting(**table, command.player, is_answer);
        if (!by) return reject(by.error());
        return acted(as(*by), **table, command, staff_for(command.player));
    }

    Result<Steps> operator()(const PlaceWagers& command) const {
        const auto table = banked_at(now_, command.table);
        if (!table) return reject(table.error());
        const auto by = acting(**table, command.player, false);
        if (!by) return reject(by.error());
        return place_wagers(as(*by), **table, command.wagers, staff_for(command.player));
    }

    // The cash that a player put on the layout with a declared wager becomes chips in the player's
    // stack at once. The notes go to the cage. [CS 5.3] [TCP 5.3] [I-116]
    Result<Steps> operator()(const ConvertCash& command) const {
        const auto found = banked_at(now_, command.table);
        if (!found) return reject(found.error());
        const TableState& table = **found;
        const BookClauses& clauses = banked_game(table).hooks->facts().clauses;
        if (const auto why = needs(now_.by, Role::dealer, clauses.oral)) return reject(*why);
        if (!clauses.oral_allowed || !is_recorded_here(table))
            return reject(Reason::no_oral_wagers, clauses.oral);
        if (table.chips == Chips::play) return reject(Reason::not_offered, "I-139"_clause);
        if (const auto why = why_closed(now_, table)) return reject(*why);
        if (const auto why = why_barred(now_, table, command.player)) return reject(*why);
        if (!seat_of(*table_of(now_.state.seating, command.table), command.player))
            return reject(Reason::must_be_seated, "I-96"_clause);
        if (banked_state(table)->round.phase != Phase::betting)
            return reject(Reason::betting_closed, clauses.oral);
        if (!command.amount.is_positive() || command.amount > largest_posted)
            return reject(Reason::no_such_amount, clauses.oral);
        if (const auto why = why_not_deposited(now_, Chips::money, command.player, command.amount))
            return reject(*why);
        return one({table_stream(command.table),
                    CashConverted{command.table, command.player, command.amount},
                    {{ledger::the_cage, -command.amount},
                     {stack_of(command.table, command.player), command.amount}}});
    }

    // A round is played under the sign in force when it starts, so changes that are due take effect
    // first.
    Result<Steps> operator()(const OpenRound& command) const {
        const auto found = banked_at(now_, command.table);
        if (!found) return reject(found.error());
        const TableState& table = **found;
        if (const auto why = why_closed(now_, table)) return reject(*why);
        if (const auto why = play_suspended(now_, table)) return reject(*why);
        if (table.dealt_by == DealtBy::house && now_.by.person != the_house_itself)
            return reject(Reason::rank_too_low, "I-114"_clause);
        if (!notices_due(now_, table).empty())
            return reject(Reason::sign_replaced, display_clause(book_of(table)));
        auto opened = decide_next_round(*banked_state(table), banked_game(table), now_.by);
        if (!opened) return reject(opened.error());
        auto cleared = clear_areas(now_, table, opened->after);
        if (!cleared) return cleared;
        Steps steps = one(round_step(now_, table, *std::move(opened)));
        std::move(cleared->begin(), cleared->end(), std::back_inserter(steps));
        if (auto claims = open_claims(now_, table)) steps.push_back(*std::move(claims));
        return steps;
    }

    Result<Steps> operator()(const FinishWagers& command) const {
        const auto found = banked_at(now_, command.table);
        if (!found) return reject(found.error());
        const TableState& table = **found;
        const PersonId person = now_.by.person;
        const Clause clause = banked_game(table).hooks->facts().clauses.window;
        const Round& round = banked_state(table)->round;
        const bool is_betting = table.dealt_by == DealtBy::house && round.phase == Phase::betting;
        if (!is_betting || !has_wagered(round, person)) return reject(Reason::not_now, clause);
        if (has_finished(table, person)) return reject(Reason::already_done, clause);
        return one({table_stream(command.table), WagersFinished{command.table, person}, {}});
    }

    Result<Steps> operator()(const ShowHand& command) const { return show_hand(now_, command); }

    Result<Steps> operator()(const SealDeck& command) const { return promise_deck(now_, command); }

    Result<Steps> operator()(const DiscloseKey& command) const {
        return disclose_key(now_, command);
    }

  private:
    [[nodiscard]] Context as(const Issuer& by) const {
        Context other = now_;
        other.by = by;
        return other;
    }

    // Returns the rank of a person who acts for another player and announces declared wagers.
    [[nodiscard]] Role staff_for(PersonId player) const {
        return player == 0 || player == now_.by.person ? Role::player : now_.by.rank;
    }

    // Returns the issuer for an action that names a player. A dealer with real cards also records
    // the actions of players. At other tables staff only answer for absent players what a ruling
    // has asked.
    [[nodiscard]] Result<Issuer> acting(const TableState& table,
                                        PersonId player,
                                        bool is_answer) const {
        if (player == 0 || player == now_.by.person) return now_.by;
        const Clause clause = banked_game(table).hooks->facts().clauses.owner_decides;
        if (const auto why = office_refused(now_.by)) return reject(*why);
        if (const auto why = needs(now_.by, Role::dealer, clause)) return reject(*why);
        if (!(is_recorded_here(table) || is_answer) || find(now_.state.people, player) == nullptr) {
            return reject(Reason::not_your_box, clause);
        }
        return Issuer{.person = player, .now = now_.by.now};
    }

    static Result<Steps> acted(const Context& now,
                               const TableState& table,
                               const ActInRound& command,
                               Role announced_by = Role::player) {
        auto steps = act_in_round(now, table, command.action, announced_by);
        if (!steps) return steps;
        return with_reason(table, command.action, command.reason, *std::move(steps));
    }

    // True at a table with a dealer: the dealer's console is the only one there.
    static bool is_recorded_here(const TableState& table) {
        return table.dealt_by == DealtBy::dealer;
    }

    const Context& now_;
};

}  // namespace

Result<Steps> decide(const Context& now, const BankedCommand& command) {
    return std::visit(DecideBanked(now), command);
}

}  // namespace baize::house
