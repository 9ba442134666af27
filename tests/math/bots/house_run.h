// Plays rounds of bots through the engine. A bot decides from its view and nothing else.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <vector>

#include "engine/banked/machine/menu.h"
#include "engine/banked/machine/play.h"
#include "engine/banked/machine/view.h"
#include "engine/core/deck.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"
#include "math/bots/house_player.h"

namespace baize::bots {

class HouseRun {
  public:
    // Called before a bot's action is applied.
    using Watch = std::function<void(const HousePlayer&, const Round&, const Action&)>;

    HouseRun(const GameHooks& game, const Rules& rules, std::vector<HousePlayer> players, int seed)
        : game_(game),
          rules_(rules),
          players_(std::move(players)),
          chips_(players_.size(), Money::of_cents(1'000'000)),
          source_(static_cast<std::uint64_t>(seed)) {}

    // If `trouble` is set, staff report random irregularities. Returns what went wrong, or "".
    [[nodiscard]] std::string play_round(bool trouble);

    [[nodiscard]] const Round& round() const { return round_; }

    [[nodiscard]] std::vector<Money>& chips() { return chips_; }

    [[nodiscard]] std::size_t answers() const { return answers_; }

    Watch watch{};

  private:
    [[nodiscard]] std::string bet();
    [[nodiscard]] std::string step(bool trouble);
    [[nodiscard]] std::string bots_act(bool& acted);
    [[nodiscard]] std::string dealer_acts();
    [[nodiscard]] std::string collect();
    bool staff_act(bool reports);

    [[nodiscard]] bool take(const Act& act) {
        Result<Step> next = apply(game_, rules_, round_, act);
        if (next) round_ = next->round;
        return next.has_value();
    }

    [[nodiscard]] HouseTable table(std::size_t i) {
        seen_ = view(game_, round_, {Sees::player, players_[i].player});
        return {game_, rules_, seen_, chips_[i]};
    }

    template <std::size_t most>
    [[nodiscard]] CardList<most> draw(std::size_t count) {
        CardList<most> cards;
        for (std::size_t i = 0; i < count; ++i)
            cards.push_back(deck_.draw());
        return cards;
    }

    const GameHooks& game_;
    Rules rules_;
    std::vector<HousePlayer> players_;
    std::vector<Money> chips_;
    SeededSource source_;
    Round round_ = opening_round();
    Round seen_{};
    Deck deck_ = Deck::standard();
    std::size_t answers_ = 0;
    bool troubled_ = false;
};

inline std::string HouseRun::bet() {
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const auto box = static_cast<std::uint8_t>(i);
        Money staked;
        for (const PlaceWager& wager :
             opening_wagers(players_[i], table(i), box, RandomSource(source_))) {
            if (!take({player(players_[i].player), wager})) return "a wager was refused";
            staked += wager.amount;
        }
        if (staked > chips_[i]) return "staked more than there was";
        chips_[i] -= staked;
        if (!opening_wagers(players_[i], table(i), box, RandomSource(source_)).empty() &&
            players_[i].style == HouseStyle::exact)
            return "staked twice";
    }
    return {};
}

inline std::string HouseRun::bots_act(bool& acted) {
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const std::optional<Action> action = respond(players_[i], table(i));
        if (!action) continue;
        if (watch) watch(players_[i], round_, *action);
        if (!take({player(players_[i].player), *action})) return "a bot's act was refused";
        if (const auto* const decide = std::get_if<Decide>(&*action)) {
            if (decide->amount > chips_[i]) return "wagered more than there was";
            chips_[i] -= decide->amount;
        } else {
            ++answers_;
        }
        acted = true;
        return {};
    }
    return {};
}

inline std::string HouseRun::dealer_acts() {
    const Actor dealer = staff(Role::dealer);
    if (round_.phase == Phase::betting) return take({dealer, CloseBetting{}}) ? "" : "not closed";
    if (round_.phase == Phase::closed) {
        if (!round_.deck.verified) return take({dealer, VerifyDeck{}}) ? "" : "not verified";
        for (const Action& action : {Action(Shuffle{false}),
                                     Action(Shuffle{true}),
                                     Action(Cut{26}),
                                     Action(StartJackpot{})}) {
            const bool shuffles = std::holds_alternative<Shuffle>(action);
            if (!(shuffles && round_.deck.shuffled) && take({dealer, action})) return {};
        }
        deck_ = Deck::standard();
        shuffle(deck_.stub(), source_);
        return take({dealer, DealHands{draw<52>(cards_due(game_, round_))}}) ? "" : "not dealt";
    }
    if (round_.phase == Phase::dealt) return take({dealer, AnnounceDecisions{}}) ? "" : "not told";
    if (round_.phase == Phase::dealing)
        return take({dealer, DealCommunity{draw<5>(cards_due(game_, round_))}}) ? "" : "no board";
    if (round_.phase == Phase::revealing)
        return take({dealer, RevealDealer{}}) ? "" : "not revealed";
    if (round_.phase == Phase::showdown) return take({dealer, Settle{}}) ? "" : "not settled";
    return "nobody acts";
}

