#include "service/coach/house_advice.h"

#include <algorithm>

#include "engine/banked/machine/view.h"
#include "house/casino/game_state.h"
#include "math/advice/advice.h"
#include "math/advice/decision_tree.h"
#include "math/figures/option_name.h"
#include "service/coach/notes.h"
#include "service/coach/side_wagers.h"

namespace baize::coach {

namespace {

// A hand that waits for a decision, as its player sees the table.
struct SeenHand {
    const GameHooks& game;
    const Rules& rules;
    const Round& seen;
    std::size_t box = 0;
    Money chips{};  // the player's, at this table
};

CardSet open_elsewhere(const Round& seen, std::size_t box) {
    CardSet cards;
    for (std::size_t i = 0; i < boxes_max; ++i) {
        if (i != box) cards = cards | seen.boxes[i].cards.set();
    }
    return cards;
}

// True if the hand can be analysed: all cards of this street are there, each once. They may be
// missing after a misdeal, and where the dealer has not recorded them.
bool has_its_shape(const SeenHand& at, CardSet known) {
    const GameFacts& facts = at.game.facts();
    const exact::SituationShape shape = exact::situation_shape(facts);
    const CardList<5>& hand = at.seen.boxes[at.box].cards;
    const CardList<5>& board = at.seen.community;
    const CardList<5>& dealer = at.seen.dealer;
    std::size_t board_size = 0;
    for (std::size_t street = 0; street <= at.seen.street; ++street)
        board_size += facts.streets[street].cards;
    const CardSet all = hand.set() | board.set() | dealer.set() | known;
    return hand.size() == shape.hand && board.size() == board_size &&
           dealer.size() >= shape.dealer_least && dealer.size() <= shape.dealer_most &&
           all.size() == hand.size() + board.size() + dealer.size() + known.size();
}

// Returns the round with this hand alone and only the wagers that the decision affects.
Round alone(const SeenHand& at) {
    Round round = at.seen;
    round.boxes = {};
    round.boxes[0] = at.seen.boxes[at.box];
    take_side_wagers(round.boxes[0]);
    return round;
}

Money all_stakes(const Box& box) {
    Money sum;
    for (const Money stake : box.stake)
        sum += stake;
    return sum;
}

// Returns the chips needed for the most expensive way through the round.
Money chips_needed(const SeenHand& at, const Round& round) {
    const exact::DecisionTree tree(at.game, at.rules, round);
    Money most;
    for (const Round& end : tree.ends())
        most = std::max(most, all_stakes(end.boxes[0]));
    return most - all_stakes(round.boxes[0]);
}

// A hand without a Pair Plus wager has only one way to fold.
const exact::AdvisedOption* counted_as(const exact::Advice& counted, const HouseOption& option) {
    const Decision decision =
        option.decision == Decision::fold_ante ? Decision::fold : option.decision;
    for (const exact::AdvisedOption& each : counted.options) {
        if (each.offer.decision == decision && each.offer.amount == option.amount) return &each;
    }
    return nullptr;
}

void mark_best(BoxAdvice& advice) {
    HouseOption* best = nullptr;
    const auto total = [](const HouseOption& option) {
        return option.worth->cents_exact - option.worth->forfeits_exact;
    };
    for (HouseOption& option : advice.options) {
        if (!option.worth || !option.affordable) continue;
        if (best == nullptr || total(option) > total(*best)) best = &option;
    }
    if (best == nullptr) return;
    best->best = true;
    advice.best = best->option;
    const Fraction most = total(*best);
    for (HouseOption& option : advice.options) {
        if (!option.worth) continue;
        HouseWorth& worth = *option.worth;
        const Fraction loss = most - total(option);
        // An option that the player cannot afford may be worth more than the best affordable one.
        worth.loss_cents_exact = std::max(loss, Fraction());
        worth.loss_exact = worth.loss_cents_exact / Fraction::of_cents(advice.unit);
        worth.loss_cents = {worth.loss_cents_exact};
        worth.loss = {worth.loss_exact};
    }
}

void weigh_options(const SeenHand& at, PersonId person, BoxAdvice& advice, Notes& notes) {
    const Round round = alone(at);
    if (at.chips < chips_needed(at, round)) notes.add(Note::short_of_chips);
    const exact::Advice counted = exact::advise_round(at.game, at.rules, round, advice.known);
    advice.deals = counted.deals.str();
    const SideWagers side{at.game, at.rules, at.seen, at.box, person};
    if (side.are_laid()) notes.add(Note::side_wagers_left_out);
    for (HouseOption& option : advice.options) {
        const exact::AdvisedOption* const same = counted_as(counted, option);
        if (same == nullptr) continue;
        HouseWorth& worth = option.worth.emplace();
        worth.cents_exact = same->worth;
        worth.cents = {worth.cents_exact};
        worth.exact = same->worth / Fraction::of_cents(advice.unit);
        worth.ev = {worth.exact};
        if (option.decision == Decision::fold) worth.forfeits_exact = side.lost_by_folding();
    }
    mark_best(advice);
}

BoxAdvice advise_box(const SeenHand& at, DecisionOffers offers, PersonId person, Notes& notes) {
    const Box& box = at.seen.boxes[at.box];
    BoxAdvice advice{.box = static_cast<std::uint8_t>(at.box),
                     .unit = box.has(Wager::ante) ? box[Wager::ante] : box[Wager::blind],
                     .hand = box.cards.set(),
                     .board = at.seen.community.set(),
                     .dealer = at.seen.dealer.set(),
                     .known = open_elsewhere(at.seen, at.box)};
    std::stable_sort(
        offers.begin(), offers.end(), [](const DecisionOffer& one, const DecisionOffer& other) {
            return one.amount < other.amount;
        });
    for (const DecisionOffer& offer : offers) {
        advice.options.push_back({.option = exact::option_name(offer, advice.unit),
                                  .decision = offer.decision,
                                  .wager = offer.wager,
                                  .amount = offer.amount,
                                  .affordable = offer.amount <= at.chips,
                                  .clause = offer.clause});
    }
    const bool is_due = !at.game.decisions(at.rules, alone(at), 0).empty();
    if (is_due && has_its_shape(at, advice.known)) {
        weigh_options(at, person, advice, notes);
    } else {
        notes.add(Note::hand_not_seen);
    }
    return advice;
}

}  // namespace

bool has_hand(const house::Context& now, const TableState& table) {
    const Round& round = house::banked_state(table)->round;
    return std::any_of(round.boxes.begin(), round.boxes.end(), [&](const Box& box) {
        return hand_owner(box) == now.by.person;
    });
}

std::optional<Rejection> advise_boxes(const house::Context& now,
                                      const TableState& table,
                                      Advice& advice) {
    const house::BankedGame& game = house::banked_game(table);
    const Round& round = house::banked_state(table)->round;
    const GameFacts& facts = game.hooks->facts();
    const Clause own = facts.streets[round.street].decide;
    const Clause clause = own.is_set() ? own : facts.clauses.decide;
    if (round.phase != Phase::deciding) return Rejection{Reason::not_now, clause};
    if (!round.questions.empty()) return Rejection{Reason::waiting_for_answer, clause};
    const Round seen = view(*game.hooks, round, {Sees::player, now.by.person});
    const Money chips = now.balances.of(house::stack_of(table.table, now.by.person));
    Notes notes(advice.notes);
    for (std::size_t box = 0; box < boxes_max; ++box) {
        const Box& hand = seen.boxes[box];
        if (hand_owner(hand) != now.by.person || !hand.is_in_play() || hand.acted) continue;
        const DecisionOffers offers = game.hooks->decisions(game.rules, seen, box);
        if (offers.empty()) continue;
        const SeenHand at{*game.hooks, game.rules, seen, box, chips};
        advice.boxes.push_back(advise_box(at, offers, now.by.person, notes));
    }
    if (advice.boxes.empty()) return Rejection{Reason::not_your_turn, clause};
    return std::nullopt;
}

}  // namespace baize::coach
