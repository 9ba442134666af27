// Requests and responses about equities of poker hands, over HTTP.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "service/protocol/decimal.h"

namespace baize::views {

// A poker game and the limits of a question about it.
struct EquityGame {
    GameId game{};
    std::string title{};
    std::uint8_t hand_size = 0;  // cards dealt to each player
    std::uint8_t hands_max = 0;  // maximum at one table
    bool is_hi_lo = false;
    bool takes_ranges = false;  // accepts ranges such as "QQ+,AKs" in addition to cards
    friend bool operator==(const EquityGame&, const EquityGame&) = default;
};
BOOST_DESCRIBE_STRUCT(EquityGame, (), (game, title, hand_size, hands_max, is_hi_lo, takes_ranges))

// The games for which equity can be computed.
struct EquityGames {
    std::vector<EquityGame> games{};
    std::uint8_t hands_min = 0;
    std::vector<std::uint8_t> board_sizes{};  // possible numbers of cards on the board
    friend bool operator==(const EquityGames&, const EquityGames&) = default;
};
BOOST_DESCRIBE_STRUCT(EquityGames, (), (games, hands_min, board_sizes))

// A request for the equity of hands or ranges.
struct EquityQuestion {
    std::string game{};                // for example "holdem" or "omaha_hilo"
    std::vector<std::string> hands{};  // cards such as "AsKs", or a range such as "QQ+,AKs"
    std::string board{};
    std::string dead{};
    std::optional<bool> makes{};  // true: also how often each hand makes a pair, two pair and so on
    friend bool operator==(const EquityQuestion&, const EquityQuestion&) = default;
};
BOOST_DESCRIBE_STRUCT(EquityQuestion, (), (game, hands, board, dead, makes))

// How often a hand ends as a high hand of one kind.
struct MadeHand {
    std::string made{};   // for example "one_pair"
    std::string exact{};  // of the counted deals, or of the sample
    Decimal chance{};
    friend bool operator==(const MadeHand&, const MadeHand&) = default;
};
BOOST_DESCRIBE_STRUCT(MadeHand, (), (made, exact, chance))

// The equity of one hand or range.
struct HandEquity {
    std::string hand{};
    Decimal equity{};
    Decimal win{};
    Decimal tie{};
    std::optional<Decimal> high{};  // for hi-lo games
    std::optional<Decimal> low{};
    std::optional<Decimal> scoop{};
    Decimal standard_error{};       // 0 if every deal was counted
    std::vector<MadeHand> makes{};  // the best first; only if the request asked for them
    friend bool operator==(const HandEquity&, const HandEquity&) = default;
};
BOOST_DESCRIBE_STRUCT(HandEquity,
                      (),
                      (hand, equity, win, tie, high, low, scoop, standard_error, makes))

// The equity of each hand.
struct EquityAnswer {
    bool is_exact = true;  // true if every deal was counted
    std::uint64_t deals = 0;
    Decimal milliseconds{};
    std::vector<HandEquity> hands{};  // in the order of the request
    friend bool operator==(const EquityAnswer&, const EquityAnswer&) = default;
};
BOOST_DESCRIBE_STRUCT(EquityAnswer, (), (is_exact, deals, milliseconds, hands))

}  // namespace baize::views
