#include "kit/conformance.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "engine/banked/machine/view.h"
#include "engine/core/deck.h"
#include "engine/games/registry.h"
#include "engine/random/shuffle.h"
#include "kit/dollars.h"
#include "kit/menu_covers.h"

namespace baize::kit {

namespace {

constexpr std::uint32_t players = 4;
constexpr int acts_max = 400;

// Returns the cards that are neither dealt nor reserved, in random order.
std::vector<Card> fresh_cards(CardSet out, SeededSource& source) {
    std::vector<Card> cards;
    for (CardSet left = CardSet::full_deck() - out; !left.empty(); left.erase(left.lowest())) {
        cards.push_back(left.lowest());
    }
    shuffle(std::span(cards), source);
    return cards;
}

CardList<5> first(const std::vector<Card>& cards, std::size_t count) {
    CardList<5> list;
    for (std::size_t i = 0; i < std::min(count, cards.size()); ++i)
        list.push_back(cards[i]);
    return list;
}

bool is_report(const Offer& offer) {
    return std::holds_alternative<Report>(offer.act.action);
}

std::string error_text(const char* what, const Act& act) {
    return std::string(what) + " (action kind " + std::to_string(act.action.index()) + ")";
}

std::size_t cards_held(const Round& round) {
    std::size_t count = round.dealer.size() + round.community.size();
    for (const Box& box : round.boxes)
        count += box.cards.size();
    return count;
}

// Replaces cards that the audience cannot see by other cards that it cannot see.
Round with_other_hidden_cards(const Round& round, const Round& seen, SeededSource& source) {
    Round other = round;
    const std::vector<Card> cards = fresh_cards(known_cards(seen), source);
    std::size_t used = 0;
    const auto replace = [&](CardList<5>& hand, std::size_t except) {
        const CardList<5> old = hand;
        hand.clear();
        for (std::size_t i = 0; i < old.size(); ++i)
            hand.push_back(i == except ? old[i] : cards[used++]);
    };
    constexpr std::size_t none = 5;
    for (std::size_t i = 0; i < boxes_max; ++i) {
        if (seen.boxes[i].cards.empty()) replace(other.boxes[i].cards, none);
    }
    const bool sees_all = !round.dealer.empty() && seen.dealer.size() == round.dealer.size();
    if (!sees_all) replace(other.dealer, seen.dealer.empty() ? none : round.up_card);
    return other;
}

std::string check_line(const SettledWager& line) {
    const Money stake_back = line.verdict == Verdict::lose ? Money{} : line.staked;
    if (!line.clause.is_set()) return "a settlement without a clause";
    if (line.back != stake_back + line.paid) return "back is wrong";
    if (line.verdict != Verdict::win && line.paid.is_positive()) return "paid without a win";
    return {};
}

Money laid_on(const Box& box) {
    Money laid;
    for (const Money stake : box.stake)
        laid += stake;
    return laid - box[Wager::jackpot];  // paid by a claim, not by settlement
}

// Returns the first error text that is not empty.
std::string first_of(std::initializer_list<std::string> error_texts) {
    for (const std::string& wrong : error_texts) {
        if (!wrong.empty()) return wrong;
    }
    return {};
}

}  // namespace

RandomTable::RandomTable(const GameHooks& game, std::uint64_t seed)
    : game_(game), rules_(game.published()), source_(seed), round_(opening_round()) {
    rules_.shoe = chance(2) ? ShoeKind::machine : ShoeKind::hand_held;
    rules_.second_area_open = chance(2);
    if (chance(2)) rules_.jackpot = dollars(5);
    if (chance(2)) rules_.limits = {.min = dollars(5), .max = dollars(200)};
    if (chance(3)) rules_.limits.chip = Money::of_cents(250);
    for (const TableChoice& choice : game.facts().choices) {
        rules_.tables[choice.slot] =
            choice.tables[source_.below(static_cast<std::uint32_t>(choice.tables.size()))];
    }
}

Act RandomTable::with_chance(const Offer& offer, const Round& round) {
    Act act = offer.act;
    const std::vector<Card> cards = fresh_cards(known_cards(round), source_);
    const std::size_t due = cards_due(game_, round);
    if (auto* deal = std::get_if<DealHands>(&act.action); deal != nullptr && !face_down_) {
        for (std::size_t i = 0; i < due; ++i)
            deal->cards.push_back(cards[i]);
    } else if (auto* community = std::get_if<DealCommunity>(&act.action)) {
        community->cards = first(cards, due);
    } else if (auto* reveal = std::get_if<RevealDealer>(&act.action)) {
        if (!reveal->cards.empty()) reveal->cards = first(cards, reveal->cards.size());
    } else if (auto* hand = std::get_if<RecordHand>(&act.action)) {
        hand->cards = first(cards, hand->cards.size());
    } else if (auto* wager = std::get_if<PlaceWager>(&act.action)) {
        const Money top = std::min(offer.most, wager->amount + dollars(90));
        if (top > wager->amount && !wager->amount.is_zero()) {
            const std::int64_t steps = (top - wager->amount).cents() / offer.step.cents();
            wager->amount += offer.step * source_.below(static_cast<std::uint32_t>(steps + 1));
        }
    }
    return act;
}

Act RandomTable::nonsense(const Round& round) {
    const auto box = static_cast<std::uint8_t>(source_.below(11));
    const Money amount = Money::of_cents(source_.below(30000));
    const std::vector<Card> cards = fresh_cards(known_cards(round), source_);
    const CardList<5> some = first(cards, source_.below(6));
    const auto who = source_.below(8);
    const Actor by = who < 5 ? player(who) : staff(static_cast<Role>(who - 3));
    const auto reply = static_cast<Reply>(source_.below(reply_count));
    const auto wager = static_cast<Wager>(source_.below(staked_wager_count));
    const std::array<Action, 16> actions{
        PlaceWager{box, wager, amount, static_cast<Tender>(source_.below(2))},
        CloseBetting{},
        Shuffle{chance(2)},
        Cut{static_cast<std::uint8_t>(source_.below(56))},
        StartJackpot{},
        CloseJackpot{},
        DealHands{},
        AnnounceDecisions{},
        Decide{box, static_cast<Decision>(source_.below(9)), amount},
        DealCommunity{some},
        RevealDealer{some},
        RecordHand{box, some},
        DeclineExposure{box},
        Settle{},
        Report{.what = static_cast<Irregularity>(source_.below(irregularity_count)),
               .place = box < boxes_max ? box : at_dealer,
               .wager = wager,
               .amount = amount},
        Answer{static_cast<Asks>(source_.below(9)), box, reply, some},
    };
    return {by, actions[source_.below(static_cast<std::uint32_t>(actions.size()))]};
}

std::string RandomTable::try_nonsense(const Round& round) {
    const Act act = nonsense(round);
    const Round before = round;
    const Result<Step> step = apply(game_, rules_, round, act);
    if (!(before == round)) return error_text("an action changed the round it was given", act);
    if (!step) {
        if (step.error().clause.is_set()) return {};
        return error_text("a refusal without a clause", act);
    }
    const auto* wager = std::get_if<PlaceWager>(&act.action);
    if (wager != nullptr && wager->tender != Tender::chips) return {};
    if (covers(legal(game_, rules_, round, act.by), act)) return {};
    return error_text("accepted although the menu does not offer it", act);
}

std::string RandomTable::check_round(const Round& round) const {
    if (known_cards(round).size() != cards_held(round)) return "a card is out twice";
    for (const Box& box : round.boxes) {
        for (const Money stake : box.stake) {
            if (stake < Money{}) return "a stake below nothing";
        }
    }
    return {};
}

std::string RandomTable::check_settlement(const Round& round) const {
    for (std::size_t i = 0; i < boxes_max; ++i) {
        std::string wrong = first_of({check_box(round, i), check_claim(round, i)});
        if (!wrong.empty()) return "box " + std::to_string(i + 1) + ": " + wrong;
    }
    return {};
}

std::string RandomTable::check_box(const Round& round, std::size_t box) const {
    BoxSettlement lines;
    settle_box(game_, rules_, round, box, lines);
    Money settled;
    for (const SettledWager& line : lines) {
        settled += line.staked;
        if (std::string wrong = check_line(line); !wrong.empty()) return wrong;
    }
    const Money laid = laid_on(round.boxes[box]);
    if (laid == settled) return {};
    return "staked " + to_string(laid) + ", settled " + to_string(settled);
}

std::string RandomTable::check_claim(const Round& round, std::size_t box) const {
    if (!round.boxes[box].has(Wager::jackpot)) return {};
    const JackpotClaim claim = game_.jackpot_claim(rules_, round, box);
    const bool has_reason =
        claim.verdict == Verdict::win ? claim.hand.has_value() : claim.clause.is_set();
    return has_reason ? "" : "a Jackpot claim without a reason";
}

std::string RandomTable::check_view(const Round& round) {
    const Audience audience{chance(3) ? Sees::bystander : Sees::player, 1 + source_.below(players)};
    const Round seen = view(game_, round, audience);
    const Round other = with_other_hidden_cards(round, seen, source_);
    return view(game_, other, audience) == seen ? "" : "a hidden card shows";
}

// Returns the person in turn; if there is none, a player or the dealer, or staff if a ruling is
// pending.
Actor RandomTable::somebody(bool trouble) {
    const std::uint32_t who = source_.below(players + 2);
    const bool senior = trouble && chance(2);
    if (!round_.questions.empty()) {
        const Question& question = round_.questions[0];
        return question.role == Role::player ? player(question.player) : staff(question.role);
    }
    if (senior) return staff(Role::area_manager);
    return trouble || who >= players ? staff(Role::dealer) : player(who + 1);
}

std::string RandomTable::play_step(PlayedRound& played) {
    const bool trouble = chance(15);
    const Actor by = somebody(trouble);
    std::vector<Offer> menu = legal(game_, rules_, round_, by);
    std::erase_if(menu, [&](const Offer& offer) { return is_report(offer) != trouble; });
    if (round_.phase == Phase::betting && by.role == Role::dealer && !trouble && chance(2))
        return {};
    if (menu.empty()) return {};
    const Act act =
        with_chance(menu[source_.below(static_cast<std::uint32_t>(menu.size()))], round_);
    const Result<Step> step = apply(game_, rules_, round_, act);
    if (!step) {
        return error_text("the menu offers what is refused", act) + " " +
               std::string(name(step.error().reason));
    }
    if (step->ruling && !step->ruling->clause.is_set())
        return error_text("a ruling without a clause", act);
    round_ = step->round;
    played.acts.push_back(act);
    return {};
}

std::string RandomTable::play_round(PlayedRound& played) {
    face_down_ = chance(3);
    played.first = round_;
    for (int i = 0; i < acts_max && round_.phase != Phase::over; ++i) {
        std::string wrong = first_of(
            {try_nonsense(round_), play_step(played), check_round(round_), check_view(round_)});
        if (!wrong.empty()) return wrong;
    }
    if (round_.phase != Phase::over) return "the round does not end";
    played.last = round_;
    return first_of({check_settlement(round_), go_on()});
}

std::string RandomTable::go_on() {
    if (round_.jackpot_started) {
        const Result<Step> closed =
            apply(game_, rules_, round_, {staff(Role::dealer), CloseJackpot{}});
        if (!closed) return "the jackpot game cannot be closed";
        round_ = closed->round;
    }
    const Result<Round> next = next_round(game_, rules_, round_);
    if (!next) return "no next round";
    round_ = *next;
    return {};
}

}  // namespace baize::kit
