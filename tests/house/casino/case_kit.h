// A casino for tests of rulings: a Three Card Poker table with a dealer, a hold'em table that the
// house deals, and players with chips.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>

#include "casino_kit.h"
#include "engine/banked/at_table.h"

namespace baize::house {

// Returns the reason and the clause of the refusal, or "done".
inline std::string refusal(House& house, PersonId person, const Command& command) {
    const Result<Receipt> done = house.submit(person, command);
    return done ? "done" : words(done.error());
}

class Pit : public House {
  public:
    Pit() {
        three_card = table("three_card", DealtBy::dealer);
        must(area_manager, ChangeFloat{three_card, dollars(10'000)});
        emil = player("Emil", dollars(1'000));
        fay = player("Fay", dollars(1'000));
    }

    void act(TableId at, PersonId person, const Action& action) {
        must(person, ActInRound{at, action, 0, reason_of(action)});
    }

    void buy_in(TableId at, PersonId person, Money chips) { must(person, BuyChips{at, chips}); }

    void act(TableId at, PersonId person, const PlaceWager& wager) {
        seat(at, wager.box, person);
        act(at, person, Action(wager));
    }

    // Wagers ten on the Ante, deals these cards, and wagers ten on Play. The cards alternate
    // between player and dealer.
    void begin_round(PersonId person, const char* cards) {
        act(three_card, person, PlaceWager{0, Wager::ante, dollars(10)});
        act(three_card, dealer, CloseBetting{});
        act(three_card, dealer, Shuffle{});
        act(three_card, dealer, Cut{20});
        act(three_card, dealer, DealHands{card_list<52>(cards)});
        act(three_card, dealer, AnnounceDecisions{});
        act(three_card, person, Decide{0, Decision::play, dollars(10)});
    }

    void end_round() {
        act(three_card, dealer, RevealDealer{});
        act(three_card, dealer, Settle{});
    }

    void next_round() { must(dealer, OpenRound{three_card}); }

    // The player wins twenty with a pair of kings against queen high.
    void win_round(PersonId person) {
        begin_round(person, "Kh Qs Kd 7c 8h 2d");
        end_round();
    }

    // The player loses twenty to the dealer's pair.
    void lose_round(PersonId person) {
        begin_round(person, "Qs Kh 7c Kd 2d 8h");
        end_round();
    }

    [[nodiscard]] Money in_float(TableId at) const {
        return balance({ledger::AccountKind::table_float, at, 0});
    }

    [[nodiscard]] const CasesState& cases() const { return casino.state().cases; }

    [[nodiscard]] CaseNumber last() const { return cases().last; }

    CaseNumber file(TableId at, Offence offence, std::initializer_list<PersonId> persons) {
        FileIncident filing{at, offence, persons, "seen from the pit"};
        if (is_about_a_device(offence)) filing.device = {DeviceKind::computer, true, false};
        if (offence == Offence::other_breach) filing.provision = "TCP 5.1"_clause;
        must(area_manager, filing);
        return last();
    }

    CaseNumber dispute(TableId at, std::uint64_t number, PersonId complainant) {
        must(complainant, OpenDispute{at, number, complainant, {}, "that was not my hand"});
        return last();
    }

    // Opens a hand of hold'em with two players, dealt by the house.
    void open_holdem() {
        holdem = table("holdem");
        sit(emil, 0, dollars(200));
        sit(fay, 1, dollars(200));
    }

    void sit(PersonId person, poker::Seat seat, Money chips) {
        must(person, sit_down(holdem, person, seat, chips));
    }

    void deal_hand() {
        CardList<card_count> deck;
        for (std::size_t i = 0; i < card_count; ++i)
            deck.push_back(Card::of_index((i * 7) % card_count));
        must(the_house_itself, SealDeck{holdem, deck, 10, {}});
        must(the_house_itself, OpenHand{holdem, {}, {}});
    }

    // Applies an action of the player in turn.
    void in_turn(poker::Does does, Money amount = {}) {
        const poker::Seat seat = hand(holdem).actor;
        const PersonId person = poker_state(at(holdem))->orbit.seats[seat].player;
        must(person, ActInHand{holdem, {.does = does, .seat = seat, .amount = amount}});
    }

    // Forty each before the flop; then one gives up to a bet, and the other has won forty less
    // commission. The board comes by itself.
    void play_hand() {
        deal_hand();
        in_turn(poker::Does::bet, dollars(40));
        in_turn(poker::Does::call);
        in_turn(poker::Does::bet, dollars(20));
        in_turn(poker::Does::fold);
    }

    TableId three_card = 0;
    TableId holdem = 0;
    PersonId emil = 0;
    PersonId fay = 0;
};

}  // namespace baize::house
