// The offers at a poker table.
#include <algorithm>

#include "engine/poker/hand/play.h"
#include "house/tables/poker/decide.h"
#include "service/offers/offer_list.h"

namespace baize::views {

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
        offer.is_on_time_out = is_on_time_out(offer, open.seat);
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
            offer.is_on_time_out = rules.clock.seconds > 0 && rules.clock.discard_last_on_expiry &&
                                   i + 1U == cards.hole_count[open.seat];
            add(std::move(offer), act(hand::Discard{open.seat, face.card()}));
        }
    }
    add_more_time(open.seat, "CP 6.15.1"_clause);
}

// A player who does not act in time checks where nothing is bet, and folds otherwise. [CP 6.15]
bool Offers::is_on_time_out(const OfferView& offer, poker::Seat seat) const {
    const poker::Hand& hand = house::poker_state(table_)->hand;
    if (house::poker_game(table_).rules.clock.seconds == 0) return false;
    const bool faces_bet = hand.betting.level > hand.bets[seat];
    return offer.verb == (faces_bet ? OfferVerb::fold : OfferVerb::check);
}

// Adds the offer to buy time, if the sign sells it and the player has some left. [CP 6.15.1]
void Offers::add_more_time(poker::Seat seat, Clause clause) {
    const poker::Clock& clock = house::poker_game(table_).rules.clock;
    if (clock.extensions_max == 0) return;
    OfferView offer{.verb = OfferVerb::more_time, .name = name_of(OfferVerb::more_time)};
    offer.box = seat;
    offer.amount = clock.fee;
    offer.clause = clause;
    add(std::move(offer), ActInHand{table_.table, hand::BuyTime{seat}});
}

poker::BlindForecast Offers::forecast() const {
    const house::PokerTable& game_state = *house::poker_state(table_);
    const house::PokerGame& game = house::poker_game(table_);
    return forecast_blinds(
        game.rules, game_state.orbit, house::stacks_of(game_state, game, now_.balances));
}

void Offers::add_between_hands(poker::Seat seat) {
    const house::PokerTable& game_state = *house::poker_state(table_);
    const poker::Stakes& stakes = house::poker_game(table_).stakes;
    add_seat(OfferVerb::leave, house::StandUp{table_.table, seat});
    if (game_state.orbit.seats[seat].away) {
        add_return(seat);
    } else {
        add_post_now(seat);
        add_seat(OfferVerb::sit_out, house::SitOut{table_.table, seat});
        add_options(seat);
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

// Adds the choices that a player may make in advance, or take back. [I-148] [I-150]
void Offers::add_options(poker::Seat seat) {
    const auto* const player = house::seat_attendance(table_.attendance, person());
    if (player == nullptr || table_.dealt_by != house::DealtBy::house) return;
    const house::PlayOptions now{player->sits_out_at_blind, player->saves_bank};
    const auto add_choice = [&](OfferVerb verb, bool is_on, Clause clause, house::PlayOptions to) {
        OfferView offer{.verb = verb, .name = name_of(verb)};
        offer.clause = clause;
        offer.is_on = is_on;
        add(std::move(offer), house::SetPlayOptions{table_.table, seat, to});
    };
    if (!house::poker_game(table_).rules.forced.blinds.empty()) {
        add_choice(OfferVerb::sit_out_at_blind,
                   now.sits_out_at_blind,
                   "I-148"_clause,
                   {!now.sits_out_at_blind, now.saves_bank});
    }
    if (std::get<house::PokerTerms>(table_.board.sign->terms).bank_seconds > 0) {
        add_choice(OfferVerb::time_bank,
                   !now.saves_bank,
                   "I-150"_clause,
                   {now.sits_out_at_blind, !now.saves_bank});
    }
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
    OfferView wait{.verb = OfferVerb::come_back_and_wait,
                   .name = name_of(OfferVerb::come_back_and_wait)};
    wait.clause = "CP 8.10.1"_clause;
    wait.hands = forecast()[seat];
    add(std::move(wait), back(poker::Choice::wait));
}

// A player who waits for the last blind may post instead, at any time. [CP 8.10.2] [I-151]
void Offers::add_post_now(poker::Seat seat) {
    const poker::Occupant& occupant = house::poker_state(table_)->orbit.seats[seat];
    const poker::Forced& forced = house::poker_game(table_).rules.forced;
    if (!owes(forced, occupant) || occupant.choice == poker::Choice::post) return;
    const poker::Owed owed = poker::owed(forced, occupant);
    OfferView post{.verb = OfferVerb::post_now, .name = name_of(OfferVerb::post_now)};
    post.amount = owed.live + owed.dead;
    post.clause = "CP 8.10.2"_clause;
    if (stack() < post.amount) return;
    add(std::move(post), house::ComeBack{table_.table, seat, poker::Choice::post});
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
    if (most < stakes.buy_in_min) return;
    const poker::BlindForecast hands = forecast();
    const std::size_t before = offers_.size();
    for (std::size_t i = 0; i < seats.places.size() && i < poker::seats_max; ++i) {
        if (seats.places[i].sitter.person != 0) continue;
        OfferView offer{.verb = OfferVerb::sit_down, .name = name_of(OfferVerb::sit_down)};
        offer.box = static_cast<std::uint8_t>(i);
        offer.amount = stakes.buy_in_min;
        offer.max = most;
        offer.step = Money::of_cents(1);
        offer.amount_path = {"sit_down", "chips"};
        offer.hands = hands[i];
        add(std::move(offer),
            SitDown{table_.table, static_cast<poker::Seat>(i), stakes.buy_in_min});
    }
    // The seat that the last blind reaches first comes first: it is the one proposed. [I-151]
    std::stable_sort(offers_.begin() + static_cast<std::ptrdiff_t>(before),
                     offers_.end(),
                     [](const OfferView& one, const OfferView& other) {
                         constexpr std::uint8_t none = 255;
                         return one.hands.value_or(none) < other.hands.value_or(none);
                     });
}

}  // namespace baize::views