// Applies a random report or answer that staff may give now.
inline bool HouseRun::staff_act(bool reports) {
    const Actor manager = staff(Role::executive);
    std::vector<Act> acts;
    for (const Offer& offer : legal(game_, rules_, round_, manager)) {
        const bool answer = std::holds_alternative<Answer>(offer.act.action);
        const auto* const report = std::get_if<Report>(&offer.act.action);
        if (reports ? report != nullptr : answer) acts.push_back(offer.act);
        if (!reports || report == nullptr || report->what != Irregularity::amount_found) continue;
        Report too_little = *report;  // the amount in the menu is only an example; this amount
                                      // often leads to a question
        too_little.amount = Money::of_cents(1);
        acts.insert(acts.end(), 4, {manager, too_little});
    }
    if (acts.empty()) return false;
    const std::size_t which = source_.below(static_cast<std::uint32_t>(acts.size()));
    troubled_ = true;
    return take(acts[which]) || reports;
}

inline std::string HouseRun::step(bool trouble) {
    bool acted = false;
    if (std::string wrong = bots_act(acted); acted || !wrong.empty()) return wrong;
    if (!round_.questions.empty()) return staff_act(false) ? "" : "a question waits for nobody";
    if (trouble && source_.below(5) == 0 && staff_act(true)) return {};
    return dealer_acts();
}

// Expects that the settlement lines contain every chip on the layout, as returned or as kept by the
// house.
inline std::string HouseRun::collect() {
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const Box& box = round_.boxes[i];
        BoxSettlement lines;
        settle_box(game_, rules_, round_, i, lines);
        Money on_layout;
        for (std::size_t w = 0; w < staked_wager_count; ++w) {
            if (static_cast<Wager>(w) != Wager::jackpot) on_layout += box.stake[w];
        }
        Money in_lines;
        for (const SettledWager& line : lines) {
            in_lines += line.staked;
            chips_[i] += line.back;
        }
        if (in_lines != on_layout && !troubled_) return "chips on the layout were not settled";
    }
    return {};
}

inline std::string HouseRun::play_round(bool trouble) {
    if (round_.phase == Phase::over) {
        if (round_.jackpot_started && !round_.jackpot_closed &&
            !take({staff(Role::dealer), CloseJackpot{}}))
            return "jackpot not closed";
        const Result<Round> next = next_round(game_, rules_, round_);
        if (!next) return "no next round";
        round_ = *next;
    }
    troubled_ = false;
    if (std::string wrong = bet(); !wrong.empty()) return wrong;
    const bool plays = std::any_of(round_.boxes.begin(), round_.boxes.end(), has_any_wager);
    for (int i = 0; plays && i < 400 && round_.phase != Phase::over; ++i) {
        if (std::string wrong = step(trouble); !wrong.empty()) return wrong;
    }
    if (!plays) return {};
    if (round_.phase != Phase::over) return "the round does not end";
    return collect();
}

[[nodiscard]] inline Rules sign_of(const GameHooks& game) {
    Rules rules = game.published();
    rules.limits.min = Money::of_cents(1000);
    rules.limits.max = Money::of_cents(50'000);
    rules.limits.step = Money::of_cents(500);
    const bool has_jackpot =
        std::find(game.facts().opening.begin(), game.facts().opening.end(), Wager::jackpot) !=
        game.facts().opening.end();
    if (has_jackpot) rules.jackpot = Money::of_cents(250);
    return rules;
}

// A table with one of each style.
[[nodiscard]] inline std::vector<HousePlayer> one_of_each() {
    std::vector<HousePlayer> players;
    PlayerId id = 10;
    for (const HouseStyle style : house_styles)
        players.push_back({++id, style, Money::of_cents(1000 + 700 * std::int64_t{id % 4})});
    return players;
}

}  // namespace baize::bots
