#include "service/lobby/show_jackpot.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/games/registry.h"
#include "engine/jackpots/prize.h"
#include "house/meters/displays.h"
#include "house/meters/terms.h"
#include "service/table_view/words.h"

namespace baize::views {

namespace {

constexpr std::array listed_hands{JackpotHand::royal_flush,
                                  JackpotHand::straight_flush,
                                  JackpotHand::wild_royal_flush,
                                  JackpotHand::five_of_a_kind,
                                  JackpotHand::wild_straight_flush,
                                  JackpotHand::four_of_a_kind,
                                  JackpotHand::full_house,
                                  JackpotHand::flush,
                                  JackpotHand::straight};

// In both cities a royal flush wins the displayed amount, and a straight flush a tenth of it.
std::string meter_prize(JackpotHand hand) {
    if (hand == JackpotHand::royal_flush) return "the whole jackpot";
    return "10% of the jackpot";
}

void show_meter(const house::MeterTerms& terms, JackpotView& shown) {
    const jackpots::PrizeMeterRules rules = rules_of(terms);
    const GameId game = game_of(terms.game);
    shown.title = house_game(game)->facts().title;
    shown.kind = "prize_meter";
    shown.games.push_back(game);
    shown.levels.push_back({1, terms.wager, {}});
    for (const JackpotHand hand : listed_hands) {
        if (!rules.pays(hand)) continue;
        const auto odds = rules.bonus_odds(hand);
        const std::string prize = odds ? dollars(terms.wager * *odds) : meter_prize(hand);
        JackpotPrize& listed = shown.prizes.emplace_back();
        listed = {plain_words(baize::name(hand)), prize, {}, rules.pay_table()};
        if (odds) listed.amounts.push_back(terms.wager * *odds);
    }
}

void show_pools(const house::PoolTerms& terms, JackpotView& shown) {
    shown.title = "Perth";
    shown.kind = "levels";
    for (const house::LinkedGame game : terms.games)
        shown.games.push_back(game_of(game));
    const jackpots::LevelRules rules = rules_of(terms, game_of(terms.games.front()));
    for (int level = 1; level <= static_cast<int>(jackpots::level_count); ++level)
        shown.levels.push_back({static_cast<std::uint8_t>(level), rules.wager(level), {}});
    for (const JackpotHand hand : listed_hands) {
        if (!jackpots::LevelRules::pays(hand)) continue;
        const auto odds = jackpots::LevelRules::bonus_odds(hand);
        const std::string prize =
            odds ? fmt::format("{} times the wager", *odds) : meter_prize(hand);
        JackpotPrize& listed = shown.prizes.emplace_back();
        listed = {plain_words(baize::name(hand)), prize, {}, rules.pay_table()};
        for (const JackpotLevel& level : shown.levels) {
            if (odds) listed.amounts.push_back(level.wager * *odds);
        }
    }
}

}  // namespace

house::SystemId system_of(const house::CasinoState& casino_state, house::TableId table) {
    const house::JackpotTable* const found = house::find_table(casino_state.meters, table);
    return found == nullptr ? 0 : found->system;
}

std::vector<JackpotWin> wins_of(const house::CasinoState& casino_state, const house::Claim& claim) {
    std::vector<JackpotWin> wins;
    for (const house::WonPrize& prize : claim.prizes) {
        const house::Person* const winner = house::find(casino_state.people, prize.person);
        JackpotWin win;
        win.event = claim.id;
        win.at = claim.recorded;
        win.table = claim.table;
        win.round = claim.round;
        win.person = prize.person;
        win.name = winner == nullptr ? std::string() : winner->name;
        win.level = prize.level;
        win.hand = plain_words(baize::name(prize.hand));
        win.amount = prize.amount;
        win.is_share = jackpots::is_meter_hand(prize.hand);
        win.clause = prize.clause;
        wins.push_back(std::move(win));
    }
    return wins;
}

JackpotView show_jackpot(const house::CasinoState& casino_state,
                         const house::System& system,
                         const std::vector<JackpotWin>& wins) {
    JackpotView shown;
    shown.system = system.id;
    if (const auto* const meter = std::get_if<house::MeterTerms>(&system.terms)) {
        show_meter(*meter, shown);
    } else {
        show_pools(std::get<house::PoolTerms>(system.terms), shown);
    }
    const house::JackpotDisplay display = display_of(system);
    for (std::size_t i = 0; i < std::min(display.amounts.size(), shown.levels.size()); ++i)
        shown.levels[i].amount = display.amounts[i];
    shown.is_by_hand = display.by_hand;
    shown.warning = display.warning;
    shown.display = display.clause;
    bool is_suspended = system.fault_began.has_value();
    for (const house::JackpotTable* const table :
         house::tables_of(casino_state.meters, system.id)) {
        shown.tables.push_back(table->table);
        is_suspended = is_suspended || table->suspended;
    }
    const auto& claims = casino_state.meters.claims;
    const bool is_checking =
        std::any_of(claims.begin(), claims.end(), [&](const house::Claim& claim) {
            return claim.system == system.id && house::wins_the_meter(claim);
        });
    if (is_checking) shown.state = JackpotState::checking;
    if (is_suspended) shown.state = JackpotState::suspended;
    shown.wins = wins;
    return shown;
}

}  // namespace baize::views
