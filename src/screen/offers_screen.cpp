#include "screen/offers_screen.h"

#include <algorithm>

#include "casino/felt.h"
#include "desk/command_form.h"
#include "exact/option_name.h"
#include "games/poker/play.h"
#include "table/menu.h"

namespace baize::screen {

namespace {

using casino::Command;
using casino::FloorTable;
using house::PersonId;

class Offers {
  public:
    Offers(const casino::Situation& now, const FloorTable& table) : now_(now), table_(table) {}

    void add_seats();
    void add_round();
    void add_hand();

    std::vector<OfferShown> take() { return std::move(offers_); }

  private:
    [[nodiscard]] PersonId person() const { return now_.by.person; }

    [[nodiscard]] Money stack() const {
        return now_.balances.of(house::stack_of(table_.table, person()));
    }

    [[nodiscard]] Money purse() const {
        return now_.balances.of(house::purse_of(table_.chips, person()));
    }

    // Where the house would do it.
    void add(OfferShown offer, const Command& command) {
        if (!decide(now_, command)) return;
        offer.command.text.clear();
        desk::write_command(offer.command.text, command);
        if (offer.most < offer.amount) offer.most = offer.amount;
        offers_.push_back(std::move(offer));
    }

    void add_seat(std::string name, const Command& command, std::uint8_t seat = 0) {
        add({.kind = OfferKind::seat, .name = std::move(name), .box = seat}, command);
    }

    [[nodiscard]] bool is_at_hand(const PlaceWager& place) const;
    void add_wager(const Offer& offered, const PlaceWager& place);
    void add_decision(const Offer& offered, const Decide& choice);
    void add_buying(std::string name, const Command& command, Money least, Money most);
    void add_poker_seats(const house::SeatedTable& seats);
    void add_waiting(const house::SeatedTable& seats);
    void add_between_hands(poker::Seat seat);
    void add_flop_chase(poker::Seat seat);

