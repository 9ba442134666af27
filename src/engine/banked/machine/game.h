// The interface of a house game. A room is a table of numbers (facts, pay tables), the offers, the
// rulings and a judge; engine/banked/machine/play.h runs the rounds of all of them. There are no
// virtual functions: a room is a type of static functions that satisfies the concept, and
// `hooks_of` turns it into function pointers for the registry.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/banked/machine/action.h"
#include "engine/banked/machine/round.h"
#include "engine/banked/machine/rules.h"
#include "engine/banked/wagers/jackpot_claim.h"
#include "engine/banked/wagers/settlement.h"
#include "engine/core/game_id.h"
#include "engine/core/result.h"
#include "engine/core/static_vector.h"

namespace baize {

// A clause that applies to one wager only.
struct WagerClause {
    Wager wager{};
    Clause clause{};
};

// The clauses of one book for the rules that every book has.
struct BookClauses {
    Clause seats{};       // the number of places
    Clause chips_only{};  // wagers are made with chips
    Clause oral{};        // declared wagers
    bool oral_allowed = false;
    Clause window{};       // the betting window and the wagers offered in it
    Clause before_deal{};  // wagers must be placed before the call
    // Clauses of single wagers; they replace before_deal and locked.
    std::span<const WagerClause> before_deal_of{};
    Clause locked{};          // no wager changes after the first card
    Clause locked_machine{};  // the same with a shuffling shoe
    Clause close{};           // no more bets
    Clause second_area{};     // one player, several areas
    Clause one_wager{};       // one such wager per area
    Clause above_maximum{};   // if set, a forfeited wager is collected only up to the maximum
    Clause deck{};            // one verified deck of 52
    Clause second_deck{};     // two decks alternate in a shuffler
    Clause shuffle{};         // a new shuffle each round
    Clause cut{};             // cut once
    Clause cut_range{};       // not too near an end
    Clause cut_by_dealer{};   // never by a player
    Clause no_cut{};          // no cut with a shuffler
    Clause cut_missing{};     // an omitted cut
    Role cut_missing_role = Role::supervisor;  // lowest rank that may let the round stand
    std::uint8_t cut_margin = 1;               // smallest number of cards on either side of the cut
    Clause deal_by_hand{};
    Clause deal_by_machine{};
    Clause look{};                  // when players may see their cards
    bool dealer_announces = false;  // else the first player to pick up does
    Clause decide{};                // the decisions offered
    Clause owner_decides{};         // the person who decides
    Clause community{};             // the communal cards
    Clause reveal{};                // the dealer's hand is turned over
    Clause decline{};               // a player declines to show the hand
    bool may_decline = false;
    Clause settle{};
    Clause cards_speak{};  // settled on the true best hand
    Clause jackpot_start{};
    Clause jackpot_close{};
    bool jackpot_close_required = false;
};

// A street: the communal cards that open it, and whether hands are acted on after them.
struct Street {
    std::uint8_t cards = 0;
    bool has_decisions = true;
    Clause deal{};    // if set, replaces BookClauses::community
    Clause decide{};  // if set, replaces BookClauses::decide
};

struct TableChoice {
    std::string_view name{};             // "pair_plus"
    std::size_t slot = 0;                // index in Rules::tables
    std::span<const PayTable> tables{};  // the first is the default
};

// A choice that a book leaves to the house, off in the published game.
struct SettingFacts {
    bool Settings::*field = nullptr;
    std::string_view key{};   // on the command line: "uth.absent_keeps_trips"; empty: not offered
    Clause clause{};          // the interpretation that describes it
    std::string_view line{};  // on the sign of a table that chose it
};

// One pay table of a game, with the hands that it may contain.
struct PayTableForm {
    std::string_view wager{};  // the name in `--pay`: "pair_plus"
    std::string_view title{};  // "Pair Plus"
    std::size_t slot = 0;      // index in Rules::tables
    std::size_t kinds = 0;     // number of hands in the ranking, weakest first
    std::string_view (*hand)(std::size_t kind) = nullptr;
};

template <typename Hand>
[[nodiscard]] constexpr PayTableForm form_of_pay_table(std::string_view wager,
                                                       std::string_view title,
                                                       std::size_t slot,
                                                       std::size_t kinds) {
    return {
        .wager = wager, .title = title, .slot = slot, .kinds = kinds, .hand = [](std::size_t kind) {
            return name(static_cast<Hand>(kind));
        }};
}

struct GameFacts {
    GameId id{};
    std::string_view name = baize::name(id);  // in commands, JSON and records
    std::string_view title{};                 // "Three Card Poker"
    std::string_view book{};                  // "TCP"
    std::uint8_t hand_size = 0;
    bool has_up_card = false;
    bool settles_from_right = false;  // boxes are settled beginning at the dealer's right
    bool has_qualifier = false;       // the dealer must qualify
    bool rounds_payments = true;  // payments round up to the smallest chip if one is posted [I-44]
    std::span<const Wager> opening{};  // wagers placed before the deal
    std::span<const Street> streets{};
    std::span<const TableChoice> choices{};      // pay tables that a sign may choose from
    std::span<const PayTableForm> pay_tables{};  // every table of Rules::tables that is used
    std::span<const SettingFacts> settings{};    // of this game alone
    BookClauses clauses{};
};

// A stake may be any amount min + k x step, up to max.
struct StakeRange {
    Money min = Money::of_cents(1);
    Money max = Money::max();
    Money step = Money::of_cents(1);
    Clause below{};
    Clause above{};
    Clause off_step{};
};

struct DecisionOffer {
    Decision decision{};
    std::optional<Wager> wager{};  // the wager it places, of exactly `amount`
    Money amount{};
    Clause clause{};
    bool keeps_pair_plus = false;  // this fold gives up the Ante only [I-9]
    friend bool operator==(const DecisionOffer&, const DecisionOffer&) = default;
};

using DecisionOffers = StaticVector<DecisionOffer, 4>;

// The dealer's call when the hand is turned over.
struct DealerCall {
    std::string hand{};
    bool qualifies = true;
};

template <typename G>
concept Game = requires(const Rules& rules,
                        const Round& round,
                        Round& changing,
                        const PlaceWager& wager,
                        Actor by,
                        const Report& report,
                        const Question& question,
                        const Answer& answer,
                        std::size_t box,
                        BoxSettlement& lines) {
    { G::facts() } -> std::same_as<const GameFacts&>;
    { G::published() } -> std::same_as<Rules>;
    // The amounts this person may stake on this area before the deal, or why none.
    { G::stake_range(rules, round, wager, by) } -> std::same_as<Result<StakeRange>>;
    // True if the area is dealt a hand.
    { G::earns_cards(round, box) } -> std::same_as<bool>;
    // The decisions open to the hand's owner now; empty when none is due.
    { G::decisions(rules, round, box) } -> std::same_as<DecisionOffers>;
    // True if any wager still needs the next communal cards, or the dealer's hand.
    { G::needs_community(round) } -> std::same_as<bool>;
    { G::needs_dealer(round) } -> std::same_as<bool>;
    // True if this hand's cards must be known to settle it.
    { G::needs_cards(round, box) } -> std::same_as<bool>;
    // Rulings on irregularities and on answers. On success the round is changed.
    { G::rule(rules, changing, report, by) } -> std::same_as<Result<Ruling>>;
    { G::answer(rules, changing, question, answer) } -> std::same_as<Result<Ruling>>;
    // The judge: settles every wager of the box except Jackpot, which jackpot_claim decides.
    // REQUIRES: lines.start() has been called.
    { G::settle_box(rules, round, box, lines) } -> std::same_as<void>;
    { G::jackpot_claim(rules, round, box) } -> std::same_as<JackpotClaim>;
    { G::describe_hand(round, box) } -> std::same_as<std::string>;
    { G::dealer_call(rules, round) } -> std::same_as<DealerCall>;
};

struct GameHooks {
    const GameFacts& (*facts)() = nullptr;
    Rules (*published)() = nullptr;
    Result<StakeRange> (*stake_range)(const Rules&,
                                      const Round&,
                                      const PlaceWager&,
                                      Actor) = nullptr;
    bool (*earns_cards)(const Round&, std::size_t) = nullptr;
    DecisionOffers (*decisions)(const Rules&, const Round&, std::size_t) = nullptr;
    bool (*needs_community)(const Round&) = nullptr;
    bool (*needs_dealer)(const Round&) = nullptr;
    bool (*needs_cards)(const Round&, std::size_t) = nullptr;
    Result<Ruling> (*rule)(const Rules&, Round&, const Report&, Actor) = nullptr;
    Result<Ruling> (*answer)(const Rules&, Round&, const Question&, const Answer&) = nullptr;
    void (*settle_box)(const Rules&, const Round&, std::size_t, BoxSettlement&) = nullptr;
    JackpotClaim (*jackpot_claim)(const Rules&, const Round&, std::size_t) = nullptr;
    std::string (*describe_hand)(const Round&, std::size_t) = nullptr;
    DealerCall (*dealer_call)(const Rules&, const Round&) = nullptr;
};

template <Game G>
inline constexpr GameHooks hooks_of{.facts = &G::facts,
                                    .published = &G::published,
                                    .stake_range = &G::stake_range,
                                    .earns_cards = &G::earns_cards,
                                    .decisions = &G::decisions,
                                    .needs_community = &G::needs_community,
                                    .needs_dealer = &G::needs_dealer,
                                    .needs_cards = &G::needs_cards,
                                    .rule = &G::rule,
                                    .answer = &G::answer,
                                    .settle_box = &G::settle_box,
                                    .jackpot_claim = &G::jackpot_claim,
                                    .describe_hand = &G::describe_hand,
                                    .dealer_call = &G::dealer_call};

}  // namespace baize
