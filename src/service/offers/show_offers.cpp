#include "service/offers/show_offers.h"

#include <algorithm>

#include "engine/banked/machine/fold_warning.h"
#include "engine/banked/machine/menu.h"
#include "engine/poker/hand/play.h"
#include "house/casino/game_state.h"
#include "house/workflows/rounds/cover.h"
#include "house/workflows/rounds/exposure.h"
#include "math/figures/option_name.h"
#include "service/codec/json.h"

namespace baize::views {

namespace {

using house::PersonId;
using house::TableState;

OfferVerb verb_of(Decision decision) {
    switch (decision) {
        case Decision::play: return OfferVerb::play;
        case Decision::bet: return OfferVerb::bet;
        case Decision::check: return OfferVerb::check;
        case Decision::flop: return OfferVerb::flop;
        case Decision::turn: return OfferVerb::turn;
        case Decision::river: return OfferVerb::river;
        case Decision::instant_winner: return OfferVerb::instant_winner;
        case Decision::fold_ante: return OfferVerb::fold_ante;
        case Decision::fold: break;
    }
    return OfferVerb::fold;
}

OfferVerb verb_of(Reply reply) {
    switch (reply) {
        case Reply::complete: return OfferVerb::answer_complete;
        case Reply::incomplete: return OfferVerb::answer_incomplete;
        case Reply::keep: return OfferVerb::answer_keep;
        case Reply::retract: return OfferVerb::answer_retract;
        case Reply::retract_ante_only: return OfferVerb::answer_retract_ante_only;
        case Reply::retract_pair_plus_only: return OfferVerb::answer_retract_pair_plus_only;
        case Reply::named: return OfferVerb::answer_named;
        case Reply::yes: return OfferVerb::answer_yes;
        case Reply::no: return OfferVerb::answer_no;
        case Reply::corrected: return OfferVerb::answer_corrected;
        case Reply::cannot: return OfferVerb::answer_cannot;
        case Reply::whole: return OfferVerb::answer_whole;
        case Reply::flop_only: return OfferVerb::answer_flop_only;
        case Reply::impossible: break;
    }
    return OfferVerb::answer_impossible;
}

// An offer is named after its verb if the verb says everything.
std::string name_of(OfferVerb verb) {
    return std::string(codec::name_of(verb));
}

class Offers {
  public:
    Offers(const house::Context& now, const TableState& table) : now_(now), table_(table) {
        now_.purpose = house::Purpose::offer;
    }

    void add_seats();
    void add_round();
    void add_hand();

    std::vector<OfferView> take() { return std::move(offers_); }

  private:
    [[nodiscard]] PersonId person() const { return now_.by.person; }

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

    void add_return(poker::Seat seat);

    [[nodiscard]] bool is_at_hand(const PlaceWager& place) const;
    void add_wager(const Offer& offered, const PlaceWager& place);
    [[nodiscard]] std::string given_up(std::size_t box) const;
    void add_decision(const Offer& offered, const Decide& choice);
    void add_showing();

    [[nodiscard]] bool must_buy_first(const house::SeatedTable& seats) const;
    void add_buying(OfferVerb verb, const PlayerCommand& command, Money least, Money most);
    void add_poker_seats(const house::SeatedTable& seats);
    void add_waiting(const house::SeatedTable& seats);
    void add_between_hands(poker::Seat seat);
    void add_flop_chase(poker::Seat seat);
    void add_hands_to_see(poker::Seat seat);

