// Bots at the house games: their actions are accepted, depend only on their view, and follow their
// style.
#include "math/bots/house_player.h"

#include <gtest/gtest.h>

#include "engine/games/registry.h"
#include "math/bots/house_run.h"

namespace baize::bots {
namespace {

TEST(HousePlayers, PlayEveryGameInEveryStyle) {
    for (const GameHooks& game : house_games()) {
        HouseRun run(game, sign_of(game), one_of_each(), 5);
        for (int i = 0; i < 150; ++i)
            ASSERT_EQ(run.play_round(false), "") << game.facts().name << " round " << i;
    }
}

TEST(HousePlayers, AnswerQuestionsOfRulings) {
    for (const GameHooks& game : house_games()) {
        HouseRun run(game, sign_of(game), one_of_each(), 6);
        for (int i = 0; i < 200; ++i) {
            ASSERT_EQ(run.play_round(true), "") << game.facts().name << " round " << i;
            for (Money& chips : run.chips())
                chips = Money::of_cents(1'000'000);
        }
        EXPECT_GT(run.answers(), 3U) << game.facts().name;
    }
}

// The bots have chips for one Ante, for one whole hand, or for a little more than one.
TEST(HousePlayers, PlayWithinTheirChips) {
    for (const GameHooks& game : house_games()) {
        HouseRun run(game, sign_of(game), one_of_each(), 7);
        SeededSource source(1);
        run.watch = [](const HousePlayer& who, const Round& round, const Action& action) {
            const auto& decide = std::get<Decide>(action);
            if (who.style != HouseStyle::eager) return;
            EXPECT_TRUE(decide.amount.is_positive());  // the bot has enough chips
            const Money ante = round.boxes[decide.box][Wager::ante];
            EXPECT_NE(decide.amount, ante * 3);
        };
        for (int i = 0; i < 200; ++i) {
            for (Money& chips : run.chips())
                chips = Money::of_cents(500 + std::int64_t{source.below(12'000)});
            ASSERT_EQ(run.play_round(false), "") << game.facts().name << " round " << i;
            for (const Money chips : run.chips())
                ASSERT_GE(chips, Money{});
        }
    }
}

// Returns the round with the cards that the player cannot see exchanged.
[[nodiscard]] Round redealt(const GameHooks& game,
                            const Round& round,
                            PlayerId player,
                            SeededSource& source) {
    const Round seen = view(game, round, {Sees::player, player});
    CardList<card_count> hidden;
    const CardSet known = known_cards(seen);
    for (std::size_t i = 0; i < card_count; ++i) {
        if (!known.contains(Card::of_index(i))) hidden.push_back(Card::of_index(i));
    }
    std::vector<Card> cards(hidden.begin(), hidden.end());
    shuffle(std::span<Card>(cards), source);
    Round other = round;
    std::size_t next = 0;
    const auto change = [&](CardList<5>& list, const CardList<5>& visible) {
        CardList<5> changed;
        for (const Card card : list)
            changed.push_back(visible.set().contains(card) ? card : cards[next++]);
        list = changed;
    };
    for (std::size_t i = 0; i < boxes_max; ++i)
        change(other.boxes[i].cards, seen.boxes[i].cards);
    change(other.dealer, seen.dealer);
    return other;
}

TEST(HousePlayers, DoNotDependOnHiddenCards) {
    for (const GameHooks& game : house_games()) {
        const Rules rules = sign_of(game);
        HouseRun run(game, rules, one_of_each(), 8);
        SeededSource source(2);
        std::size_t asked = 0;
        run.watch = [&](const HousePlayer& who, const Round& round, const Action& action) {
            const Round other = redealt(game, round, who.player, source);
            ASSERT_NE(other, round);
            const Round seen = view(game, other, {Sees::player, who.player});
            EXPECT_EQ(respond(who, {game, rules, seen, Money::of_cents(1'000'000)}), action);
            ++asked;
        };
        for (int i = 0; i < 40; ++i)
            ASSERT_EQ(run.play_round(false), "");
        EXPECT_GT(asked, 100U);
    }
}

// Returns all wagers that a style has placed.
[[nodiscard]] std::vector<Wager> wagers_laid(const GameHooks& game, HouseStyle style) {
    const Rules rules = sign_of(game);
    SeededSource source(3);
    std::vector<Wager> laid;
    for (int i = 0; i < 60; ++i) {
        const Round round = opening_round();
        const HouseTable table{game, rules, round, Money::of_cents(100'000)};
        const HousePlayer who{1, style, Money::of_cents(2000)};
        for (const PlaceWager& wager : opening_wagers(who, table, 0, RandomSource(source))) {
            if (std::find(laid.begin(), laid.end(), wager.wager) == laid.end())
                laid.push_back(wager.wager);
        }
    }
    return laid;
}

TEST(HousePlayers, TakeSideWagersAsTheirStyleSays) {
    for (const GameHooks& game : house_games()) {
        const std::size_t all = game.facts().opening.size();
        const std::size_t needed = game.facts().name == "ultimate_holdem" ? 2 : 1;
        EXPECT_EQ(wagers_laid(game, HouseStyle::exact).size(), needed) << game.facts().name;
        EXPECT_EQ(wagers_laid(game, HouseStyle::practical).size(), all) << game.facts().name;
        EXPECT_EQ(wagers_laid(game, HouseStyle::eager).size(), all) << game.facts().name;
    }
}

// Eager bots never fold, timid bots never raise before the river, and exact bots do both.
TEST(HousePlayers, MakeTheMistakesOfTheirStyle) {
    const GameHooks& game = *house_game(GameId::ultimate_holdem);
    HouseRun run(game, sign_of(game), one_of_each(), 9);
    std::array<int, house_styles.size()> folds{};
    std::array<int, house_styles.size()> early{};
    run.watch = [&](const HousePlayer& who, const Round& round, const Action& action) {
        const auto style = static_cast<std::size_t>(who.style);
        const auto& decide = std::get<Decide>(action);
        if (decide.decision == Decision::fold) ++folds[style];
        if (decide.decision == Decision::play && round.street < 2) ++early[style];
    };
    for (int i = 0; i < 100; ++i)
        ASSERT_EQ(run.play_round(false), "");
    EXPECT_EQ(folds[static_cast<std::size_t>(HouseStyle::eager)], 0);
    EXPECT_EQ(early[static_cast<std::size_t>(HouseStyle::timid)], 0);
    EXPECT_GT(folds[static_cast<std::size_t>(HouseStyle::exact)], 5);
    EXPECT_GT(early[static_cast<std::size_t>(HouseStyle::exact)], 20);
}

// If the chips no longer suffice, the bot wagers less or nothing.
TEST(HousePlayers, WagerAtMostTheirChips) {
    const GameHooks& game = *house_game(GameId::ultimate_holdem);
    const Rules rules = game.published();
    Round round = opening_round();
    round.phase = Phase::deciding;
    round.seated[0] = 1;
    Box& box = round.boxes[0];
    for (const Wager wager : {Wager::ante, Wager::blind}) {
        box[wager] = Money::of_cents(1000);
        box.owner[index(wager)] = 1;
    }
    box.standing = Standing::active;
    box.dealt = 2;
    box.cards = {"As"_card, "Ah"_card};
    const HousePlayer who{1, HouseStyle::exact, Money::of_cents(1000)};
    const auto with = [&](std::int64_t chips) {
        return std::get<Decide>(respond(who, {game, rules, round, Money::of_cents(chips)}).value());
    };
    EXPECT_EQ(with(4000), (Decide{0, Decision::play, Money::of_cents(4000)}));
    EXPECT_EQ(with(3999), (Decide{0, Decision::play, Money::of_cents(3000)}));
    EXPECT_EQ(with(2999), (Decide{0, Decision::check, {}}));
}

TEST(HousePlayers, WaitForOthersToAct) {
    const GameHooks& game = *house_game(GameId::three_card);
    const Rules rules = game.published();
    const Round round = opening_round();
    const HousePlayer who{1, HouseStyle::exact, Money::of_cents(1000)};
    EXPECT_EQ(respond(who, {game, rules, round, Money::of_cents(1000)}), std::nullopt);
}

}  // namespace
}  // namespace baize::bots
