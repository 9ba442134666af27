#include "math/bots/house_answers.h"

#include "math/bots/bot_games.h"

namespace baize::bots {
namespace {

bool is_made_hand(GameId game, CardSet hand) {
    return !hand.empty() && bot_game(game).is_made_hand(hand);
}

Answer reply_to(const HousePlayer& player, const HouseTable& table, const Question& question) {
    const Box& box = table.seen.boxes[question.box];
    Answer answer{question.asks, question.box, Reply::cannot, {}};
    switch (question.asks) {
        case Asks::retract: {
            const bool keeps = player.style == HouseStyle::eager ||
                               is_made_hand(table.game.facts().id, box.cards.set());
            answer.reply = keeps ? Reply::keep : Reply::retract;
            break;
        }
        case Asks::nominate_cards:
            if (box.cards.empty()) break;
            answer.reply = Reply::named;
            answer.cards = box.cards;
            break;
        case Asks::correct_amount: {
            const Money most = checked_product(box[Wager::ante], 2).value_or(Money::max());
            if (table.chips >= most) answer.reply = Reply::corrected;
            break;
        }
        case Asks::top_up: {
            const bool can = table.chips >= table.rules.jackpot;
            answer.reply = can && player.style != HouseStyle::exact ? Reply::yes : Reply::no;
            break;
        }
        case Asks::deck_count:
        case Asks::rack_agrees:
        case Asks::reconstruct:
        case Asks::inadvertent:
        case Asks::void_round: break;  // Asked of staff.
    }
    return answer;
}

}  // namespace

std::optional<Action> answer_due(const HousePlayer& player, const HouseTable& table) {
    for (const Question& question : table.seen.questions) {
        const bool asked = question.role == Role::player && question.player == player.player;
        if (asked && question.box < boxes_max) return reply_to(player, table, question);
    }
    return std::nullopt;
}

}  // namespace baize::bots