    house::Context now_;
    const TableState& table_;
    std::vector<OfferView> offers_{};
};

// True for the player's own box, and for others only if the book allows it.
bool Offers::is_at_hand(const PlaceWager& place) const {
    const Round& round = house::banked_state(table_)->round;
    for (std::size_t i = 0; i < boxes_max; ++i) {
        if (round.seated[i] != person()) continue;
        return place.box == i || round.boxes[i].has(Wager::ante) ||
               round.boxes[place.box].owner[index(place.wager)] == person();
    }
    return false;
}

void Offers::add_wager(const Offer& offered, const PlaceWager& place) {
    if (!is_at_hand(place)) return;
    const Round& round = house::banked_state(table_)->round;
    const Box& box = round.boxes[place.box];
    const Money there = box.owner[index(place.wager)] == person() ? box[place.wager] : Money{};
    OfferView offer{.verb = OfferVerb::place_wager, .name = std::string(name(place.wager))};
    offer.box = std::uint8_t{place.box};
    offer.wager = offer.name;
    offer.clause = offered.clause;
    offer.step = offered.step;
    if (place.amount.is_zero()) {
        if (!there.is_positive()) return;
        offer.verb = OfferVerb::take_back_wager;
        offer.name = "take_back_" + offer.name;
    } else {
        const Money most =
            std::min({offered.most, stack() + there, house::most_covered(now_, table_, place)});
        if (most < place.amount) return;
        const std::int64_t steps = (most - place.amount).cents() / offered.step.cents();
        offer.amount = place.amount;
        offer.max = place.amount + offered.step * steps;
        offer.amount_path = {"act_in_round", "action", "place_wager", "amount"};
    }
    add(std::move(offer),
        ActInRound{table_.table, round::PlaceWager{place.box, place.wager, place.amount}});
}

// Names the wager that a fold would give up, only if the person may look at the hand. [I-9]
std::string Offers::given_up(std::size_t box) const {
    const Round& round = house::banked_state(table_)->round;
    if (seat_hand(round, person()) != box) return {};
    const house::BankedGame& game = house::banked_game(table_);
    const std::optional<Wager> lost = given_up_by_fold(*game.hooks, game.rules, round, box);
    return lost ? std::string(name(*lost)) : std::string{};
}

void Offers::add_decision(const Offer& offered, const Decide& choice) {
    const house::BankedGame& game = house::banked_game(table_);
    const Box& box = house::banked_state(table_)->round.boxes[choice.box];
    const DecisionOffer named{choice.decision, std::nullopt, choice.amount, offered.clause};
    const Money unit = box.has(Wager::ante) ? box[Wager::ante] : Money::of_cents(1);
    OfferView offer{.verb = verb_of(choice.decision), .name = exact::option_name(named, unit)};
    offer.box = std::uint8_t{choice.box};
    offer.amount = choice.amount;
    offer.clause = offered.clause;
    for (const DecisionOffer& found :
         game.hooks->decisions(game.rules, house::banked_state(table_)->round, choice.box)) {
        if (found.decision != choice.decision || found.amount != choice.amount) continue;
        if (found.wager) offer.wager = name(*found.wager);
        if (found.keeps_pair_plus) offer.verb = OfferVerb::fold_ante;  // keeps Pair Plus [I-9]
    }
    if (choice.decision == Decision::fold) offer.forfeits = given_up(choice.box);
    add(std::move(offer), ActInRound{table_.table, choice});
}

void Offers::add_buying(OfferVerb verb, const PlayerCommand& command, Money least, Money most) {
    most = std::min(most, wallet());
    if (!most.is_positive() || most < least) return;
    OfferView offer{.verb = verb, .name = name_of(verb)};
    offer.amount = least;
    offer.max = most;
    offer.step = Money::of_cents(1);
    add(std::move(offer), command);
}

void Offers::add_round() {
    const house::BankedGame& game = house::banked_game(table_);
    const Round& round = house::banked_state(table_)->round;
    for (const Offer& offered : choices(*game.hooks, game.rules, round, player(person()))) {
        if (const auto* const place = std::get_if<PlaceWager>(&offered.act.action)) {
            add_wager(offered, *place);
        } else if (const auto* const choice = std::get_if<Decide>(&offered.act.action)) {
            add_decision(offered, *choice);
        } else if (const auto* const answer = std::get_if<Answer>(&offered.act.action)) {
            OfferView offer{.verb = verb_of(answer->reply),
                            .name = std::string(name(answer->reply))};
            offer.box = answer->box;
            offer.clause = offered.clause;
            add(std::move(offer), ActInRound{table_.table, *answer});
        } else if (const auto* const decline = std::get_if<DeclineExposure>(&offered.act.action)) {
            const bool is_asked =
                table_.dealt_by == house::DealtBy::dealer || may_decline(table_, decline->box);
            if (!is_asked) continue;
            OfferView offer{.verb = OfferVerb::decline_to_show,
                            .name = name_of(OfferVerb::decline_to_show)};
            offer.box = std::uint8_t{decline->box};
            offer.clause = offered.clause;
            add(std::move(offer), ActInRound{table_.table, *decline});
        }
    }
    add_showing();
    if (round.phase == Phase::betting && house::has_wagered(round, person()) &&
        !house::has_finished(table_, person())) {
        add({.verb = OfferVerb::deal, .name = name_of(OfferVerb::deal)},
            house::FinishWagers{table_.table});
    }
    const house::SeatedTable* const seats = table_of(now_.state.seating, table_.table);
    if (seats == nullptr) return;
    Money least = game.rules.limits.min.value_or(Money::of_cents(1'00));
    if (house::seat_of(*seats, person())) {
        least = std::min(least, wallet());
    } else {
        // Without a seat, only a person who must have chips before taking a seat may buy them, and
        // then enough of them. [I-144]
        if (!must_buy_first(*seats)) return;
        least -= stack();
    }
    const house::BuyChips buy{table_.table, least};
    const std::size_t before = offers_.size();
    add_buying(OfferVerb::buy_chips, buy, least, wallet());
    if (offers_.size() > before) offers_.back().amount_path = {"buy_chips", "amount"};
}

bool Offers::must_buy_first(const house::SeatedTable& seats) const {
    for (house::SeatNumber seat = 0; seat < seats.places.size(); ++seat) {
        const house::TakeSeat taking{table_.table, seat, person()};
        const auto taken = decide(now_, house::SeatingCommand(taking));
        if (!taken && taken.error().reason == Reason::chips_first) return true;
    }
    return false;
}

// Adds the offer to show a hand, while the house waits for the answer.
void Offers::add_showing() {
    const Round& round = house::banked_state(table_)->round;
    for (std::size_t box = 0; box < boxes_max; ++box) {
        if (hand_owner(round.boxes[box]) != person() || !may_decline(table_, box)) continue;
        OfferView offer{.verb = OfferVerb::show_hand, .name = name_of(OfferVerb::show_hand)};
        offer.box = static_cast<std::uint8_t>(box);
        offer.clause = house::banked_game(table_).hooks->facts().clauses.decline;
        add(std::move(offer), house::ShowHand{table_.table});
        return;
    }
}

void Offers::add_hand() {
    const house::PokerTable& game_state = *house::poker_state(table_);
    const poker::Rules& rules = house::poker_game(table_).rules;
    for (std::size_t i = 0; i < poker::seats_max; ++i) {
        if (game_state.orbit.seats[i].player != person()) continue;
        add_between_hands(static_cast<poker::Seat>(i));
        add_flop_chase(static_cast<poker::Seat>(i));
        add_hands_to_see(static_cast<poker::Seat>(i));
    }
    // The engine is asked once, and only for the player in turn.
    const poker::Seat actor = game_state.hand.actor;
    if (actor >= poker::seats_max || game_state.players[actor] != person()) return;
    const poker::Offers open = poker::offers(rules, game_state.hand);
    if (open.seat != actor) return;
    const Clause clause = poker::turn_clause(game_state.hand.street);
    const auto offer_of = [&](OfferVerb verb, Money amount = {}) {
        OfferView offer{.verb = verb, .name = name_of(verb)};
        offer.box = open.seat;
        offer.amount = amount;
        offer.clause = clause;
        return offer;
    };
    const auto act = [&](const HandAction& action) { return ActInHand{table_.table, action}; };
    if (open.fold) add(offer_of(OfferVerb::fold), act(hand::Fold{open.seat}));
    if (open.check) add(offer_of(OfferVerb::check), act(hand::Check{open.seat}));
    if (open.call) add(offer_of(OfferVerb::call, open.to_call), act(hand::Call{open.seat}));
    if (open.raise) {
        const bool is_bet = game_state.hand.betting.level.is_zero();
        OfferView offer = offer_of(is_bet ? OfferVerb::bet : OfferVerb::raise, open.raise_to.least);
        offer.max = open.raise_to.most;
        offer.step = rules.chip;
        offer.amount_path = {"act_in_hand", "action", "bet", "amount"};
        add(std::move(offer), act(hand::Bet{open.seat, open.raise_to.least}));
    }
    if (open.discard) {
        const poker::Cards& cards = game_state.hand.cards;
        for (std::size_t i = 0; i < cards.hole_count[open.seat]; ++i) {
            const poker::Face face = cards.hole[open.seat][i];
            if (!face.is_seen()) continue;
            OfferView offer = offer_of(OfferVerb::discard);
            offer.name += '_' + to_string(face.card());
            offer.clause = poker::facts(rules.variant).discard;
            add(std::move(offer), act(hand::Discard{open.seat, face.card()}));
        }
    }
}

void Offers::add_between_hands(poker::Seat seat) {
    const house::PokerTable& game_state = *house::poker_state(table_);
    const poker::Stakes& stakes = house::poker_game(table_).stakes;
    add_seat(OfferVerb::leave, house::StandUp{table_.table, seat});
    if (game_state.orbit.seats[seat].away) {
        add_return(seat);
    } else {
        add_seat(OfferVerb::sit_out, house::SitOut{table_.table, seat});
    }
    const Money most = stakes.buy_in_max.is_positive() ? stakes.buy_in_max - stack() : Money::max();
    if (!most.is_positive() || !wallet().is_positive()) return;
    const Money chip = house::poker_game(table_).rules.chip;
    const Money lacking = stack() < stakes.buy_in_min ? stakes.buy_in_min - stack() : chip;
    const Money least = std::min({lacking, wallet(), most});
    const std::size_t before = offers_.size();
    add_buying(OfferVerb::add_chips, house::AddChips{table_.table, seat, least}, least, most);
    if (offers_.size() > before) offers_.back().amount_path = {"add_chips", "amount"};
}

// A player who has missed a blind either posts it now or waits for the last blind; other players
// simply come back. [CP 8.10.1] [CP 8.10.2] [I-69]
void Offers::add_return(poker::Seat seat) {
    const poker::Occupant& occupant = house::poker_state(table_)->orbit.seats[seat];
    const poker::Forced& forced = house::poker_game(table_).rules.forced;
    const auto back = [&](poker::Choice choice) {
        return house::ComeBack{table_.table, seat, choice};
    };
    if (!owes(forced, occupant)) {
        add_seat(OfferVerb::come_back, back(poker::Choice::wait));
        return;
    }
    const poker::Owed owed = poker::owed(forced, occupant);
    OfferView post{.verb = OfferVerb::come_back_and_post,
                   .name = name_of(OfferVerb::come_back_and_post)};
    post.amount = owed.live + owed.dead;
    post.clause = "CP 8.10.2"_clause;
    add(std::move(post), back(poker::Choice::post));
    add_seat(OfferVerb::come_back_and_wait, back(poker::Choice::wait));
}

// Adds the hands of the showdown that no player has seen. [CP 8.20.4] [CP 9.5]
void Offers::add_hands_to_see(poker::Seat seat) {
    for (const poker::Seat other : hidden_hands(house::poker_state(table_)->hand)) {
        if (other == seat) continue;
        OfferView offer{.verb = OfferVerb::see_hand, .name = name_of(OfferVerb::see_hand)};
        offer.box = other;
        offer.clause = "CP 8.20.4"_clause;
        add(std::move(offer), ActInHand{table_.table, hand::AskToSee{seat, other}});
    }
}

// Wagers for the next hand on one colour or both; existing requests can be changed or withdrawn.
// The maximum leaves enough chips for the blind, so that the request is still valid when the hand
// opens. [I-73]
void Offers::add_flop_chase(poker::Seat seat) {
    const poker::Rules& rules = house::poker_game(table_).rules;
    const poker::FlopChase& chase = rules.flop_chase;
    if (!chase.offered || house::poker_state(table_)->orbit.seats[seat].away) return;
    const house::HandRequest& request = table_.requests[seat];
    const auto add_colour = [&](OfferVerb verb, poker::Colour colour, Money least, Money most) {
        OfferView offer{.verb = verb, .name = name_of(verb)};
        offer.box = seat;
        offer.wager = "flop_chase";
        offer.amount = least;
        offer.max = most;
        offer.step = rules.chip;
        offer.clause = "CP 10.1"_clause;
        if (colour != poker::Colour::none)
            offer.amount_path = {"request_for_next_hand", "side_wager", "amount"};
        add(std::move(offer),
            RequestForNextHand{table_.table, seat, {least, colour}, request.straddle});
    };
    if (request.side_wager.colour != poker::Colour::none)
        add_colour(OfferVerb::take_back_flop_chase, poker::Colour::none, Money{}, Money{});
    Money blind;
    for (const Money forced : rules.forced.blinds)
        blind = std::max(blind, forced);
    const Money spare = stack() - blind - rules.forced.ante - rules.commission.per_person;
    const Money least = std::max(chase.minimum, rules.chip);
    const auto offer_up_to = [&](OfferVerb verb, poker::Colour colour, Money room) {
        const Money most = chase.maximum.is_positive() ? std::min(chase.maximum, room) : room;
        if (most < least) return;
        const std::int64_t steps = (most - least).cents() / rules.chip.cents();
        add_colour(verb, colour, least, least + rules.chip * steps);
    };
    offer_up_to(OfferVerb::flop_chase_red, poker::Colour::red, spare);
    offer_up_to(OfferVerb::flop_chase_black, poker::Colour::black, spare);
    if (chase.both_colours) {
        offer_up_to(
            OfferVerb::flop_chase_both, poker::Colour::both, Money::of_cents(spare.cents() / 2));
    }
}

void Offers::add_poker_seats(const house::SeatedTable& seats) {
    const poker::Stakes& stakes = house::poker_game(table_).stakes;
    const Money most =
        std::min(stakes.buy_in_max.is_positive() ? stakes.buy_in_max : Money::max(), wallet());
    for (std::size_t i = 0; i < seats.places.size() && i < poker::seats_max; ++i) {
        if (seats.places[i].sitter.person != 0 || most < stakes.buy_in_min) continue;
        OfferView offer{.verb = OfferVerb::sit_down, .name = name_of(OfferVerb::sit_down)};
        offer.box = static_cast<std::uint8_t>(i);
        offer.amount = stakes.buy_in_min;
        offer.max = most;
        offer.step = Money::of_cents(1);
        offer.amount_path = {"sit_down", "chips"};
        add(std::move(offer),
            SitDown{table_.table, static_cast<poker::Seat>(i), stakes.buy_in_min});
    }
}

// A waiting list is offered only while no seat is free.
void Offers::add_waiting(const house::SeatedTable& seats) {
    const house::ListId list = seats.list;
    const bool has_seat = std::any_of(offers_.begin(), offers_.end(), [](const OfferView& offer) {
        return offer.verb == OfferVerb::sit_down;
    });
    const bool is_full = std::none_of(seats.places.begin(), seats.places.end(), house::is_open);
    if (!has_seat && is_full) add_seat(OfferVerb::join_list, JoinList{list});
    add_seat(OfferVerb::leave_list, LeaveList{list});
    for (std::size_t i = 0; i < seats.places.size(); ++i) {
        const auto& offer = seats.places[i].offer;
        if (!offer || offer->person != person()) continue;
        const auto seat = static_cast<house::SeatNumber>(i);
        add_seat(OfferVerb::pass_offer, house::PassOffer{table_.table, seat}, seat);
    }
}

void Offers::add_seats() {
    const house::SeatedTable* const seats = table_of(now_.state.seating, table_.table);
    if (seats == nullptr) return;
    if (house::seat_of(*seats, person())) {
        if (house::banked_state(table_) != nullptr)
            add_seat(OfferVerb::leave, LeaveTable{table_.table});
        return;
    }
    if (house::poker_state(table_) != nullptr) {
        add_poker_seats(*seats);
    } else {
        for (std::size_t i = 0; i < seats->places.size(); ++i) {
            if (seats->places[i].sitter.person != 0) continue;
            const auto seat = static_cast<house::SeatNumber>(i);
            add_seat(OfferVerb::sit_down, TakeSeat{table_.table, seat}, seat);
        }
        // Chips that were bought without a seat can be taken back.
        if (stack().is_positive()) add_seat(OfferVerb::leave, LeaveTable{table_.table});
    }
    add_waiting(*seats);
}

}  // namespace

std::vector<OfferView> show_offers(const house::Context& now, const TableState& table) {
    if (now.by.person == house::the_house_itself || !table.board.sign) return {};
    Offers offers(now, table);
    if (house::banked_state(table) != nullptr) offers.add_round();
    if (house::poker_state(table) != nullptr) offers.add_hand();
    offers.add_seats();
    return offers.take();
}

}  // namespace baize::views
