// The part of OhhHand that reads rounds and pots: it deals cards and counts chips.
#include <algorithm>

#include <fmt/format.h>

#include "formats/histories/ohh/ohh_hand.h"

namespace baize::histories {

namespace {

bool is_post(OhhAction action) {
    return action >= OhhAction::post_ante && action <= OhhAction::post_extra_blind;
}

}  // namespace

bool OhhHand::read_cards(const JsonNode* node, Step& step) {
    if (node == nullptr || node->kind != JsonKind::array) return true;  // null, or "" in old files
    for (const JsonNode* item = tree_.first(*node); item != nullptr; item = tree_.next(*item)) {
        const std::optional<Card> card = Card::parse(item->text);
        if (!card) return fail("rounds", fmt::format("\"{}\" is not a card", item->text));
        if (step.count == step_cards_max) return fail("rounds", "more than five cards at once");
        step.cards[step.count++] = poker::Face(*card);
    }
    return true;
}

// Records a short blind at its full amount, because the other players must match the full blind.
bool OhhHand::post(const Acted& acted) {
    const std::size_t place = forced_index(listed_[acted.listed].player, record_.player_count());
    Money due = acted.amount;
    if (acted.action == OhhAction::post_ante || acted.action == OhhAction::post_dead) {
        if (acted.is_all_in && acted.action == OhhAction::post_ante) due = std::max(due, ante_);
        const std::optional<Money> sum = checked_sum(record_.antes[place], due);
        if (!sum) return fail("rounds", "an ante is too large");
        record_.antes[place] = *sum;
        return true;
    }
    if (!record_.blinds[place].is_zero()) return fail("rounds", "a player posts two live blinds");
    if (acted.is_all_in && acted.action == OhhAction::post_sb) due = std::max(due, small_blind_);
    if (acted.is_all_in && acted.action == OhhAction::post_bb) due = std::max(due, big_blind_);
    record_.blinds[place] = acted.action == OhhAction::post_extra_blind ? -due : due;
    return true;
}

// Deals hole cards to every player before the first action, whether the cards are known or not.
bool OhhHand::deal_hole_cards() {
    const std::uint8_t hole_cards = poker::facts(record_.variant).hole_cards;
    const std::size_t first = record_.steps.size();
    for (std::size_t player = 0; player < record_.player_count(); ++player) {
        record_.steps.push_back(
            {.step_kind = StepKind::deal_hole, .player = static_cast<std::uint8_t>(player)});
    }
    for (const Acted& acted : acted_) {
        if (acted.action != OhhAction::dealt_cards) continue;
        Step& step = record_.steps[first + listed_[acted.listed].player];
        if (!read_cards(tree_.find(*acted.node, "cards"), step)) return false;
        if (step.count > hole_cards) return fail("rounds", "a player is dealt too many cards");
    }
    for (std::size_t player = 0; player < record_.player_count(); ++player)
        record_.steps[first + player].count = hole_cards;
    return true;
}

bool OhhHand::play(const Acted& acted, BettingTally& tally) {
    const std::size_t player = listed_[acted.listed].player;
    Step step{.player = static_cast<std::uint8_t>(player)};
    switch (acted.action) {
        case OhhAction::fold: step.step_kind = StepKind::fold; break;
        case OhhAction::check: step.step_kind = StepKind::check_or_call; break;
        case OhhAction::call:
            step.step_kind = StepKind::check_or_call;
            tally.add(player, acted.amount);
            break;
        case OhhAction::bet:
        case OhhAction::raise:
            step.step_kind = StepKind::bet;
            tally.add(player, acted.amount);
            step.amount = tally.bet(player);
            break;
        case OhhAction::mucks_cards: step.step_kind = StepKind::muck; break;
        case OhhAction::shows_cards:
            step.step_kind = StepKind::show;
            if (!read_cards(tree_.find(*acted.node, "cards"), step)) return false;
            if (step.count != 0) {
                step.count = std::max(step.count, poker::facts(record_.variant).hole_cards);
            }
            break;
        case OhhAction::discards:
            step.step_kind = StepKind::discard;
            if (!read_cards(tree_.find(*acted.node, "cards"), step)) return false;
            break;
        case OhhAction::dealt_cards:
        case OhhAction::post_ante:
        case OhhAction::post_sb:
        case OhhAction::post_bb:
        case OhhAction::straddle:
        case OhhAction::post_dead:
        case OhhAction::post_extra_blind:
        case OhhAction::added_chips:
        case OhhAction::sits_down:
        case OhhAction::stands_up:
        case OhhAction::added_to_pot: return true;
    }
    record_.steps.push_back(step);
    return true;
}

// A call of too little that is not all-in, and a fold right behind it, are chips that the player
// left in the pot. [CP 6.17]
bool OhhHand::is_given_up(std::size_t at, std::size_t last, const BettingTally& tally) const {
    const Acted& acted = acted_[at];
    const std::size_t player = listed_[acted.listed].player;
    const bool is_short = acted.action == OhhAction::call && !acted.is_all_in &&
                          acted.amount.is_positive() &&
                          acted.amount < tally.level() - tally.bet(player);
    return is_short && at + 1 < last && acted_[at + 1].action == OhhAction::fold &&
           acted_[at + 1].listed == acted.listed;
}

bool OhhHand::give_up(const Acted& acted, BettingTally& tally) {
    const std::size_t player = listed_[acted.listed].player;
    const std::size_t place = forced_index(player, record_.player_count());
    if (record_.short_bets.empty()) {
        record_.short_bets.resize(record_.player_count());
        std::fill(record_.short_bets.begin(), record_.short_bets.end(), Money{});
    }
    const Money left = tally.add(player, acted.amount);
    const std::optional<Money> ante = checked_sum(record_.antes[place], left);
    if (!ante) return fail("rounds", "an ante is too large");
    record_.short_bets[place] += left;
    record_.antes[place] = *ante;
    return true;
}

bool OhhHand::play_round(std::size_t round, BettingTally& tally) {
    Step board{.step_kind = StepKind::deal_board};
    if (!read_cards(tree_.find(*rounds_[round].node, "cards"), board)) return false;
    if (board.count != 0) {
        record_.steps.push_back(board);
        tally.end_round();
    }
    const std::size_t last =
        round + 1 < rounds_.size() ? rounds_[round + 1].first_action : acted_.size();
    for (std::size_t at = rounds_[round].first_action; at < last; ++at) {
        const Acted& acted = acted_[at];
        const bool good = is_given_up(at, last, tally) ? give_up(acted, tally) : play(acted, tally);
        if (!good) return false;
    }
    return true;
}

bool OhhHand::play_rounds() {
    for (const Acted& acted : acted_) {
        if (is_post(acted.action) && !post(acted)) return false;
    }
    if (!deal_hole_cards()) return false;
    BettingTally tally(record_.starting_stacks);
    tally.post_forced_bets(record_);
    for (std::size_t round = 0; round < rounds_.size(); ++round) {
        if (!play_round(round, tally)) return false;
    }
    called_total_ = tally.called_total();
    return true;
}

bool OhhHand::read_win(const JsonNode& win) {
    std::size_t listed = 0;
    Money amount;
    if (!find_listed(win, "pots", listed) ||
        !read_money(tree_.find(win, "win_amount"), "pots", amount)) {
        return false;
    }
    if (!listed_[listed].is_dealt_in) return fail("pots", "the winner was not in the hand");
    Money& won = record_.winnings[listed_[listed].player];
    const std::optional<Money> sum = checked_sum(won, amount);
    if (!sum) return fail("pots", "a win is too large");
    won = *sum;
    pots_are_carried_ = pots_are_carried_ && win.count == 2;
    return true;
}

bool OhhHand::read_pot(const JsonNode& pot) {
    Money amount;
    const JsonNode* const stated = tree_.find(pot, "amount");
    if (!read_money(stated, "pots", amount)) return false;
    if (stated != nullptr && stated->kind != JsonKind::null) {
        const std::optional<Money> sum = checked_sum(pots_.value_or(Money{}), amount);
        if (!sum) return fail("pots", "the amount is too large");
        pots_ = *sum;
    }
    Money taken;
    const JsonNode* const rake = tree_.find(pot, "rake");
    if (!read_money(rake, "pots", taken)) return false;
    if (rake != nullptr && rake->kind != JsonKind::null) {
        const std::optional<Money> sum = checked_sum(record_.commission.value_or(Money{}), taken);
        if (!sum) return fail("pots", "the rake is too large");
        record_.commission = *sum;
    }
    pots_are_carried_ = pots_are_carried_ && pot.count == 4;
    const JsonNode* const wins = tree_.find(pot, "player_wins");
    if (wins == nullptr || wins->kind != JsonKind::array) return true;
    for (const JsonNode* win = tree_.first(*wins); win != nullptr; win = tree_.next(*win)) {
        if (!read_win(*win)) return false;
    }
    return true;
}

bool OhhHand::read_pots() {
    const JsonNode* const pots = tree_.find(*hand_, "pots");
    if (pots == nullptr || pots->kind != JsonKind::array || pots->count == 0) return true;
    for (std::size_t i = 0; i < record_.player_count(); ++i)
        record_.winnings.push_back(Money{});
    pots_are_carried_ = pots->count == 1;
    for (const JsonNode* pot = tree_.first(*pots); pot != nullptr; pot = tree_.next(*pot)) {
        if (!read_pot(*pot)) return false;
    }
    if (pots_ != called_total_) record_.pots = pots_;
    return true;
}

}  // namespace baize::histories
