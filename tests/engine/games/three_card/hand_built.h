// Rounds built by hand, as `baize settle` builds them: stakes and cards as they lie, no history.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/banked/machine/play.h"
#include "engine/games/three_card/game.h"
#include "kit/dollars.h"

namespace baize::three_card {

inline constexpr const GameHooks& game = hooks_of<ThreeCard>;

// "Ah Kh Qh"
inline CardList<5> cards(std::string_view text) {
    CardList<5> list;
    for (std::size_t i = 0; i + 1 < text.size(); i += 3) {
        list.push_back(Card::parse(text.substr(i, 2)).value());
    }
    return list;
}

struct Stakes {
    std::int64_t ante = 0;
    std::int64_t play = 0;
    std::int64_t pair_plus = 0;
};

// One box that has played. "Ah Kd 9c" beats the queen high of the dealer.
struct HandBuilt {
    explicit HandBuilt(Stakes stakes,
                       std::string_view hand = "Ah Kd 9c",
                       std::string_view dealers = "Qs 7d 2c") {
        round.phase = Phase::over;
        round.dealer = cards(dealers);
        box().cards = cards(hand);
        box().standing = Standing::played;
        box()[Wager::ante] = dollars(stakes.ante);
        box()[Wager::play] = dollars(stakes.play);
        box()[Wager::pair_plus] = dollars(stakes.pair_plus);
    }

    [[nodiscard]] Box& box() { return round.boxes[0]; }

    [[nodiscard]] BoxSettlement settled() const {
        BoxSettlement lines;
        settle_box(game, rules, round, 0, lines);
        return lines;
    }

    Rules rules = ThreeCard::published();
    Round round{};
};

// "ante win 10.00 pays 10.00 TCP 5.6.1(b); ..."
inline std::string words(const BoxSettlement& lines) {
    std::string text;
    for (const SettledWager& line : lines) {
        if (!text.empty()) text += "; ";
        text += std::string(name(line.wager)) + (line.is_excess ? "_excess " : " ") +
                std::string(name(line.verdict)) + " " + to_string(line.staked);
        if (line.paid.is_positive()) text += " pays " + to_string(line.paid);
        text += " " + std::string(line.clause.id());
    }
    return text;
}

}  // namespace baize::three_card
