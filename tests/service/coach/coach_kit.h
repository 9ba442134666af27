// A practice table where Ann is to decide; the cards are laid on a copy of the floor, so that every
// test has the hand it speaks of.
#pragma once

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"
#include "house/casino/house_dealer.h"
#include "service/coach/advice.h"

namespace baize::coach {

using house::House;
using house::HouseDealer;

inline constexpr std::uint8_t anns_box = 2;
inline constexpr std::uint8_t bens_box = 4;

// "As Kd", in this order.
inline CardList<5> listed(std::string_view text) {
    CardList<5> cards;
    for (std::size_t at = 0; at < text.size(); at += 3)
        cards.push_back(Card::parse(text.substr(at, 2)).value());
    return cards;
}

inline PersonId practiser(House& house, std::string_view name) {
    const PersonId person = house.enrol(name);
    house.must(person, house::PeopleCommand(house::TakePlayChips{dollars(10'000)}));
    return person;
}

class PracticeRound {
  public:
    // With an Ante of five dollars (and a Blind), and these wagers of one dollar's multiples
    // beside.
    struct Side {
        Wager wager{};
        Money amount{};
    };

    explicit PracticeRound(std::string_view game, std::vector<Side> sides = {})
        : PracticeRound(house::plain_sign(game, house::DealtBy::house), std::move(sides)) {}

    PracticeRound(const house::Sign& sign, std::vector<Side> sides, Money chips = dollars(500)) {
        table = house.table(sign, house::DealtBy::house, house::Chips::play);
        ann = practiser(house, "Ann");
        ben = practiser(house, "Ben");
        HouseDealer dealer(7);
        dealer.run(house, table);
        house.must(ann, house::SeatingCommand(house::TakeSeat{table, anns_box, ann}));
        for (const PersonId person : {ann, ben}) {
            house.must(person, house::BankedCommand(house::BuyChips{table, chips}));
            const std::uint8_t box = person == ann ? anns_box : bens_box;
            house.seat(table, box, person);
            wager(person, box, Wager::ante, dollars(5));
            if (sign.game == GameId::ultimate_holdem) wager(person, box, Wager::blind, dollars(5));
        }
        for (const Side& side : sides)
            wager(ann, anns_box, side.wager, side.amount);
        for (const PersonId person : {ann, ben})
            house.must(person, house::BankedCommand(house::FinishWagers{table}));
        dealer.run(house, table);
        state = house.casino.state();
        EXPECT_EQ(Phase::deciding, round().phase);
    }

    void wager(PersonId person, std::uint8_t box, Wager on, Money amount) {
        house.must(person,
                   house::BankedCommand(
                       house::ActInRound{table, PlaceWager{box, on, amount, Tender::chips}, 0}));
    }

    [[nodiscard]] house::TableState& at() { return *find_table(state, table); }

    [[nodiscard]] Round& round() { return house::banked_state(at())->round; }

    // Deals the cards that Ann sees. All other cards are put where no person sees them, except for
    // the dealer's last card if it lies open.
    void lay(std::string_view anns, std::string_view board = "", std::string_view up_card = "") {
        Round& now = round();
        now.boxes[anns_box].cards = listed(anns);
        now.community = listed(board);
        CardSet left = CardSet::full_deck() - now.boxes[anns_box].cards.set() - now.community.set();
        if (!up_card.empty()) left.erase(Card::parse(up_card).value());
        const auto draw = [&] {
            const Card card = left.lowest();
            left.erase(card);
            return card;
        };
        const std::size_t size = now.boxes[bens_box].cards.size();
        now.boxes[bens_box].cards.clear();
        now.dealer.clear();
        for (std::size_t i = 0; i < size; ++i)
            now.boxes[bens_box].cards.push_back(draw());
        for (std::size_t i = 0; i < size; ++i) {
            const bool is_up = !up_card.empty() && i == now.up_card;
            now.dealer.push_back(is_up ? Card::parse(up_card).value() : draw());
        }
    }

    [[nodiscard]] Result<Advice> ask(PersonId person) {
        return advise({state, house.casino.balances(), issuer_of(state, person, house.now)}, at());
    }

    [[nodiscard]] Advice advice() {
        const Result<Advice> found = ask(ann);
        EXPECT_TRUE(found) << house::words(found.error());
        return found.value_or(Advice{});
    }

    House house{};
    TableId table = 0;
    PersonId ann = 0;
    PersonId ben = 0;
    house::CasinoState state{};
};

inline const HouseOption& option_named(const BoxAdvice& box, std::string_view name) {
    for (const HouseOption& option : box.options) {
        if (option.option == name) return option;
    }
    ADD_FAILURE() << "no option " << name;
    return box.options.front();
}

// Three players at a practice table of poker, the first of whom is to act.
class PracticeHand {
  public:
    explicit PracticeHand(std::string_view game, std::size_t players = 3) {
        table = house.table(game, house::DealtBy::house, house::Chips::play);
        for (std::uint8_t seat = 0; seat < players; ++seat) {
            const PersonId person =
                practiser(house, std::string("Player ") + static_cast<char>('A' + seat));
            people.push_back(person);
            poker::Arrival arrival;
            arrival.player = person;
            arrival.seat = seat;
            arrival.chips = dollars(200);
            house.must(person, house::PokerCommand(house::SitDown{table, arrival}));
        }
        dealer.run(house, table);
        take();
    }

    // Copies the floor as it stands.
    void take() { state = house.casino.state(); }

    void act(const poker::Action& action) {
        house.must(actor(), house::PokerCommand(house::ActInHand{table, action}));
        dealer.run(house, table);
        take();
    }

    [[nodiscard]] poker::Hand& hand() {
        return house::poker_state(*find_table(state, table))->hand;
    }

    [[nodiscard]] PersonId actor() { return people[hand().actor]; }

    [[nodiscard]] Result<Advice> ask(PersonId person) {
        return advise({state, house.casino.balances(), issuer_of(state, person, house.now)},
                      *find_table(state, table));
    }

    [[nodiscard]] HandAdvice advice() {
        const Result<Advice> found = ask(actor());
        EXPECT_TRUE(found) << house::words(found.error());
        return found ? found->hand.value() : HandAdvice{};
    }

    void hold(std::string_view cards) {
        const CardList<5> list = listed(cards);
        for (std::size_t i = 0; i < list.size(); ++i)
            hand().cards.hole[hand().actor][i] = list[i];
    }

    House house{};
    HouseDealer dealer{3};
    TableId table = 0;
    std::vector<PersonId> people{};
    house::CasinoState state{};
};

inline const PokerOption& option_named(const HandAdvice& hand, std::string_view name) {
    for (const PokerOption& option : hand.options) {
        if (option.option == name) return option;
    }
    ADD_FAILURE() << "no option " << name;
    return hand.options.front();
}

}  // namespace baize::coach
