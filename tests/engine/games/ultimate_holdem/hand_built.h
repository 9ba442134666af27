// Rounds built by hand, as `baize settle` builds them: stakes and cards as they lie, no history.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/banked/machine/play.h"
#include "engine/games/registry.h"
#include "engine/games/ultimate_holdem/game.h"
#include "kit/dollars.h"

namespace baize::ultimate_holdem {

// "Ah Qs"
inline CardList<5> cards(std::string_view text) {
    CardList<5> list;
    for (std::size_t i = 0; i + 1 < text.size(); i += 3) {
        list.push_back(Card::parse(text.substr(i, 2)).value());
    }
    return list;
}

inline constexpr std::string_view plain_board = "As Kd 7c 7h 2d";

struct Wagers {
    std::int64_t ante = 0;
    std::int64_t blind = 0;
    std::int64_t play = 0;
    std::int64_t trips = 0;
    std::int64_t jackpot = 0;
};

// One box that plays to the end. With the plain board "Ah Qs" beats "9c 4h" with two pair.
struct HandBuilt {
    explicit HandBuilt(Wagers wagers,
                       std::string_view hole = "Ah Qs",
                       std::string_view dealers = "9c 4h",
                       std::string_view board = plain_board) {
        round.dealer = cards(dealers);
        round.community = cards(board);
        box().cards = cards(hole);
        box().standing = Standing::played;
        box()[Wager::ante] = dollars(wagers.ante);
        box()[Wager::blind] = dollars(wagers.blind);
        box()[Wager::play] = dollars(wagers.play);
        box()[Wager::trips] = dollars(wagers.trips);
        box()[Wager::jackpot] = dollars(wagers.jackpot);
        for (PlayerId& owner : box().owner)
            owner = 1;
    }

    [[nodiscard]] Box& box() { return round.boxes[0]; }

    HandBuilt& played_on(std::uint8_t street) {
        box().decided_on = street;
        return *this;
    }

    HandBuilt& folded_on(std::uint8_t street) {
        box().standing = Standing::folded;
        box().decided_on = street;
        return *this;
    }

    [[nodiscard]] Result<Ruling> report(Irregularity what) {
        round.phase = Phase::deciding;
        box().standing = Standing::active;
        return UltimateHoldem::rule(rules, round, {.what = what, .place = 0}, staff(Role::dealer));
    }

    // "ante win 10.00 +10.00 UTH 3.9(a); blind standoff 10.00 UTH 3.14(c)(ii)"
    [[nodiscard]] std::string settled() const {
        BoxSettlement lines;
        settle_box(hooks_of<UltimateHoldem>, rules, round, 0, lines);
        std::string text;
        for (const SettledWager& line : lines) {
            if (!text.empty()) text += "; ";
            text += std::string(name(line.wager)) + (line.is_excess ? "_excess " : " ");
            text += std::string(name(line.verdict)) + " " + to_string(line.staked);
            if (line.paid.is_positive()) text += " +" + to_string(line.paid);
            text += " " + std::string(line.clause.id());
        }
        return text;
    }

    // "win flush", "lose UTH 3.25(b)(i)"
    [[nodiscard]] std::string claimed() const {
        const JackpotClaim claim = UltimateHoldem::jackpot_claim(rules, round, 0);
        if (claim.verdict == Verdict::win) return "win " + std::string(name(claim.hand.value()));
        return std::string(name(claim.verdict)) + " " + std::string(claim.clause.id());
    }

    Rules rules = UltimateHoldem::published();
    Round round{};
};

}  // namespace baize::ultimate_holdem
