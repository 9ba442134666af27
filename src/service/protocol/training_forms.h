// Requests and responses of the drills, over HTTP.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card_list.h"
#include "engine/core/game_id.h"
#include "service/protocol/decimal.h"

namespace baize::views {

// A game that can be drilled.
struct TrainingGame {
    GameId game{};
    std::string title{};
    std::string unit{};                  // of all figures: "ante" or "big_blind"
    std::vector<std::uint8_t> boards{};  // board sizes at which there are decisions
    friend bool operator==(const TrainingGame&, const TrainingGame&) = default;
};
BOOST_DESCRIBE_STRUCT(TrainingGame, (), (game, title, unit, boards))

// The games that can be drilled.
struct TrainingGames {
    std::vector<TrainingGame> games{};
    friend bool operator==(const TrainingGames&, const TrainingGames&) = default;
};
BOOST_DESCRIBE_STRUCT(TrainingGames, (), (games))

// Asks for a decision to practise.
struct TrainingQuestion {
    std::string game{};
    std::uint32_t seed = 0;  // the same game, seed and board give the same decision again
    std::optional<std::uint8_t> board{};  // number of cards on the board; null: any decision
    friend bool operator==(const TrainingQuestion&, const TrainingQuestion&) = default;
};
BOOST_DESCRIBE_STRUCT(TrainingQuestion, (), (game, seed, board))

// One choice and its value. Figures are in units of the Ante or of the big blind.
struct TrainingChoice {
    std::string option{};  // for example "play_4x" or "call"
    std::string wager{};   // the wager that it makes; "" for none
    Decimal stake{};       // chips that it adds
    std::string exact{};   // net of the round; at poker, net of the call
    Decimal ev{};
    std::string cost_exact{};
    Decimal cost{};  // compared with the best choice
    bool best = false;
    std::string clause{};
    friend bool operator==(const TrainingChoice&, const TrainingChoice&) = default;
};
BOOST_DESCRIBE_STRUCT(TrainingChoice,
                      (),
                      (option, wager, stake, exact, ev, cost_exact, cost, best, clause))

// The bet that a player must call at poker. One rival with unseen cards has bet all of their chips.
struct TrainingPot {
    Decimal pot{};  // with the rival's bet
    Decimal to_call{};
    Decimal needs{};           // share of the pot at which a call is worth as much as a fold
    Decimal equity{};          // share of the pot that the hand wins
    Decimal standard_error{};  // of the equity; 0 if every deal was counted
    friend bool operator==(const TrainingPot&, const TrainingPot&) = default;
};
BOOST_DESCRIBE_STRUCT(TrainingPot, (), (pot, to_call, needs, equity, standard_error))

// A decision to practise, with the value of each choice.
struct TrainingAnswer {
    GameId game{};
    std::uint32_t seed = 0;
    CardList<5> hand{};
    CardList<5> board{};
    CardList<5> dealer{};                   // the dealer's cards that are seen
    CardList<5> discarded{};                // the player's own discard at Pineapple
    std::optional<TrainingPot> pot{};       // at poker
    std::vector<TrainingChoice> choices{};  // smallest stake first
    Decimal margin{};                       // what the second-best choice costs
    bool is_close = false;                  // the margin is small
    std::string deals{};                    // number of deals counted or sampled
    Decimal milliseconds{};
    friend bool operator==(const TrainingAnswer&, const TrainingAnswer&) = default;
};
BOOST_DESCRIBE_STRUCT(TrainingAnswer,
                      (),
                      (game,
                       seed,
                       hand,
                       board,
                       dealer,
                       discarded,
                       pot,
                       choices,
                       margin,
                       is_close,
                       deals,
                       milliseconds))

// A decision that was practised.
struct TrainingAttempt {
    std::uint32_t seed = 0;
    std::optional<std::uint8_t> board{};  // as asked
    std::uint64_t time = 0;               // milliseconds since 1970
    std::uint32_t cost = 0;               // of the answer, in millionths of an Ante or big blind
    friend bool operator==(const TrainingAttempt&, const TrainingAttempt&) = default;
};
BOOST_DESCRIBE_STRUCT(TrainingAttempt, (), (seed, board, time, cost))

// A missed decision that will be asked again.
struct TrainingRepeat {
    std::uint32_t seed = 0;
    std::optional<std::uint8_t> board{};
    std::uint8_t step = 0;  // how often it was answered well since then
    std::uint32_t due = 0;  // after this number of decisions at the game
    friend bool operator==(const TrainingRepeat&, const TrainingRepeat&) = default;
};
BOOST_DESCRIBE_STRUCT(TrainingRepeat, (), (seed, board, step, due))

// The progress of a person at one game.
struct TrainingProgress {
    std::string game{};
    std::uint32_t count = 0;                  // all decisions ever
    std::vector<TrainingAttempt> attempts{};  // at most the latest 400, oldest first
    std::vector<TrainingRepeat> repeats{};
    friend bool operator==(const TrainingProgress&, const TrainingProgress&) = default;
};
BOOST_DESCRIBE_STRUCT(TrainingProgress, (), (game, count, attempts, repeats))

// The progress of a person at all games that were practised.
struct TrainingRecord {
    std::vector<TrainingProgress> games{};
    friend bool operator==(const TrainingRecord&, const TrainingRecord&) = default;
};
BOOST_DESCRIBE_STRUCT(TrainingRecord, (), (games))

}  // namespace baize::views
