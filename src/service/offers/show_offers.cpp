#include "service/offers/show_offers.h"

#include <algorithm>

#include "engine/banked/machine/fold_warning.h"
#include "engine/banked/machine/menu.h"
#include "house/casino/game_state.h"
#include "house/workflows/rounds/cover.h"
#include "house/workflows/rounds/exposure.h"
#include "math/figures/option_name.h"
#include "service/offers/offer_list.h"

namespace baize::views {

namespace {

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

}  // namespace

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
    add_finishing();
    const house::SeatedTable* const seats = table_of(now_.state.seating, table_.table);
    if (seats == nullptr || !house::seat_of(*seats, person())) return;
    const Money least = std::min(game.rules.limits.min.value_or(Money::of_cents(1'00)), wallet());
    const house::BuyChips buy{table_.table, least};
    const std::size_t before = offers_.size();
    add_buying(OfferVerb::buy_chips, buy, least, wallet());
    if (offers_.size() > before) offers_.back().amount_path = {"buy_chips", "amount"};
}

// Players who have wagered have the cards dealt; others skip the round where further players would
// wait for them. [I-149]
void Offers::add_finishing() {
    const Round& round = house::banked_state(table_)->round;
    if (round.phase != Phase::betting || house::has_finished(table_, person())) return;
    const bool has_wagered = house::has_wagered(round, person());
    const bool has_others =
        std::any_of(round.seated.begin(), round.seated.end(), [&](house::PersonId other) {
            return other != 0 && other != person();
        });
    if (!has_wagered && !has_others) return;
    const OfferVerb verb = has_wagered ? OfferVerb::deal : OfferVerb::skip_round;
    add({.verb = verb, .name = name_of(verb)}, house::FinishWagers{table_.table});
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

// A free box, with the chips that are bought for it: at least the smallest wager. [I-144]
void Offers::add_box(house::SeatNumber seat) {
    const house::BankedGame& game = house::banked_game(table_);
    const Money least = game.rules.limits.min.value_or(Money::of_cents(1'00)) - stack();
    if (!least.is_positive() || wallet() < least) {
        add_seat(OfferVerb::sit_down, TakeSeat{table_.table, seat}, seat);
        return;
    }
    OfferView offer{.verb = OfferVerb::sit_down, .name = name_of(OfferVerb::sit_down)};
    offer.box = seat;
    offer.amount = least;
    offer.max = wallet();
    offer.step = Money::of_cents(1);
    offer.amount_path = {"take_seat", "chips"};
    add(std::move(offer), TakeSeat{table_.table, seat, least});
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
            add_box(static_cast<house::SeatNumber>(i));
        }
        // Chips that were bought without a seat can be taken back.
        if (stack().is_positive()) add_seat(OfferVerb::leave, LeaveTable{table_.table});
    }
    add_waiting(*seats);
}

std::vector<OfferView> show_offers(const house::Context& now, const house::TableState& table) {
    if (now.by.person == house::the_house_itself || !table.board.sign) return {};
    Offers offers(now, table);
    if (house::banked_state(table) != nullptr) offers.add_round();
    if (house::poker_state(table) != nullptr) offers.add_hand();
    offers.add_seats();
    return offers.take();
}

}  // namespace baize::views
