// The part of a table's state that one audience may see. Everything sent to a browser, a console or
// a log of play is made from it, so nothing needs to be hidden later.
#pragma once

#include <optional>
#include <vector>

#include <boost/describe.hpp>

#include "house/casino/casino_state.h"
#include "ledger/journal/balances.h"

namespace baize::house {

// The audience. A viewer without a person is a bystander; an inspector sees everything.
struct Viewer {
    PersonId person = 0;
    bool is_inspector = false;
};

[[nodiscard]] Viewer viewer_of(const CasinoState& state, PersonId person);

struct SeatView {
    PersonId person = 0;
    bool is_program = false;
    Money chips{};
    bool has_own_limits = false;  // the place is marked [CS 6.3] [TCP 6.3]
    bool is_abstaining =
        false;  // may be asked to give up the seat [CS 14.8] [TCP 11.8] [UTH 6.6] [CH 6.6]
    friend bool operator==(const SeatView&, const SeatView&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatView, (), (person, is_program, chips, has_own_limits, is_abstaining))

// The commitment to the deck of a round and to the way it is dealt; only an inspector also sees the
// deck.
struct DeckCommitmentView {
    std::uint64_t round = 0;
    ledger::Hash root{};
    CardList<card_count> deck{};
    std::optional<DealTerms> deal{};
    friend bool operator==(const DeckCommitmentView&, const DeckCommitmentView&) = default;
};
BOOST_DESCRIBE_STRUCT(DeckCommitmentView, (), (round, root, deck, deal))

struct TableView {
    TableId table = 0;
    DealtBy dealt_by = DealtBy::house;
    Chips chips = Chips::money;
    bool open = false;
    PersonId dealer = 0;  // the one in charge, where people deal
    std::optional<Sign> sign{};
    std::uint32_t sign_version = 0;
    std::vector<SeatView> seats{};
    GameState game_state{};
    std::optional<DeckCommitmentView> commitment{};
    std::optional<Moment> clock{};      // when the present waiting time of the table ends
    std::optional<Moment> bank_from{};  // when the player in turn begins to use the time bank
    PokerBonuses bonuses{};  // prompts for the dealer, and prizes that are owed [CP 11.3]
    friend bool operator==(const TableView&, const TableView&) = default;
};
BOOST_DESCRIBE_STRUCT(TableView,
                      (),
                      (table,
                       dealt_by,
                       chips,
                       open,
                       dealer,
                       sign,
                       sign_version,
                       seats,
                       game_state,
                       commitment,
                       clock,
                       bank_from,
                       bonuses))

// Returns the state of the game alone.
[[nodiscard]] GameState game_state_seen_by(const TableState& table, const Viewer& viewer);

[[nodiscard]] TableView view_of(const CasinoState& state,
                                const ledger::Balances& balances,
                                const TableState& table,
                                const Viewer& viewer);

}  // namespace baize::house
