#include "service/settle/settle_jackpots.h"

#include <utility>

#include "formats/json/json_fields.h"

namespace baize {

namespace {

// A named constant, because clang 14 leaves a clause literal in a template to the linker.
constexpr Clause too_large = "I-86"_clause;

// A wager that competes for a prize, with its place and its hand.
struct Playing {
    std::size_t box = 0;
    int level = 0;
    JackpotHand hand{};
};

struct Fitted {
    int level = 0;  // 0: too small; a prize meter has one level
    Money plays{};
    Clause too_small{};
};

Fitted fit(const MeterState& state, Money stake) {
    const Money cost = state.rules.wager();
    return {stake < cost ? 0 : 1, cost, "CS 9.2.3"_clause};
}

Fitted fit(const LevelState& state, Money stake) {
    const jackpots::FittedLevel level = state.rules.fit(stake);
    return {level.level, level.plays, state.rules.book().short_wager};
}

bool pays(const MeterState& state, JackpotHand hand) {
    return state.rules.pays(hand);
}

bool pays(const LevelState& /*state*/, JackpotHand hand) {
    return jackpots::LevelRules::pays(hand);
}

SettledJackpot whole(Money stake, Verdict verdict, Clause clause) {
    const Money back = verdict == Verdict::lose ? Money{} : stake;
    return {.line = {Wager::jackpot, false, verdict, clause, stake, Money{}, back}};
}

struct Wagered {
    StaticVector<Playing, boxes_max> winners{};
    jackpots::LevelCounts counts{};  // level 1 counts the wagers of a prize meter
};

void count(Wagered& wagered, int level) {
    if (level == 1) ++wagered.counts.level1;
    if (level == 2) ++wagered.counts.level2;
    if (level == 3) ++wagered.counts.level3;
}

bool is_handed_back(const JackpotClaim& claim) {
    return claim.verdict == Verdict::returned ||
           (claim.verdict == Verdict::void_ && !claim.carried);
}

// Judges one Jackpot wager: it is either returned, or counted as in the game. The prize of a winner
// is added later.
template <typename State>
SettledJackpot judge_box(const State& state,
                         const JackpotClaim& claim,
                         const std::pair<std::size_t, Money>& wager,
                         Wagered& wagered) {
    const auto [place, stake] = wager;
    const Fitted fitted = fit(state, stake);
    if (is_handed_back(claim)) return whole(stake, claim.verdict, claim.clause);
    if (fitted.level == 0) return whole(stake, Verdict::returned, fitted.too_small);
    count(wagered, fitted.level);
    const bool wins = claim.verdict == Verdict::win && claim.hand && pays(state, *claim.hand);
    const bool lost = claim.verdict == Verdict::win && !wins;
    SettledJackpot entry =
        whole(fitted.plays, lost ? Verdict::lose : claim.verdict, lost ? claim.lost : claim.clause);
    entry.excess = stake - fitted.plays;
    entry.excess_clause = too_large;
    if (wins) wagered.winners.push_back({place, fitted.level, *claim.hand});
    return entry;
}

template <typename State>
Wagered judge(const SettleRequest& request, const State& state, SettledJackpots& settled) {
    Wagered wagered;
    for (const std::uint8_t place : request.order) {
        const Money stake = request.round.boxes[place][Wager::jackpot];
        if (stake.is_zero()) continue;
        const JackpotClaim claim = request.game->jackpot_claim(request.rules, request.round, place);
        settled[place] = judge_box(state, claim, {place, stake}, wagered);
    }
    return wagered;
}

void pay(SettledJackpots& settled, std::size_t box, const jackpots::Prize& prize) {
    SettledWager& line = settled[box]->line;
    line.verdict = Verdict::win;
    line.clause = prize.clause;
    line.paid = prize.amount;
    line.back = prize.amount;  // "for one": the stake is not returned as well [I-2]
}

std::optional<std::string> run(MeterState& state,
                               const Wagered& wagered,
                               SettledJackpots& settled,
                               JackpotPrizes& prizes) {
    const Result<jackpots::PrizeMeter> meter =
        jackpots::register_wagers(state.rules, state.meter, wagered.counts.level1);
    if (!meter) return say(meter.error());
    jackpots::HandCounts hands;
    for (const Playing& winner : wagered.winners)
        ++hands[winner.hand];
    const Result<jackpots::MeterAward> award = jackpots::award(state.rules, *meter, hands);
    if (!award) return say(award.error());
    for (const Playing& winner : wagered.winners) {
        for (const jackpots::Prize& prize : award->prizes) {
            if (prize.hand == winner.hand) pay(settled, winner.box, prize);
        }
    }
    for (const jackpots::Prize& prize : award->prizes)
        prizes.prizes.push_back({0, 0, prize});
    prizes.reset = award->reset;
    state.meter = award->meter;
    return std::nullopt;
}

std::optional<std::string> run(LevelState& state,
                               const Wagered& wagered,
                               SettledJackpots& settled,
                               JackpotPrizes& prizes) {
    const Result<jackpots::LevelPools> pools =
        jackpots::register_wagers(state.rules, state.pools, wagered.counts);
    if (!pools) return say(pools.error());
    std::vector<jackpots::LevelWinner> winners;
    for (const Playing& winner : wagered.winners) {
        winners.push_back({static_cast<int>(winner.box + 1), winner.level, winner.hand});
    }
    const Result<jackpots::LevelAward> award = jackpots::key_off(state.rules, *pools, winners);
    if (!award) return say(award.error());
    for (const jackpots::LevelPrize& prize : award->prizes) {
        pay(settled, static_cast<std::size_t>(prize.box - 1), prize.prize);
    }
    prizes.prizes = award->prizes;
    prizes.reset = award->reset;
    state.pools = award->pools;
    return std::nullopt;
}

}  // namespace

std::optional<std::string> settle_jackpots(SettleRequest& request,
                                           SettledJackpots& settled,
                                           JackpotPrizes& prizes) {
    settled = {};
    prizes = {};
    if (!request.jackpot) return std::nullopt;
    const std::optional<std::string> error_text = std::visit(
        [&](auto& state) {
            const Wagered wagered = judge(request, state, settled);
            return run(state, wagered, settled, prizes);
        },
        *request.jackpot);
    if (error_text) return "jackpot: " + *error_text;
    if (!is_printable(*request.jackpot)) return "jackpot: the amount would pass 2^63-1 cents";
    return std::nullopt;
}

}  // namespace baize
