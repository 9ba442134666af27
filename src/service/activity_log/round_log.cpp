#include "service/activity_log/round_log.h"

#include <fmt/format.h>

#include "house/casino/game_state.h"
#include "house/tables/banked/banked_table.h"
#include "math/figures/option_name.h"
#include "service/table_view/words.h"

namespace baize::views {

namespace {

using house::TableState;

class ActWriter {
  public:
    ActWriter(const TableState& table,
              const house::RoundTransition& made,
              const Act& act,
              const NameOf& name)
        : game_(house::banked_game(table)),
          facts_(game_.hooks->facts()),
          round_(house::banked_state(table)->round),
          made_(made),
          after_(made.after.round),
          act_(act),
          name_(name) {}

    ActLines take() {
        std::visit([this](const auto& action) { tell(action); }, act_.action);
        return std::move(lines_and_decision_);
    }

  private:
    LogLine& say(LineKind kind, std::string text, Clause clause, house::PersonId person = 0) {
        LogLine& line = lines_and_decision_.lines.emplace_back();
        line.kind = kind;
        line.text = std::move(text);
        line.clause = clause;
        line.person = person;
        return line;
    }

    [[nodiscard]] house::PersonId owner(std::size_t box) const {
        return box < boxes_max ? hand_owner(round_.boxes[box]) : 0;
    }

    void tell(const PlaceWager& wager) {
        const house::PersonId person = act_.by.player;
        const std::string who = name_(person);
        const std::string what = title_of(name(wager.wager));
        if (wager.amount.is_zero()) {
            say(LineKind::act,
                fmt::format("{} takes {} back", who, what),
                facts_.clauses.window,
                person);
            return;
        }
        LogLine& line = say(LineKind::act,
                            fmt::format("{} bets {} on {}", who, dollars(wager.amount), what),
                            facts_.clauses.window,
                            person);
        line.amount = wager.amount;
    }

    void tell(const CloseBetting&) { say(LineKind::deal, "No more bets", facts_.clauses.close); }

    void tell(const VerifyDeck&) {}

    void tell(const Shuffle&) {}

    void tell(const Cut&) {}

    void tell(const StartJackpot&) {
        say(LineKind::house, "The jackpot game starts", facts_.clauses.jackpot_start);
    }

    void tell(const CloseJackpot&) {}

    void tell(const DealHands&) {
        const bool is_machine = game_.rules.shoe != ShoeKind::hand_held;
        say(LineKind::deal,
            fmt::format("{} cards to each hand and the dealer", facts_.hand_size),
            is_machine ? facts_.clauses.deal_by_machine : facts_.clauses.deal_by_hand);
    }

    void tell(const AnnounceDecisions&) {
        if (!facts_.has_up_card || after_.dealer.size() <= after_.up_card) return;
        LogLine& line = say(LineKind::deal, "The dealer's card lies face up", facts_.clauses.look);
        line.cards.push_back(after_.dealer[after_.up_card]);
    }

    void tell(const Decide& decide) {
        const DecisionOffers offers = game_.hooks->decisions(game_.rules, round_, decide.box);
        const Box& box = round_.boxes[decide.box];
        const Money unit = box.has(Wager::ante) ? box[Wager::ante] : Money::of_cents(1);
        Clause clause = facts_.clauses.decide;
        std::string chosen{name(decide.decision)};
        Decide meant = decide;
        for (const DecisionOffer& offer : offers) {
            if (offer.decision != decide.decision || offer.amount != decide.amount) continue;
            clause = offer.clause;
            if (offer.keeps_pair_plus) meant.decision = Decision::fold_ante;  // [I-9]
            chosen = exact::option_name(offer, unit);
        }
        const house::PersonId person = owner(decide.box);
        LogLine& line =
            say(LineKind::act, fmt::format("{} {}", name_(person), done(meant)), clause, person);
        line.amount = decide.amount;
        lines_and_decision_.decided = {decide.box, chosen};
    }

