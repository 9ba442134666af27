#include "engine/banked/rulings/irregularities.h"

namespace baize {

void override_wager(Box& box, Wager wager, Verdict verdict, Clause clause) {
    Override& word = box.overrides[index(wager)];
    if (!box.has(wager) || word.clause.is_set()) return;
    word = {verdict, clause};
    box.has_overrides = true;
}

void override_hand(Box& box, Verdict verdict, Clause clause) {
    for (std::size_t i = 0; i < staked_wager_count; ++i) {
        const Wager wager = static_cast<Wager>(i);
        if (wager != Wager::dealer_poker_extra) override_wager(box, wager, verdict, clause);
    }
    box.standing = Standing::dead;
}

Ruling void_round(Round& round, Clause clause) {
    for (Box& box : round.boxes) {
        box.overrides = {};
        override_hand(box, Verdict::void_, clause);
        override_wager(box, Wager::dealer_poker_extra, Verdict::void_, clause);
    }
    round.questions.clear();
    round.voided = clause;
    round.phase = Phase::over;
    return {Outcome::misdeal, clause};
}

Ruling ask_staff(Round& round, Role at_least, Asks asks, const Report& because, Clause clause) {
    round.questions.push_back(
        {.asks = asks, .role = at_least, .because = because, .clause = clause});
    return {Outcome::asks, clause};
}

Ruling ask_owner(Round& round, std::size_t box, Asks asks, const Report& because, Clause clause) {
    round.questions.push_back({.asks = asks,
                               .player = hand_owner(round.boxes[box]),
                               .box = static_cast<std::uint8_t>(box),
                               .because = because,
                               .clause = clause});
    return {Outcome::asks, clause};
}

Ruling offer_retraction(Round& round, const Report& because, Clause clause, Retraction who) {
    Ruling ruling{Outcome::play_on, clause};
    for (std::size_t i = 0; i < boxes_max; ++i) {
        const Box& box = round.boxes[i];
        const bool folded =
            box.standing == Standing::folded || box.standing == Standing::folded_ante;
        const bool asked = box.is_in_play() || box.standing == Standing::folded_ante ||
                           (who.includes_folded && folded);
        if (!asked || i == who.except) continue;
        if (who.except_player != 0 && hand_owner(box) == who.except_player) continue;
        ruling = ask_owner(round, i, Asks::retract, because, clause);
    }
    return ruling;
}

bool fits(Asks asks, Reply reply) {
    switch (asks) {
        case Asks::deck_count: return reply == Reply::complete || reply == Reply::incomplete;
        case Asks::retract:
            return reply == Reply::keep || reply == Reply::retract ||
                   reply == Reply::retract_ante_only || reply == Reply::retract_pair_plus_only;
        case Asks::nominate_cards: return reply == Reply::named || reply == Reply::cannot;
        case Asks::rack_agrees:
        case Asks::inadvertent:
        case Asks::void_round:
        case Asks::top_up: return reply == Reply::yes || reply == Reply::no;
        case Asks::correct_amount: return reply == Reply::corrected || reply == Reply::cannot;
        case Asks::reconstruct:
            return reply == Reply::whole || reply == Reply::flop_only || reply == Reply::impossible;
    }
    return false;
}

bool is_hand_in_play(const Round& round, std::uint8_t place) {
    return place < boxes_max && round.boxes[place].is_in_play();
}

}  // namespace baize
