#include "service/history/round_recorder.h"

#include <algorithm>
#include <utility>

#include "engine/banked/machine/game.h"
#include "engine/poker/hand/pots.h"
#include "house/casino/game_state.h"
#include "house/workflows/rounds/dealing.h"
#include "service/table_view/show_banked.h"
#include "service/table_view/show_poker.h"

namespace baize::history {

namespace {

using house::CasinoState;
using house::TableState;

std::vector<Present> present_at(const CasinoState& state, TableId table) {
    std::vector<Present> present;
    const house::SeatedTable* const seats = house::table_of(state.seating, table);
    if (seats == nullptr) return present;
    for (std::size_t i = 0; i < seats->places.size(); ++i) {
        const PersonId person = seats->places[i].sitter.person;
        const house::Person* const found = house::find(state.people, person);
        if (found == nullptr) continue;
        present.push_back(
            {person, static_cast<std::uint8_t>(i + 1), found->name, found->is_program});
    }
    return present;
}

bool is_person(const CasinoState& state, PersonId person) {
    const house::Person* const found = house::find(state.people, person);
    return found != nullptr && !found->is_program;
}

bool is_over(const TableState& table) {
    if (const house::BankedTable* const game_state = house::banked_state(table))
        return game_state->round.phase == Phase::over;
    const house::PokerTable* const game_state = house::poker_state(table);
    return game_state != nullptr && game_state->hand.phase == poker::Phase::over;
}

// Returns the total change of a person's chips at the table in the round.
Money net_of(const house::RoundRecord& book, TableId table, PersonId person) {
    Money net;
    for (const ledger::Posting& posting : book.booked) {
        if (posting.account == house::stack_of(table, person)) net += posting.amount;
    }
    return net;
}

struct Owned {
    Money staked{};
    Money back{};
    Money moved{};  // the largest absolute result so far
    Clause clause{};
};

std::map<PersonId, Owned> owned_in(const TableState& table) {
    std::map<PersonId, Owned> owned;
    for (const views::BoxResult& found : views::results_of(table)) {
        const views::ResultView& result = found.result;
        Owned& owner = owned[result.owner];
        owner.staked += result.staked;
        owner.back += result.back;
        const Money moved = result.back >= result.staked ? result.back - result.staked
                                                         : result.staked - result.back;
        if (owner.clause.is_set() && moved <= owner.moved) continue;
        owner.moved = moved;
        owner.clause = result.clause;
    }
    return owned;
}

CardSet hole_of(const poker::Cards& cards, poker::Seat seat) {
    CardSet hole;
    for (std::size_t i = 0; i < cards.hole_count[seat]; ++i) {
        if (cards.hole[seat][i].is_seen()) hole.insert(cards.hole[seat][i].card());
    }
    return hole;
}

// Returns the start as it may be stored during the round: without the deck.
RoundStart without_deck(RoundStart start) {
    if (start.before.sealed) {
        start.before.sealed->deck = {};
        start.before.sealed->seed = {};
    }
    return start;
}

// Completes the start of a round that began before the program started, with the deck from the
// present state.
void give_deck_back(RoundStart& start, const TableState& table) {
    const auto& now = table.sealed;
    auto& then = start.before.sealed;
    if (!now || now->round != start.round || !then || !then->deck.empty()) return;
    then->deck = now->deck;
    then->seed = now->seed;
}

}  // namespace

RoundRecorder::RoundRecorder(std::vector<RoundStart> unfinished) {
    for (RoundStart& start : unfinished) {
        Open open{.has_person = true, .is_put = true, .last = start.first, .time = start.began};
        const TableId table = start.table;
        open.start = std::move(start);
        open_[table] = std::move(open);
    }
}

void RoundRecorder::begin(const CasinoState& state,
                          const TableState& table,
                          std::uint64_t round,
                          const house::EventMeta& recorded) {
    Open open;
    open.start.table = table.table;
    open.start.round = round;
    open.start.first = recorded.sequence;
    open.start.began = recorded.time;
    if (const Commitment& commitment = commitments_[table.table]; commitment.round == round) {
        open.start.committed = commitment.event;
        open.start.committed_at = commitment.at;
    }
    open.start.before = table;
    open.start.before.books = {};
    open.start.present = present_at(state, table.table);
    open_[table.table] = std::move(open);
}

void RoundRecorder::watch(const CasinoState& state,
                          const house::Step& step,
                          const house::EventMeta& recorded) {
    if (const auto* const commitment = std::get_if<house::DeckCommitted>(&step.event)) {
        commitments_[commitment->table] = {
            recorded.sequence, recorded.time, commitment->sealed.round};
        return;
    }
    const auto* const round = std::get_if<house::RoundHappened>(&step.event);
    const auto* const hand = std::get_if<house::HandHappened>(&step.event);
    if (round == nullptr && hand == nullptr) return;
    const TableId id = round != nullptr ? round->table : hand->table;
    const TableState& table = *house::find_table(state, id);
    if (round != nullptr) {
        if (std::holds_alternative<house::NextRoundOpened>(round->event))
            return finish(state, table);
        const auto* const acted = std::get_if<house::RoundActed>(&round->event);
        const auto* const wager =
            acted == nullptr ? nullptr : std::get_if<PlaceWager>(&acted->act.action);
        const std::uint64_t number = house::round_number(table);
        const auto open = open_.find(id);
        const bool is_open = open != open_.end() && open->second.start.round == number;
        if (!is_open && wager == nullptr) return;
        // When all wagers were taken back, the sign, the limits and the commitment may be others.
        const bool is_first =
            wager != nullptr && !house::has_begun(house::banked_state(table)->round);
        if (!is_open || is_first) begin(state, table, number, recorded);
        if (wager != nullptr && is_person(state, acted->act.by.player)) open_[id].has_person = true;
    } else if (std::holds_alternative<house::HandOpened>(hand->event)) {
        finish(state, table);
        begin(state, table, house::poker_state(table)->number + 1, recorded);
        const auto& opened = std::get<house::HandOpened>(hand->event);
        const auto& seats = house::poker_state(table)->orbit.seats;
        for (const poker::Seat seat : opened.opening.dealt_in) {
            if (is_person(state, seats[seat].player)) open_[id].has_person = true;
        }
    } else if (!open_.contains(id)) {
        return;
    }
    Open& open = open_[id];
    if (open.start.round == house::round_number(table)) give_deck_back(open.start, table);
    open.last = recorded.sequence;
    open.time = recorded.time;
    touched_.insert(id);
}

std::vector<Part> RoundRecorder::parts_of(const TableState& table,
                                          const RoundStart& start,
                                          const RoundEnd& end) {
    std::vector<Part> parts;
    const Part common{.table = table.table,
                      .round = start.round,
                      .game = start.before.board.sign->game,
                      .chips = table.chips,
                      .began = start.began,
                      .ended = end.ended,
                      .is_committed = table.dealt_by == house::DealtBy::house};
    if (house::banked_state(table) != nullptr) {
        const house::BankedGame& game = house::banked_game(table);
        const Round& game_state = house::banked_state(table)->round;
        for (const auto& [person, owned] : owned_in(table)) {
            Part& part = parts.emplace_back(common);
            part.person = person;
            part.staked = owned.staked;
            part.back = owned.back;
            part.clause = owned.clause;
            for (std::size_t box = 0; box < boxes_max && part.hand.empty(); ++box) {
                if (game_state.boxes[box].dealt > 0 && hand_owner(game_state.boxes[box]) == person)
                    part.hand = game.hooks->describe_hand(game_state, box);
            }
        }
        return parts;
    }
    const house::PokerTable& game_state = *house::poker_state(table);
    const poker::Variant variant = house::poker_game(table).rules.variant;
    CardSet board;
    for (std::size_t i = 0; i < game_state.hand.cards.board_count; ++i)
        board.insert(game_state.hand.cards.board[i].card());
    for (const poker::Seat seat : game_state.hand.dealt_in) {
        Part& part = parts.emplace_back(common);
        part.person = game_state.players[seat];
        part.staked = game_state.hand.put_in[seat] + game_state.hand.dead[seat];
        part.back = part.staked + net_of(end.book, table.table, part.person);
        // A folded hand was never compared on the whole board.
        if (poker::in_contention(game_state.hand).contains(seat))
            part.hand = views::hand_words(variant, hole_of(game_state.hand.cards, seat), board);
        part.clause = poker::facts(variant).high;
    }
    return parts;
}

std::optional<ArchivedRound> RoundRecorder::ended(const CasinoState& state,
                                                  const TableState& table,
                                                  const Open& open) {
    const bool is_it = open.start.round == house::round_number(table) && is_over(table);
    if (!is_it || !open.has_person) return std::nullopt;
    RoundEnd end{.last = open.last, .ended = open.time, .present = present_at(state, table.table)};
    if (const house::RoundRecord* const book =
            house::find_round_record(table.books, open.start.round))
        end.book = *book;
    if (open.taken == end) return std::nullopt;
    ArchivedRound kept{.start = open.start};
    for (Part& part : parts_of(table, open.start, end)) {
        if (is_person(state, part.person)) kept.parts.push_back(std::move(part));
    }
    kept.end = std::move(end);
    return kept;
}

void RoundRecorder::finish(const CasinoState& state, const TableState& table) {
    const auto found = open_.find(table.table);
    if (found == open_.end()) return;
    if (auto kept = ended(state, table, found->second)) finished_.push_back(*std::move(kept));
    open_.erase(found);
}

std::vector<ArchivedRound> RoundRecorder::take(const CasinoState& state) {
    std::vector<ArchivedRound> taken = std::exchange(finished_, {});
    for (const TableId id : std::exchange(touched_, {})) {
        const auto found = open_.find(id);
        const TableState* const table = house::find_table(state, id);
        if (found == open_.end() || table == nullptr) continue;
        Open& open = found->second;
        if (auto kept = ended(state, *table, open)) {
            open.taken = kept->end;
            taken.push_back(*std::move(kept));
        } else if (open.is_old && open.has_person && !open.is_put) {
            open.is_put = true;
            taken.push_back({.start = without_deck(open.start)});
        }
    }
    return taken;
}

std::vector<ArchivedRound> RoundRecorder::take_all(const CasinoState& state) {
    for (auto& [id, open] : open_) {
        open.is_old = true;
        touched_.insert(id);
    }
    return take(state);
}

}  // namespace baize::history