    static std::string done(const Decide& decide) {
        switch (decide.decision) {
            case Decision::play: return "plays " + dollars(decide.amount);
            case Decision::bet: return "bets " + dollars(decide.amount);
            case Decision::check: return "checks";
            case Decision::flop: return "places the Flop wager, " + dollars(decide.amount);
            case Decision::turn: return "places the Turn wager, " + dollars(decide.amount);
            case Decision::river: return "places the River wager, " + dollars(decide.amount);
            case Decision::instant_winner: return "takes the Instant Winner";
            case Decision::fold_ante: return "folds the Ante";
            case Decision::fold: return "folds";
        }
        return "decides";
    }

    void tell(const DealCommunity&) {
        const CardList<5>& board = after_.community;
        constexpr std::size_t flop = 3;
        const std::size_t before = round_.community.size();
        std::string_view text = before == 0 ? "Flop" : before == flop ? "Turn" : "River";
        if (before == flop && board.size() == 5) text = "Turn and river";
        LogLine& line = say(LineKind::street, std::string(text), facts_.clauses.community);
        for (std::size_t i = before; i < board.size(); ++i)
            line.cards.push_back(board[i]);
    }

    void tell(const RevealDealer&) {
        if (after_.dealer.empty()) return;
        const DealerCall call = game_.hooks->dealer_call(game_.rules, after_);
        const std::string_view verdict = !facts_.has_qualifier ? ""
                                         : call.qualifies      ? ", qualifies"
                                                               : ", does not qualify";
        LogLine& line = say(
            LineKind::deal, fmt::format("Dealer: {}{}", call.hand, verdict), facts_.clauses.reveal);
        for (const Card card : after_.dealer)
            line.cards.push_back(card);
    }

    void tell(const RecordHand&) {}

    void tell(const DeclineExposure& decline) {
        const house::PersonId person = owner(decline.box);
        say(LineKind::act,
            fmt::format("{} does not show", name_(person)),
            facts_.clauses.decline,
            person);
    }

    void tell(const Settle&) {
        for (const house::SettledLine& settled : made_.settled) {
            const SettledWager& wager = settled.wager;
            const std::string what = title_of(name(wager.wager));
            const std::string who = name_(settled.owner);
            LogLine& line =
                say(LineKind::money, outcome(who, what, wager), wager.clause, settled.owner);
            line.amount = wager.back - wager.staked;
        }
    }

    static std::string outcome(const std::string& who,
                               const std::string& what,
                               const SettledWager& wager) {
        switch (wager.verdict) {
            case Verdict::win:
                return fmt::format("{} wins {} on {}", who, dollars(wager.paid), what);
            case Verdict::lose:
                return fmt::format("{} loses {} on {}", who, dollars(wager.staked), what);
            case Verdict::standoff: return fmt::format("{} pushes on {}", who, what);
            case Verdict::void_:
                return fmt::format("{} gets {} back, {} is void", who, dollars(wager.back), what);
            case Verdict::returned:
                return fmt::format("{} gets {} of {} back", who, dollars(wager.back), what);
        }
        return who;
    }

    void tell(const Report& report) {
        if (!made_.ruling) return;
        say(LineKind::ruling,
            fmt::format(
                "{}: {}", title_of(name(report.what)), plain_words(name(made_.ruling->outcome))),
            made_.ruling->clause);
    }

    void tell(const Answer& answer) {
        if (!made_.ruling) return;
        say(LineKind::ruling,
            fmt::format("Answered \"{}\": {}",
                        plain_words(name(answer.reply)),
                        plain_words(name(made_.ruling->outcome))),
            made_.ruling->clause,
            act_.by.player);
    }

    const house::BankedGame& game_;
    const GameFacts& facts_;
    const Round& round_;
    const house::RoundTransition& made_;
    const Round& after_;
    const Act& act_;
    const NameOf& name_;
    ActLines lines_and_decision_{};
};

}  // namespace

ActLines log_act(const TableState& table, const house::RoundTransition& made, const NameOf& name) {
    const auto* const acted = std::get_if<house::RoundActed>(&made.event);
    if (acted == nullptr) return {};
    return ActWriter(table, made, acted->act, name).take();
}

}  // namespace baize::views
