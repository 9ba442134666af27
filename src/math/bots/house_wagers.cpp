// The wagers that bots place before the deal.
#include <algorithm>

#include "engine/banked/machine/play.h"
#include "math/bots/bot_games.h"

namespace baize::bots {
namespace {

constexpr std::uint32_t now_and_then = 4;  // One round in this number.

// Returns the possible stake nearest to `wanted`, not above it if possible; nullopt if `there` is
// too little.
std::optional<Money> fitting(const StakeRange& range, Money wanted, Money there) {
    if (there < range.min) return std::nullopt;
    const Money most = std::min({wanted, there, range.max});
    if (most <= range.min) return range.min;
    const std::int64_t over = (most - range.min).cents();
    return range.min + Money::of_cents(over - over % range.step.cents());
}

bool is_side_wager(Wager wager) {
    return wager != Wager::ante && wager != Wager::blind;
}

// The wagers of one round. Each is tried on a copy of the round, as the engine would apply it.
class Staking {
  public:
    Staking(const HousePlayer& player, const HouseTable& table, std::uint8_t box)
        : player_(player), table_(table), box_(box), round_(table.seen), left_(table.chips) {}

    // Places the wager unless it is already placed. Returns false if the house does not accept it.
    bool lay(Wager wager, Money wanted, Money there) {
        if (round_.boxes[box_].has(wager)) return true;
        const Actor by{Role::player, player_.player};
        PlaceWager place{box_, wager, Money{}, Tender::chips};
        const Result<StakeRange> range = table_.game.stake_range(table_.rules, round_, place, by);
        if (!range) return false;
        const std::optional<Money> stake = fitting(*range, wanted, std::min(there, left_));
        if (!stake || !stake->is_positive()) return false;
        place.amount = *stake;
        const Result<Step> step = apply(table_.game, table_.rules, round_, {by, place});
        if (!step) return false;
        round_ = step->round;
        left_ -= *stake;
        wagers_.push_back(place);
        return true;
    }

    [[nodiscard]] Money left() const { return left_; }

    [[nodiscard]] Money staked(Wager wager) const { return round_.boxes[box_][wager]; }

    [[nodiscard]] const OpeningWagers& wagers() const { return wagers_; }

  private:
    const HousePlayer& player_;
    const HouseTable& table_;
    std::uint8_t box_;
    Round round_;
    Money left_;
    OpeningWagers wagers_{};
};

bool wants_side_wager(HouseStyle style, RandomSource random_source) {
    if (style == HouseStyle::exact) return false;
    return style == HouseStyle::eager || random_source.one_in(now_and_then);
}

// Half of the preferred Ante; for a Jackpot one to three levels, if it has levels.
Money side_stake(const HousePlayer& player,
                 const HouseTable& table,
                 Wager wager,
                 RandomSource random_source) {
    if (wager == Wager::jackpot) {
        const std::int64_t levels = 1 + std::int64_t{random_source.below(3)};
        return checked_product(table.rules.jackpot, levels).value_or(table.rules.jackpot);
    }
    return Money::of_cents(player.unit.cents() / 2);
}

}  // namespace

OpeningWagers opening_wagers(const HousePlayer& player,
                             const HouseTable& table,
                             std::uint8_t box,
                             RandomSource random_source) {
    const bool open = table.seen.phase == Phase::betting && table.seen.questions.empty();
    if (!open || box >= table.rules.seats || player.player == 0) return {};
    Staking staking(player, table, box);
    const GameFacts& facts = table.game.facts();
    const std::int64_t antes = bot_game(facts.id).antes_of_a_hand;
    const Money a_part = Money::of_cents(table.chips.cents() / antes);
    if (!staking.lay(Wager::ante, player.unit, a_part)) return {};
    const Money ante = staking.staked(Wager::ante);
    const bool has_blind =
        std::find(facts.opening.begin(), facts.opening.end(), Wager::blind) != facts.opening.end();
    if (has_blind && !staking.lay(Wager::blind, ante, ante)) return {};
    const Money later = Money::of_cents(ante.cents() * (antes - (has_blind ? 2 : 1)));
    for (const Wager wager : facts.opening) {
        if (!is_side_wager(wager) || !wants_side_wager(player.style, random_source)) continue;
        if (staking.left() <= later) break;
        staking.lay(wager, side_stake(player, table, wager, random_source), staking.left() - later);
    }
    return staking.wagers();
}

}  // namespace baize::bots
