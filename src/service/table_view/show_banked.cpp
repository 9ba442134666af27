#include "service/table_view/show_banked.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/banked/machine/game.h"
#include "house/casino/game_state.h"
#include "house/tables/banked/apply.h"
#include "service/table_view/words.h"

namespace baize::views {

namespace {

using house::banked_game;
using house::banked_state;
using house::TableState;

// Returns the cards that this audience sees, and null for the others.
CardViews cards_shown(const CardList<5>& seen, std::size_t dealt) {
    CardViews cards;
    for (const Card card : seen)
        cards.emplace_back(card);
    while (cards.size() < dealt)
        cards.emplace_back(std::nullopt);
    return cards;
}

// `seen` holds all of the dealer's cards, only the one that lies face up, or none.
CardViews dealer_shown(const Round& seen) {
    const std::size_t dealt = std::max<std::size_t>(seen.dealer_dealt, seen.dealer.size());
    if (seen.dealer.size() != 1 || dealt <= 1) return cards_shown(seen.dealer, dealt);
    CardViews cards(dealt);
    cards[std::min<std::size_t>(seen.up_card, dealt - 1)] = seen.dealer[0];
    return cards;
}

std::string name_of(Wager wager) {
    return std::string(name(wager));
}

std::vector<WagerView> wagers_shown(const Box& box) {
    std::vector<WagerView> wagers;
    for (std::size_t i = 0; i < staked_wager_count; ++i) {
        if (!box.stake[i].is_positive()) continue;
        wagers.push_back({name_of(static_cast<Wager>(i)), box.owner[i], box.stake[i]});
    }
    return wagers;
}

ResultView shown(const house::SettledLine& line) {
    const SettledWager& wager = line.wager;
    ResultView result;
    result.wager = name_of(wager.wager) + (wager.is_excess ? "_excess" : "");
    result.owner = line.owner;
    result.staked = wager.staked;
    result.paid = wager.paid;
    result.back = wager.back;
    result.result = name(wager.verdict);
    result.clause = wager.clause;
    return result;
}

// Returns the odds that were paid, if a ratio of integers gives the payment exactly.
std::string sum_of(const ResultView& result, Money on) {
    const std::int64_t paid = result.paid.cents();
    const std::int64_t stake = on.cents();
    if (result.result != "win" || stake <= 0) return {};
    if (paid % stake == 0) return fmt::format("{} at {} to 1", dollars(on), paid / stake);
    if (paid * 2 % stake == 0) return fmt::format("{} at {} to 2", dollars(on), paid * 2 / stake);
    return {};
}

// Returns "Dealer's queen high beats ten high" for wagers that a comparison of hands decides, and
// the name of the hand for wagers on that hand alone. Empty for hands that are not shown.
std::string reason_of(const house::BankedGame& game,
                      const Round& round,
                      std::size_t box,
                      const SettledWager& settled) {
    const bool is_seen =
        round.boxes[box].standing == Standing::played && !round.boxes[box].declined;
    if (!is_seen || !round.dealer_shown || settled.is_excess) return {};
    const std::string own = game.hooks->describe_hand(round, box);
    if (own.empty()) return {};
    switch (settled.wager) {
        case Wager::ante:
        case Wager::blind:
        case Wager::bet:
        case Wager::play:
        case Wager::flop:
        case Wager::turn:
        case Wager::river: break;
        case Wager::pair_plus:
        case Wager::trips:
        case Wager::ante_bonus: return sentence_of(own);
        case Wager::dealer_poker_extra:
        case Wager::player_poker_extra:
        case Wager::player_poker_extra_2:
        case Wager::player_poker_extra_3:
        case Wager::jackpot:
        case Wager::instant_winner: return {};
    }
    const DealerCall dealer = game.hooks->dealer_call(game.rules, round);
    if (dealer.hand.empty() || round.dealer_void.is_set()) return {};
    const bool is_won = settled.verdict == Verdict::win && dealer.qualifies;
    if (is_won) return fmt::format("{} beats the dealer's {}", sentence_of(own), dealer.hand);
    if (settled.verdict == Verdict::lose)
        return fmt::format("Dealer's {} beats {}", dealer.hand, own);
    if (settled.verdict != Verdict::win && settled.verdict != Verdict::standoff) return {};
    return fmt::format("{} against the dealer's {}{}",
                       sentence_of(own),
                       dealer.hand,
                       dealer.qualifies ? "" : ", which does not qualify");
}

// The jackpot system knows the results of Jackpot wagers; its records number boxes from one.
void add_jackpot_results(const TableState& table, std::vector<BoxResult>& results) {
    const house::RoundRecord* const book =
        house::find_round_record(table.books, house::round_number(table));
    const Round& round = banked_state(table)->round;
    for (const house::JackpotStake& stake : house::jackpot_stakes(banked_game(table), round)) {
        ResultView result{.wager = "jackpot", .owner = stake.owner, .staked = stake.amount};
        result.result = name(stake.claim.verdict);
        result.clause = stake.claim.clause;
        if (goes_back(stake.claim)) result.back = stake.amount;
        if (stake.claim.verdict == Verdict::win) {
            result.result = name(Verdict::lose);
            result.clause = stake.claim.lost;
        }
        if (book != nullptr && book->jackpot) {
            for (const house::WonPrize& prize : book->jackpot->prizes) {
                if (prize.box != stake.box + 1U || prize.person != stake.owner) continue;
                result.result = name(Verdict::win);
                result.clause = prize.clause;
                result.paid = result.back = prize.amount;
                result.sum = plain_words(baize::name(prize.hand));
            }
        }
        results.push_back({stake.box, result});
    }
}

StandingView shown(Standing standing) {
    switch (standing) {
        case Standing::empty: return StandingView::empty;
        case Standing::active: return StandingView::active;
        case Standing::played: return StandingView::played;
        case Standing::folded: return StandingView::folded;
        case Standing::folded_ante: return StandingView::folded_ante;
        case Standing::instant_winner: return StandingView::instant_winner;
        case Standing::dead: return StandingView::dead;
    }
    return StandingView::empty;
}

BankedPhase shown(Phase phase) {
    switch (phase) {
        case Phase::betting: return BankedPhase::betting;
        case Phase::closed: return BankedPhase::closed;
        case Phase::dealt: return BankedPhase::dealt;
        case Phase::deciding: return BankedPhase::deciding;
        case Phase::dealing: return BankedPhase::dealing;
        case Phase::revealing: return BankedPhase::revealing;
        case Phase::showdown: return BankedPhase::showdown;
        case Phase::over: return BankedPhase::over;
    }
    return BankedPhase::over;
}

void add_results(const TableState& table, BankedView& game_state) {
    for (const BoxResult& found : results_of(table)) {
        BoxView& box = game_state.boxes[found.box];
        box.results.push_back(found.result);
        box.net = box.net.value_or(Money{}) + found.result.back - found.result.staked;
    }
}

}  // namespace

house::PersonId deciding_at(const TableState& table, std::size_t box) {
    const Round& round = banked_state(table)->round;
    if (round.phase != Phase::deciding) return 0;
    const house::BankedGame& game = banked_game(table);
    if (game.hooks->decisions(game.rules, round, box).empty()) return 0;
    return hand_owner(round.boxes[box]);
}

std::vector<BoxResult> results_of(const TableState& table) {
    std::vector<BoxResult> results;
    const house::BankedGame& game = banked_game(table);
    const Round& round = banked_state(table)->round;
    for (const house::SettledLine& line : house::settled_lines(game, round)) {
        ResultView result = shown(line);
        const bool is_on_ante = !result.staked.is_positive();
        const std::string reason = reason_of(game, round, line.box, line.wager);
        const std::string sum =
            sum_of(result, is_on_ante ? round.boxes[line.box][Wager::ante] : line.wager.staked);
        result.sum = reason + (reason.empty() || sum.empty() ? "" : ", ") + sum;
        results.push_back({line.box, result});
    }
    add_jackpot_results(table, results);
    return results;
}

BankedView show_banked(const TableState& table,
                       const house::BankedTable& seen,
                       const RoundMemory& memory) {
    const house::BankedGame& game = banked_game(table);
    const GameFacts& facts = game.hooks->facts();
    const Round& round = seen.round;
    BankedView game_state;
    game_state.phase = shown(round.phase);
    game_state.street = round.street;
    game_state.hand_size = facts.hand_size;
    for (const Street& street : facts.streets)
        game_state.board_size = static_cast<std::uint8_t>(game_state.board_size + street.cards);
    game_state.dealer = dealer_shown(round);
    if (round.dealer_shown && !round.dealer.empty()) {
        const DealerCall call = game.hooks->dealer_call(game.rules, round);
        game_state.dealer_hand = call.hand;
        if (facts.has_qualifier) game_state.dealer_qualifies = call.qualifies;
    }
    game_state.board = cards_shown(round.community, 0);
    game_state.voided = round.voided;
    for (std::uint8_t i = 0; i < game.rules.seats; ++i) {
        const Box& box = round.boxes[i];
        BoxView& shown_box = game_state.boxes.emplace_back();
        shown_box.box = i;
        shown_box.player = box.dealt > 0 ? hand_owner(box) : 0;
        shown_box.wagers = wagers_shown(box);
        shown_box.cards = cards_shown(box.cards, box.dealt);
        shown_box.standing = shown(box.standing);
        shown_box.is_deciding = deciding_at(table, i) != 0;
        shown_box.hand = game.hooks->describe_hand(round, i);
        shown_box.last_action = memory.decided[i];
    }
    if (round.phase == Phase::over) add_results(table, game_state);
    return game_state;
}

}  // namespace baize::views
