// Collects the offers to one person at one table; show_offers.cpp makes those of house games and
// seats, poker_offers.cpp those of poker.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/banked/machine/menu.h"
#include "engine/poker/table/blind_forecast.h"
#include "house/casino/context.h"
#include "house/casino/game_state.h"
#include "service/codec/json.h"
#include "service/offers/show_offers.h"

namespace baize::views {

// An offer is named after its verb if the verb says everything.
inline std::string name_of(OfferVerb verb) {
    return std::string(codec::name_of(verb));
}

class Offers {
  public:
    Offers(const house::Context& now, const house::TableState& table) : now_(now), table_(table) {
        now_.purpose = house::Purpose::offer;
    }

    void add_seats();
    void add_round();
    void add_hand();

    std::vector<OfferView> take() { return std::move(offers_); }

  private:
    [[nodiscard]] house::PersonId person() const { return now_.by.person; }

    [[nodiscard]] Money stack() const {
        return now_.balances.of(house::stack_of(table_.table, person()));
    }

    [[nodiscard]] Money wallet() const {
        return now_.balances.of(house::wallet_of(table_.chips, person()));
    }

    // Adds the offer if the house would accept the command.
    void add(OfferView offer, PlayerCommand command) {
        if (!decide(now_, house_command(command, person()))) return;
        offer.kind = kind_of(offer.verb);
        offer.command = std::move(command);
        if (offer.max < offer.amount) offer.max = offer.amount;
        offers_.push_back(std::move(offer));
    }

    void add_seat(OfferVerb verb, const PlayerCommand& command, PlaceIndex seat = at_table) {
        add({.verb = verb, .name = name_of(verb), .box = seat}, command);
    }

    void add_options(poker::Seat seat);
    void add_return(poker::Seat seat);
    void add_post_now(poker::Seat seat);
    void add_more_time(poker::Seat seat, Clause clause);
    [[nodiscard]] bool is_on_time_out(const OfferView& offer, poker::Seat seat) const;
    [[nodiscard]] poker::BlindForecast forecast() const;

    [[nodiscard]] bool is_at_hand(const PlaceWager& place) const;
    void add_wager(const Offer& offered, const PlaceWager& place);
    [[nodiscard]] std::string given_up(std::size_t box) const;
    void add_decision(const Offer& offered, const Decide& choice);
    void add_showing();

    void add_finishing();
    void add_box(house::SeatNumber seat);
    void add_buying(OfferVerb verb, const PlayerCommand& command, Money least, Money most);
    void add_poker_seats(const house::SeatedTable& seats);
    void add_waiting(const house::SeatedTable& seats);
    void add_between_hands(poker::Seat seat);
    void add_flop_chase(poker::Seat seat);
    void add_hands_to_see(poker::Seat seat);

    house::Context now_;
    const house::TableState& table_;
    std::vector<OfferView> offers_{};
};

}  // namespace baize::views
