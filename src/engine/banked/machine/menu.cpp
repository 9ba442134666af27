#include "engine/banked/machine/menu.h"

#include <utility>

#include "engine/banked/machine/play.h"

namespace baize {

namespace {

class Menu {
  public:
    Menu(const GameHooks& game, const Rules& rules, const Round& round, Actor by)
        : game_(game), rules_(rules), round_(round), by_(by) {}

    std::vector<Offer> take() { return std::move(offers_); }

    void add_wagers();
    void add_dealer_steps();
    void add_cards();
    void add_declining();
    void add_decisions();
    void add_reports();
    void add_report_of_amount(Report report);
    void add_answers();

  private:
    void offer(const Action& action,
               Clause clause,
               Money most = {},
               Money step = Money::of_cents(1)) {
        const Act act{by_, action};
        if (apply(game_, rules_, round_, act)) offers_.push_back({act, most, step, clause});
    }

    [[nodiscard]] CardList<5> unused_cards(std::size_t count) const {
        CardList<5> cards;
        CardSet left = CardSet::full_deck() - known_cards(round_);
        while (cards.size() < count && !left.empty()) {
            cards.push_back(left.lowest());
            left.erase(left.lowest());
        }
        return cards;
    }

    [[nodiscard]] const BookClauses& clauses() const { return game_.facts().clauses; }

    const GameHooks& game_;
    const Rules& rules_;
    const Round& round_;
    Actor by_;
    std::vector<Offer> offers_{};
};

void Menu::add_wagers() {
    if (round_.phase != Phase::betting || by_.player == 0) return;
    for (std::uint8_t box = 0; box < rules_.seats; ++box) {
        for (const Wager wager : game_.facts().opening) {
            PlaceWager place{box, wager, Money{}, Tender::chips};
            offer(place, clauses().window);  // an amount of 0 takes the wager back
            const Result<StakeRange> range = game_.stake_range(rules_, round_, place, by_);
            if (!range) continue;
            place.amount = range->min;
            offer(place, clauses().window, range->max, range->step);
        }
    }
}

void Menu::add_dealer_steps() {
    offer(CloseBetting{}, clauses().close);
    offer(VerifyDeck{}, clauses().deck);
    offer(Shuffle{false}, clauses().shuffle);
    offer(Shuffle{true}, clauses().shuffle);
    offer(Cut{card_count / 2}, clauses().cut);
    offer(StartJackpot{}, clauses().jackpot_start);
    offer(CloseJackpot{}, clauses().jackpot_close);
    offer(AnnounceDecisions{}, clauses().look);
    offer(Settle{}, clauses().settle);
}

void Menu::add_cards() {
    offer(DealHands{}, clauses().deal_by_hand);
    if (round_.phase == Phase::dealing) {
        offer(DealCommunity{unused_cards(cards_due(game_, round_))}, clauses().community);
    }
    const std::size_t size = game_.facts().hand_size;
    const bool known = !round_.dealer.empty();
    offer(RevealDealer{known ? CardList<5>{} : unused_cards(size)}, clauses().reveal);
    for (std::uint8_t box = 0; box < boxes_max; ++box) {
        if (round_.boxes[box].dealt == 0) continue;
        offer(RecordHand{box, unused_cards(size)}, clauses().cards_speak);
    }
    add_declining();
}

void Menu::add_declining() {
    for (std::uint8_t box = 0; box < boxes_max; ++box) {
        if (round_.boxes[box].dealt > 0) offer(DeclineExposure{box}, clauses().decline);
    }
}

void Menu::add_decisions() {
    if (round_.phase != Phase::deciding) return;
    for (std::uint8_t box = 0; box < boxes_max; ++box) {
        for (const DecisionOffer& choice : game_.decisions(rules_, round_, box)) {
            offer(Decide{box, choice.decision, choice.amount}, choice.clause, choice.amount);
        }
    }
}

// Offers one amount that may be reported: slightly more than was staked, too little, or too much.
void Menu::add_report_of_amount(Report report) {
    const Box& box = round_.boxes[report.place];
    const Money cent = Money::of_cents(1);
    const Money most = limits_for(rules_, box).max.value_or(box[report.wager]);
    for (const Money amount : {box[report.wager] + cent, cent, most + cent}) {
        report.amount = amount;
        const std::size_t before = offers_.size();
        offer(report, clauses().settle);
        if (offers_.size() != before) return;
    }
}

void Menu::add_reports() {
    if (!is_staff(by_, Role::dealer)) return;
    std::vector<std::uint8_t> places{at_dealer, at_table};
    for (std::uint8_t box = 0; box < boxes_max; ++box)
        places.push_back(box);
    for (std::size_t i = 0; i < irregularity_count; ++i) {
        for (const std::uint8_t place : places) {
            Report report{.what = static_cast<Irregularity>(i), .place = place};
            const bool of_wager = report.what == Irregularity::amount_found ||
                                  report.what == Irregularity::late_wager;
            if (!of_wager) {
                offer(report, clauses().settle);
                continue;
            }
            for (std::size_t w = 0; w < staked_wager_count && place < boxes_max; ++w) {
                report.wager = static_cast<Wager>(w);
                add_report_of_amount(report);
            }
        }
    }
}

void Menu::add_answers() {
    for (const Question& question : round_.questions) {
        for (std::size_t i = 0; i < reply_count; ++i) {
            Answer answer{question.asks, question.box, static_cast<Reply>(i), {}};
            offer(answer, question.clause);
        }
    }
}

}  // namespace

std::vector<Offer> legal(const GameHooks& game, const Rules& rules, const Round& round, Actor by) {
    Menu menu(game, rules, round, by);
    menu.add_answers();
    menu.add_decisions();
    menu.add_wagers();
    menu.add_dealer_steps();
    menu.add_cards();
    menu.add_reports();
    return menu.take();
}

std::vector<Offer> choices(const GameHooks& game,
                           const Rules& rules,
                           const Round& round,
                           Actor by) {
    Menu menu(game, rules, round, by);
    menu.add_answers();
    menu.add_decisions();
    menu.add_wagers();
    menu.add_declining();
    return menu.take();
}

}  // namespace baize
