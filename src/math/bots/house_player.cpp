#include "math/bots/house_player.h"

#include <algorithm>

#include "math/bots/bot_games.h"
#include "math/bots/house_answers.h"
#include "math/bots/offered.h"

namespace baize::bots {
namespace {

const DecisionOffer* offer_of(const DecisionOffers& offers, Decision decision) {
    const auto* const found =
        std::find_if(offers.begin(), offers.end(), [=](const DecisionOffer& offer) {
            return offer.decision == decision;
        });
    return found == offers.end() ? nullptr : found;
}

// An unseen hand loses least if it checks, and otherwise if it plays.
DecisionOffer unseen_choice(const DecisionOffers& offers) {
    if (const DecisionOffer* const check = offer_of(offers, Decision::check)) return *check;
    return largest_wager(offers) != nullptr ? raise_of(offers) : otherwise_of(offers);
}

DecisionOffer choice_of(const HousePlayer& player, const HouseTable& table, std::size_t box) {
    const Round& seen = table.seen;
    const DecisionOffers offers = table.game.decisions(table.rules, seen, box);
    const bool has_up_card = table.game.facts().has_up_card;
    const bool sees = !seen.boxes[box].cards.empty() && (!has_up_card || !seen.dealer.empty());
    if (!sees) return unseen_choice(offers);
    if (player.style == HouseStyle::exact && largest_wager(offers) != nullptr)
        return bot_game(table.game.facts().id).exact_choice(table.game, table.rules, seen, box);
    const DecisionOffer* const instant = offer_of(offers, Decision::instant_winner);
    SeenHand hand{.hand = seen.boxes[box].cards.set(),
                  .board = seen.community.set(),
                  .street = seen.street,
                  .may_win_at_once = instant != nullptr};
    if (has_up_card) hand.up_card = seen.dealer[0];
    const Intention intention = bot_game(table.game.facts().id).intention(player.style, hand);
    if (intention == Intention::instant_winner && instant != nullptr) return *instant;
    const bool raises = intention == Intention::raise && largest_wager(offers) != nullptr;
    return raises ? raise_of(offers) : otherwise_of(offers);
}

std::optional<Action> decision_due(const HousePlayer& player, const HouseTable& table) {
    if (table.seen.phase != Phase::deciding) return std::nullopt;
    for (std::uint8_t box = 0; box < boxes_max; ++box) {
        const Box& hand = table.seen.boxes[box];
        if (hand_owner(hand) != player.player || !hand.is_in_play() || hand.acted) continue;
        const DecisionOffers offers = table.game.decisions(table.rules, table.seen, box);
        if (offers.empty()) continue;
        DecisionOffer choice = choice_of(player, table, box);
        if (choice.amount > table.chips) {
            const DecisionOffer* const smaller = largest_wager(offers, table.chips);
            choice = smaller != nullptr ? *smaller : otherwise_of(offers);
        }
        return Decide{box, choice.decision, choice.amount};
    }
    return std::nullopt;
}

}  // namespace

std::optional<Action> respond(const HousePlayer& player, const HouseTable& table) {
    if (player.player == 0) return std::nullopt;
    if (!table.seen.questions.empty()) return answer_due(player, table);
    return decision_due(player, table);
}

}  // namespace baize::bots
