// A table of Caribbean Stud or Three Card Poker with Ann at area 3 and Ben at area 1.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "casino_kit.h"
#include "engine/banked/machine/game.h"

namespace baize::house {

// The games of the Melbourne books, with the clauses that say the same in each.
struct MelbourneGame {
    std::string_view game{};
    std::string_view second_area{};
    std::string_view personal{};
    std::string_view oral{};
    std::string_view deck{};
    std::string_view cannot_match{};
    std::int64_t multiple = 1;  // size of the second wager, in Antes
    Decision decision = Decision::play;
};

inline constexpr std::array<MelbourneGame, 2> melbourne_games{{
    {"caribbean_stud", "CS 5.10.1", "CS 6.3", "CS 5.3", "CS 11.11", "CS 11.12", 2, Decision::bet},
    {"three_card", "TCP 5.9.1", "TCP 6.3", "TCP 5.3", "TCP 9.10", "TCP 9.11", 1, Decision::play},
}};

class MelbourneTable : public House {
  public:
    static constexpr std::uint8_t anns_area = 2;
    static constexpr std::uint8_t bens_area = 0;

    MelbourneTable(const MelbourneGame& game, DealtBy dealt_by)
        : MelbourneTable(plain_sign(game.game, dealt_by), dealt_by) {}

    MelbourneTable(const Sign& sign, DealtBy dealt_by) : table_number(table(sign, dealt_by)) {
        ann = seated("Ann", anns_area, dollars(20'000));
        ben = seated("Ben", bens_area, dollars(20'000));
    }

    // Enrols a player, who sits down with all of the money as chips.
    PersonId seated(std::string_view name, SeatNumber seat, Money chips) {
        const PersonId person = player(name, chips);
        must(person, TakeSeat{table_number, seat, person});
        must(person, BuyChips{table_number, chips});
        return person;
    }

    [[nodiscard]] Command ante(std::uint8_t box, Money amount, PersonId player = 0) const {
        return ActInRound{
            table_number, PlaceWager{box, Wager::ante, amount, Tender::chips}, player};
    }

    [[nodiscard]] Command act(const Action& action, PersonId player = 0) const {
        return ActInRound{table_number, action, player};
    }

    void deal(const std::vector<Action>& actions) {
        for (const Action& action : actions)
            must(dealer, act(action));
    }

    void to_decisions() {
        deal({CloseBetting{}, Shuffle{}, Cut{20}, DealHands{}, AnnounceDecisions{}});
    }

    void fold_everybody() {
        for (std::uint8_t box = 0; box < 7; ++box) {
            const Box& hand = round(table_number).boxes[box];
            if (hand.standing == Standing::active && !hand.acted)
                must(hand_owner(hand), act(Decide{box, Decision::fold, {}}));
        }
    }

    // Plays a round in which all players fold, and opens the next one.
    void next_round() {
        must(ann, ante(anns_area, dollars(5)));
        to_decisions();
        fold_everybody();
        deal({Settle{}});
        must(dealer, OpenRound{table_number});
    }

    [[nodiscard]] Money chips(PersonId person) const { return stack(table_number, person); }

    TableId table_number = 0;
    PersonId ann = 0;
    PersonId ben = 0;
};

}  // namespace baize::house