    const casino::Situation& now_;
    const FloorTable& table_;
    std::vector<OfferShown> offers_{};
};

// The own box first; elsewhere only what the book allows beside it.
bool Offers::is_at_hand(const PlaceWager& place) const {
    const Round& round = casino::banked_felt(table_)->round;
    for (std::size_t i = 0; i < boxes_max; ++i) {
        if (round.seated[i] != person()) continue;
        return place.box == i || round.boxes[i].has(Wager::ante) ||
               round.boxes[place.box].owner[index(place.wager)] == person();
    }
    return false;
}

void Offers::add_wager(const Offer& offered, const PlaceWager& place) {
    if (!is_at_hand(place)) return;
    const Round& round = casino::banked_felt(table_)->round;
    const Box& box = round.boxes[place.box];
    const Money there = box.owner[index(place.wager)] == person() ? box[place.wager] : Money{};
    OfferShown offer{.kind = OfferKind::wager, .name = std::string(name(place.wager))};
    offer.box = static_cast<std::uint8_t>(place.box + 1);
    offer.wager = offer.name;
    offer.clause = offered.clause;
    offer.step = offered.step;
    if (place.amount.is_zero()) {
        if (!there.is_positive()) return;
        offer.name = "take_back_" + offer.name;
    } else {
        const Money most = std::min(offered.most, stack() + there);
        if (most < place.amount) return;
        const std::int64_t steps = (most - place.amount).cents() / offered.step.cents();
        offer.amount = place.amount;
        offer.most = place.amount + offered.step * steps;
        offer.amount_at = {"act_in_round", "action", "place_wager", "amount"};
    }
    add(std::move(offer), casino::BankedCommand(casino::ActInRound{table_.table, place, 0}));
}

void Offers::add_decision(const Offer& offered, const Decide& choice) {
    const house::BankedGame& game = casino::banked_game(table_);
    const Box& box = casino::banked_felt(table_)->round.boxes[choice.box];
    const DecisionOffer named{choice.decision, std::nullopt, choice.amount, offered.clause};
    const Money unit = box.has(Wager::ante) ? box[Wager::ante] : Money::of_cents(1);
    OfferShown offer{.kind = OfferKind::decision, .name = exact::option_name(named, unit)};
    offer.box = static_cast<std::uint8_t>(choice.box + 1);
    offer.amount = choice.amount;
    offer.clause = offered.clause;
    for (const DecisionOffer& found :
         game.hooks->decisions(game.rules, casino::banked_felt(table_)->round, choice.box)) {
        if (found.decision == choice.decision && found.amount == choice.amount && found.wager)
            offer.wager = name(*found.wager);
    }
    add(std::move(offer), casino::BankedCommand(casino::ActInRound{table_.table, choice, 0}));
}

void Offers::add_buying(std::string name, const Command& command, Money least, Money most) {
    most = std::min(most, purse());
    if (!most.is_positive() || most < least) return;
    OfferShown offer{.kind = OfferKind::chips, .name = std::move(name)};
    offer.amount = least;
    offer.most = most;
    offer.step = Money::of_cents(1);
    add(std::move(offer), command);
}

void Offers::add_round() {
    const house::BankedGame& game = casino::banked_game(table_);
    const Round& round = casino::banked_felt(table_)->round;
    for (const Offer& offered : choices(*game.hooks, game.rules, round, player(person()))) {
        if (const auto* const place = std::get_if<PlaceWager>(&offered.act.action)) {
            add_wager(offered, *place);
        } else if (const auto* const choice = std::get_if<Decide>(&offered.act.action)) {
            add_decision(offered, *choice);
        } else if (const auto* const answer = std::get_if<Answer>(&offered.act.action)) {
            OfferShown offer{.kind = OfferKind::answer, .name = std::string(name(answer->reply))};
            offer.box = answer->box < boxes_max ? static_cast<std::uint8_t>(answer->box + 1)
                                                : std::uint8_t{0};
            offer.clause = offered.clause;
            add(std::move(offer),
                casino::BankedCommand(casino::ActInRound{table_.table, *answer, 0}));
        } else if (const auto* const decline = std::get_if<DeclineExposure>(&offered.act.action)) {
            OfferShown offer{.kind = OfferKind::decision, .name = "decline_to_show"};
            offer.box = static_cast<std::uint8_t>(decline->box + 1);
            offer.clause = offered.clause;
            add(std::move(offer),
                casino::BankedCommand(casino::ActInRound{table_.table, *decline, 0}));
        }
    }
    if (round.phase == Phase::betting && casino::has_wagered(round, person()) &&
        !casino::has_finished(table_, person())) {
        add({.kind = OfferKind::done, .name = "deal"},
            casino::BankedCommand(casino::FinishWagers{table_.table}));
    }
    const house::SeatedTable* const seats = table_of(now_.floor.seating, table_.table);
    if (seats == nullptr || !house::seat_of(*seats, person())) return;
    const Money least = std::min(game.rules.limits.min.value_or(Money::of_cents(1'00)), purse());
    const Command buy = casino::BankedCommand(casino::BuyChips{table_.table, least});
    const std::size_t before = offers_.size();
    add_buying("buy_chips", buy, least, purse());
    if (offers_.size() > before) offers_.back().amount_at = {"buy_chips", "amount"};
}

void Offers::add_hand() {
    const house::PokerTable& felt = *casino::poker_felt(table_);
    const poker::Rules& rules = casino::poker_game(table_).rules;
    const poker::Offers open = poker::offers(rules, felt.hand);
    for (std::size_t i = 0; i < poker::seats_max; ++i) {
        if (felt.orbit.seats[i].player != person()) continue;
        add_between_hands(static_cast<poker::Seat>(i));
        add_flop_chase(static_cast<poker::Seat>(i));
    }
    if (open.seat >= poker::seats_max || felt.players[open.seat] != person()) return;
    const Clause clause = poker::turn_clause(felt.hand.street);
    const auto offer_of = [&](std::string name, Money amount = {}) {
        OfferShown offer{.kind = OfferKind::decision, .name = std::move(name)};
        offer.box = static_cast<std::uint8_t>(open.seat + 1);
        offer.amount = amount;
        offer.clause = clause;
        return offer;
    };
    const auto act = [&](const poker::Action& action) {
        return Command(casino::PokerCommand(casino::ActInHand{table_.table, action}));
    };
    if (open.fold) add(offer_of("fold"), act(poker::fold(open.seat)));
    if (open.check) add(offer_of("check"), act(poker::check(open.seat)));
    if (open.call) add(offer_of("call", open.to_call), act(poker::call(open.seat)));
    if (open.raise) {
        const bool is_bet = felt.hand.betting.level.is_zero();
        OfferShown offer = offer_of(is_bet ? "bet" : "raise", open.raise_to.least);
        offer.most = open.raise_to.most;
        offer.step = rules.chip;
        offer.amount_at = {"act_in_hand", "action", "amount"};
        add(std::move(offer), act(poker::bet(open.seat, open.raise_to.least)));
    }
    if (open.discard) {
        const poker::Cards& cards = felt.hand.cards;
        for (std::size_t i = 0; i < cards.hole_count[open.seat]; ++i) {
            const poker::Face face = cards.hole[open.seat][i];
            if (!face.is_seen()) continue;
            OfferShown offer = offer_of("discard_" + to_string(face.card()));
            offer.clause = poker::facts(rules.variant).discard;
            add(std::move(offer), act(poker::discard(open.seat, face)));
        }
    }
}

void Offers::add_between_hands(poker::Seat seat) {
    const house::PokerTable& felt = *casino::poker_felt(table_);
    const poker::Stakes& stakes = casino::poker_game(table_).stakes;
    const auto give = [&](const casino::PokerCommand& command) { return Command(command); };
    add_seat("leave", give(casino::StandUp{table_.table, seat}));
    if (felt.orbit.seats[seat].away) {
        add_seat("come_back_and_post",
                 give(casino::ComeBack{table_.table, seat, poker::Choice::post}));
        add_seat("come_back_and_wait",
                 give(casino::ComeBack{table_.table, seat, poker::Choice::wait}));
    } else {
        add_seat("sit_out", give(casino::SitOut{table_.table, seat}));
    }
    const Money most = stakes.buy_in_max.is_positive() ? stakes.buy_in_max - stack() : Money::max();
    if (!most.is_positive() || !purse().is_positive()) return;
    const Money chip = casino::poker_game(table_).rules.chip;
    const Money lacking = stack() < stakes.buy_in_min ? stakes.buy_in_min - stack() : chip;
    const Money least = std::min({lacking, purse(), most});
    const std::size_t before = offers_.size();
    add_buying("add_chips", give(casino::AddChips{table_.table, seat, least}), least, most);
    if (offers_.size() > before) offers_.back().amount_at = {"add_chips", "amount"};
}

// For the next hand, one colour or both; what is put down already can be changed or taken back. The
// dearest leaves chips for the blind, so that it does not fall away when the hand opens. [I-73]
void Offers::add_flop_chase(poker::Seat seat) {
    const poker::Rules& rules = casino::poker_game(table_).rules;
    const poker::FlopChase& chase = rules.flop_chase;
    if (!chase.offered || casino::poker_felt(table_)->orbit.seats[seat].away) return;
    const casino::HandWish& wish = table_.wishes[seat];
    const auto add_colour = [&](std::string name, poker::Colour colour, Money least, Money most) {
        OfferShown offer{.kind = OfferKind::wager, .name = std::move(name)};
        offer.box = static_cast<std::uint8_t>(seat + 1);
        offer.wager = "flop_chase";
        offer.amount = least;
        offer.most = most;
        offer.step = rules.chip;
        offer.clause = "CP 10.1"_clause;
        if (colour != poker::Colour::none)
            offer.amount_at = {"wish_for_hand", "side_wager", "amount"};
        add(std::move(offer),
            casino::PokerCommand(
                casino::WishForHand{table_.table, seat, {least, colour}, wish.straddle}));
    };
    if (wish.side_wager.colour != poker::Colour::none)
        add_colour("take_back_flop_chase", poker::Colour::none, Money{}, Money{});
    Money blind;
    for (const Money forced : rules.forced.blinds)
        blind = std::max(blind, forced);
    const Money spare = stack() - blind - rules.forced.ante - rules.commission.per_person;
    const Money least = std::max(chase.minimum, rules.chip);
    const auto offer_up_to = [&](std::string name, poker::Colour colour, Money room) {
        const Money most = chase.maximum.is_positive() ? std::min(chase.maximum, room) : room;
        if (most < least) return;
        const std::int64_t steps = (most - least).cents() / rules.chip.cents();
        add_colour(std::move(name), colour, least, least + rules.chip * steps);
    };
    offer_up_to("flop_chase_red", poker::Colour::red, spare);
    offer_up_to("flop_chase_black", poker::Colour::black, spare);
    if (chase.both_colours) {
        offer_up_to("flop_chase_both", poker::Colour::both, Money::of_cents(spare.cents() / 2));
    }
}

void Offers::add_poker_seats(const house::SeatedTable& seats) {
    const poker::Stakes& stakes = casino::poker_game(table_).stakes;
    const Money most =
        std::min(stakes.buy_in_max.is_positive() ? stakes.buy_in_max : Money::max(), purse());
    for (std::size_t i = 0; i < seats.places.size() && i < poker::seats_max; ++i) {
        if (seats.places[i].sitter.person != 0 || most < stakes.buy_in_min) continue;
        poker::Arrival arrival{.player = person(), .seat = static_cast<poker::Seat>(i)};
        arrival.chips = stakes.buy_in_min;
        OfferShown offer{.kind = OfferKind::seat, .name = "sit_down"};
        offer.box = static_cast<std::uint8_t>(i + 1);
        offer.amount = stakes.buy_in_min;
        offer.most = most;
        offer.step = Money::of_cents(1);
        offer.amount_at = {"sit_down", "arrival", "chips"};
        add(std::move(offer), casino::PokerCommand(casino::SitDown{table_.table, arrival}));
    }
}

// A list has its use while no seat is free.
void Offers::add_waiting(const house::SeatedTable& seats) {
    const house::ListId list = seats.list;
    const bool has_seat = std::any_of(offers_.begin(), offers_.end(), [](const OfferShown& offer) {
        return offer.name == "sit_down";
    });
    if (!has_seat) add_seat("join_list", casino::SeatingCommand(casino::JoinList{list, person()}));
    add_seat("leave_list", casino::SeatingCommand(casino::LeaveList{list, person()}));
    for (std::size_t i = 0; i < seats.places.size(); ++i) {
        const auto& offer = seats.places[i].offer;
        if (!offer || offer->person != person()) continue;
        const auto seat = static_cast<house::SeatNumber>(i);
        add_seat("pass",
                 casino::SeatingCommand(casino::PassOffer{table_.table, seat}),
                 static_cast<std::uint8_t>(i + 1));
    }
}

void Offers::add_seats() {
    const house::SeatedTable* const seats = table_of(now_.floor.seating, table_.table);
    if (seats == nullptr) return;
    if (house::seat_of(*seats, person())) {
        if (casino::banked_felt(table_) != nullptr)
            add_seat("leave", casino::SeatingCommand(casino::LeaveTable{table_.table, person()}));
        return;
    }
    if (casino::poker_felt(table_) != nullptr) {
        add_poker_seats(*seats);
    } else {
        for (std::size_t i = 0; i < seats->places.size(); ++i) {
            if (seats->places[i].sitter.person != 0) continue;
            const auto seat = static_cast<house::SeatNumber>(i);
            add_seat("sit_down",
                     casino::SeatingCommand(casino::TakeSeat{table_.table, seat, person()}),
                     static_cast<std::uint8_t>(i + 1));
        }
    }
    add_waiting(*seats);
}

}  // namespace

std::vector<OfferShown> show_offers(const casino::Situation& now, const FloorTable& table) {
    if (now.by.person == casino::the_house_itself || !table.board.sign) return {};
    Offers offers(now, table);
    if (casino::banked_felt(table) != nullptr) offers.add_round();
    if (casino::poker_felt(table) != nullptr) offers.add_hand();
    offers.add_seats();
    return offers.take();
}

}  // namespace baize::screen
