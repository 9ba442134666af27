#include "kit/golden_round.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "games/registry.h"
#include "kit/words.h"
#include "table/deal_order.h"
#include "table/play.h"
#include "table/view.h"

namespace baize::kit {

namespace {

// A golden round that cannot be read, or that the engine does not follow.
struct Differs : std::runtime_error {
    using std::runtime_error::runtime_error;
};

constexpr Actor the_dealer{Role::dealer, 0};

class Runner {
  public:
    void line(const std::string& text);

  private:
    using Handler = void (Runner::*)(Words&);

    const GameHooks* game_ = nullptr;
    Rules rules_{};
    Round round_{};

    const GameHooks& game() const {
        if (game_ == nullptr) throw Differs("the round must begin with `game NAME`");
        return *game_;
    }

    void setup(Words& words);
    bool set_up(const std::string& verb, Words& words);
    bool check(const std::string& verb, Words& words);

    void choose_game(Words& words);
    void set_limits(Words& words);
    void ready();
    void do_act(const Act& act);
    void expect_refusal(Words& words);
    void expect_ruling(const Act& act, Words& words);
    void expect_offers(Words& words);
    void expect_result(Words& words);
    void expect_claim(Words& words);
    void expect_view(Words& words);

    std::vector<Act> acts(const std::string& verb, Words& words) const;
    std::vector<Act> wagers(Words& words) const;
    Act deal(Words& words) const;
    Act decide(Words& words) const;
    Act report(Words& words) const;
    Act answer(Words& words) const;

    Actor owner_of(std::size_t box) const { return player(hand_owner(round_.boxes[box])); }

    std::map<std::size_t, BoxSettlement> settled_{};
    std::map<std::size_t, std::size_t> next_line_{};
};

void Runner::choose_game(Words& words) {
    game_ = house_game(words.next());
    if (game_ == nullptr) throw Differs("no such game");
    rules_ = game_->published();
    round_ = opening_round();
}

void Runner::set_limits(Words& words) {
    Limits* limits = &rules_.limits;
    if (words.take("of")) {
        Box& box = round_.boxes[words.box()];
        if (!box.limits) box.limits.emplace();
        limits = &*box.limits;
    }
    while (!words.empty()) {
        const std::string which = words.next();
        const Money amount = words.money();
        if (which == "min")
            limits->min = amount;
        else if (which == "max")
            limits->max = amount;
        else if (which == "step")
            limits->step = amount;
        else if (which == "max_payout")
            limits->max_payout = amount;
        else if (which == "chip")
            limits->chip = amount;
        else
            throw Differs("no such limit: " + which);
    }
}

bool Runner::set_up(const std::string& verb, Words& words) {
    if (verb == "game")
        choose_game(words);
    else if (verb == "limits")
        set_limits(words);
    else if (verb == "shoe")
        rules_.shoe = words.take("machine") ? ShoeKind::machine : ShoeKind::hand_held;
    else if (verb == "jackpot")
        rules_.jackpot = words.money();
    else if (verb == "seats")
        rules_.seats = static_cast<std::uint8_t>(words.number());
    else if (verb == "unverified")
        round_.deck.verified = false;
    else if (verb == "second")
        rules_.second_area_open = true;
    else if (verb == "table") {
        const std::string wager = words.next();
        if (!choose_table(game(), rules_, wager, words.next())) throw Differs("no such pay table");
    } else if (verb == "setting") {
        const std::string key = words.next();
        Settings& settings = rules_.settings;
        if (key == "uth_blind_loses_to_unqualified_dealer")
            settings.uth_blind_loses_to_unqualified_dealer = true;
        else if (key == "uth_absent_keeps_trips")
            settings.uth_absent_keeps_trips = true;
        else if (key == "retract_includes_folded")
            settings.retract_includes_folded = true;
        else if (key == "ch_allow_multiple_hands")
            settings.ch_allow_multiple_hands = true;
        else if (key == "wa_jackpot_quads_natural_only")
            settings.wa_jackpot_quads_natural_only = true;
        else
            throw Differs("no such setting");
    } else {
        return false;
    }
    return true;
}

void Runner::do_act(const Act& act) {
    const Result<Step> step = apply(game(), rules_, round_, act);
    if (!step) {
        throw Differs("refused: " + std::string(name(step.error().reason)) + " " +
                      std::string(step.error().clause.id()));
    }
    round_ = step->round;
}

void Runner::ready() {
    do_act({the_dealer, CloseBetting{}});
    do_act({the_dealer, Shuffle{round_.deck.second_deck}});
    if (rules_.shoe == ShoeKind::hand_held) do_act({the_dealer, Cut{26}});
    const bool jackpot = std::any_of(round_.boxes.begin(), round_.boxes.end(), [](const Box& box) {
        return box.has(Wager::jackpot);
    });
    if (jackpot) do_act({the_dealer, StartJackpot{}});
}

// "1: ante 10.00, pair_plus 5.00", "1 by 7: ...", "1 by dealer for 3 orally: ...", "1 by 2 in
// cash:"
std::vector<Act> Runner::wagers(Words& words) const {
    const std::size_t box = words.box();
    Actor by = player(static_cast<PlayerId>(box + 1));
    if (hand_owner(round_.boxes[box]) != 0) by = owner_of(box);
    Tender tender = Tender::chips;
    if (words.take("by")) {
        if (words.take("dealer")) {
            words.expect("for");
            by = {Role::dealer, static_cast<PlayerId>(words.number())};
        } else {
            by = player(static_cast<PlayerId>(words.number()));
        }
    }
    if (words.take("orally")) tender = Tender::oral_with_chips;
    if (words.take("aloud")) tender = Tender::oral_alone;
    if (words.take("in")) {
        words.expect("cash");
        tender = Tender::cash;
    }
    words.expect(":");
    std::vector<Act> all;
    do {
        const std::string text = words.next();
        const std::optional<Wager> wager = wager_named(text);
        if (!wager) throw Differs("no such wager: " + text);
        all.push_back(
            {by, PlaceWager{static_cast<std::uint8_t>(box), *wager, words.money(), tender}});
    } while (words.take(","));
    return all;
}

Act Runner::deal(Words& words) const {
    DealHands deal;
    if (words.take("face")) {
        words.expect("down");
        return {the_dealer, deal};
    }
    if (words.take("in")) {
        words.expect("order");
        while (words.is_card())
            deal.cards.push_back(words.card());
        return {the_dealer, deal};
    }
    std::map<std::uint8_t, std::vector<Card>> hands;
    do {
        const std::uint8_t place = words.place();
        words.expect(":");
        while (!words.empty() && !words.is(";"))
            hands[place].push_back(words.card());
    } while (words.take(";"));
    const Places areas = dealt_areas(game(), round_);
    const std::size_t size = game().facts().hand_size;
    std::map<std::uint8_t, std::size_t> given;
    for (const std::uint8_t place : deal_order(areas, size, rules_.shoe)) {
        const std::vector<Card>& hand = hands[place];
        if (given[place] >= hand.size()) throw Differs("the deal leaves a hand short");
        deal.cards.push_back(hand[given[place]++]);
    }
    return {the_dealer, deal};
}

// "1: play 10.00", "1 by 2: fold"
Act Runner::decide(Words& words) const {
    const std::size_t box = words.box();
    Actor by = owner_of(box);
    if (words.take("by")) by = player(static_cast<PlayerId>(words.number()));
    words.expect(":");
    const std::string text = words.next();
    const std::optional<Decision> decision = decision_named(text);
    if (!decision) throw Differs("no such decision: " + text);
    const Money amount = words.empty() || words.is("->") ? Money{} : words.money();
    return {by, Decide{static_cast<std::uint8_t>(box), *decision, amount}};
}

// "card_exposed at 2 count 2 by supervisor"
Act Runner::report(Words& words) const {
    Report report;
    const std::string text = words.next();
    const std::optional<Irregularity> what = irregularity_named(text);
    if (!what) throw Differs("no such irregularity: " + text);
    report.what = *what;
    Actor by = the_dealer;
    while (!words.empty() && !words.is("->")) {
        const std::string word = words.next();
        if (word == "at")
            report.place = words.place();
        else if (word == "count")
            report.count = static_cast<std::uint8_t>(words.number());
        else if (word == "card")
            report.card = static_cast<std::uint8_t>(words.number() - 1);
        else if (word == "wager")
            report.wager = wager_named(words.next()).value();
        else if (word == "amount")
            report.amount = words.money();
        else if (word == "by")
            by = words.actor();
        else
            throw Differs("not understood: " + word);
    }
    return {by, report};
}

// "deck_count by supervisor: complete", "retract 1: keep", "nominate_cards 1: Kh 9d 4c"
Act Runner::answer(Words& words) const {
    constexpr std::array questions{Asks::deck_count,
                                   Asks::retract,
                                   Asks::nominate_cards,
                                   Asks::rack_agrees,
                                   Asks::correct_amount,
                                   Asks::reconstruct,
                                   Asks::inadvertent,
                                   Asks::void_round,
                                   Asks::top_up};
    const std::string text = words.next();
    const auto* const asks = std::find_if(
        questions.begin(), questions.end(), [&](Asks asked) { return name(asked) == text; });
    if (asks == questions.end()) throw Differs("no such question: " + text);
    Answer answer{.asks = *asks};
    Actor by = the_dealer;
    if (!words.is(":") && !words.is("by")) {
        const std::size_t box = words.box();
        answer.box = static_cast<std::uint8_t>(box);
        by = owner_of(box);
    }
    if (words.take("by")) by = words.actor();
    words.expect(":");
    if (words.is_card()) {
        answer.reply = Reply::named;
        while (words.is_card())
            answer.cards.push_back(words.card());
    } else {
        const std::string reply = words.next();
        if (!reply_named(reply)) throw Differs("no such reply: " + reply);
        answer.reply = *reply_named(reply);
        while (words.is_card())  // "reconstruct by supervisor: whole As Kd 7c"
            answer.cards.push_back(words.card());
    }
    return {by, answer};
}

std::vector<Act> Runner::acts(const std::string& verb, Words& words) const {
    const auto box = [&] { return static_cast<std::uint8_t>(words.box()); };
    CardList<5> cards;
    const auto take_cards = [&] {
        while (words.is_card())
            cards.push_back(words.card());
        return cards;
    };
    const auto by = [&](Actor otherwise) { return words.take("by") ? words.actor() : otherwise; };
    if (verb == "box") return wagers(words);
    if (verb == "no") {
        words.expect("more");
        words.expect("bets");
        return {{by(the_dealer), CloseBetting{}}};
    }
    if (verb == "verify") return {{by(the_dealer), VerifyDeck{}}};
    if (verb == "shuffle") {
        const bool second = words.take("second");
        if (second) words.expect("deck");
        return {{by(the_dealer), Shuffle{second}}};
    }
    if (verb == "cut") {
        const Cut cut{static_cast<std::uint8_t>(words.number())};
        return {{by(the_dealer), cut}};
    }
    if (verb == "start" || verb == "close") {
        words.expect("jackpot");
        const Actor who = by(the_dealer);
        if (verb == "start") return {{who, StartJackpot{}}};
        return {{who, CloseJackpot{}}};
    }
    if (verb == "deal") return {deal(words)};
    if (verb == "announce") return {{by(the_dealer), AnnounceDecisions{}}};
    if (verb == "act") return {decide(words)};
    if (verb == "flop" || verb == "turn" || verb == "river") {
        if (words.take("and")) words.expect("river");
        return {{the_dealer, DealCommunity{take_cards()}}};
    }
    if (verb == "reveal") return {{by(the_dealer), RevealDealer{take_cards()}}};
    if (verb == "record") {
        const std::uint8_t place = box();
        words.expect(":");
        return {{the_dealer, RecordHand{place, take_cards()}}};
    }
    if (verb == "decline") {
        const std::uint8_t place = box();
        return {{by(owner_of(place)), DeclineExposure{place}}};
    }
    if (verb == "settle") return {{by(the_dealer), Settle{}}};
    if (verb == "report") return {report(words)};
    if (verb == "answer") return {answer(words)};
    throw Differs("not understood: " + verb);
}

void Runner::expect_refusal(Words& words) {
    const std::string verb = words.next();
    const std::vector<Act> all = acts(verb, words);
    words.expect("->");
    const std::string reason = words.next();
    const Clause clause = words.clause();
    const Round before = round_;
    for (std::size_t i = 0; i + 1 < all.size(); ++i)
        do_act(all[i]);
    const Result<Step> step = apply(game(), rules_, round_, all.back());
    round_ = before;
    if (step) throw Differs("was accepted");
    const Rejection got = step.error();
    if (name(got.reason) != reason || got.clause != clause) {
        throw Differs("refused with " + std::string(name(got.reason)) + " " +
                      std::string(got.clause.id()));
    }
}

void Runner::expect_ruling(const Act& act, Words& words) {
    const Result<Step> step = apply(game(), rules_, round_, act);
    if (!step) {
        throw Differs("refused: " + std::string(name(step.error().reason)) + " " +
                      std::string(step.error().clause.id()));
    }
    round_ = step->round;
    words.expect("->");
    const std::string outcome = words.next();
    const Clause clause = words.clause();
    const Ruling ruling = step->ruling.value();
    if (name(ruling.outcome) != outcome || ruling.clause != clause) {
        throw Differs("ruled " + std::string(name(ruling.outcome)) + " " +
                      std::string(ruling.clause.id()));
    }
}

void Runner::expect_offers(Words& words) {
    const std::size_t box = words.box();
    words.expect(":");
    std::string expected = words.rest();
    std::string got;
    const bool asked = round_.phase == Phase::deciding && !round_.boxes[box].acted;
    if (asked) {
        for (const DecisionOffer& offer : game().decisions(rules_, round_, box)) {
            if (!got.empty()) got += " | ";
            got += name(offer.decision);
            if (offer.wager) got += " " + to_string(offer.amount);
        }
    }
    if (got.empty()) got = "nothing";
    if (got != expected) throw Differs("offered " + got);
}

std::string words_of(const SettledWager& line) {
    std::string text = std::string(name(line.wager)) + (line.is_excess ? "_excess" : "") + " " +
                       std::string(name(line.verdict)) + " " + to_string(line.staked);
    if (line.paid.is_positive()) text += " pays " + to_string(line.paid);
    return text + " " + std::string(line.clause.id());
}

void Runner::expect_result(Words& words) {
    const std::size_t box = words.box();
    words.expect(":");
    BoxSettlement& lines = settled_[box];
    if (next_line_[box] == 0) settle_box(game(), rules_, round_, box, lines);
    const std::size_t at = next_line_[box]++;
    const std::string got = at < lines.size() ? words_of(lines[at]) : "nothing more";
    if (got != words.rest()) throw Differs("settled " + got);
}

void Runner::expect_claim(Words& words) {
    const std::size_t box = words.box();
    words.expect(":");
    const JackpotClaim claim = game().jackpot_claim(rules_, round_, box);
    std::string got(name(claim.verdict));
    if (claim.carried) got += " carried";
    got += " ";
    if (claim.verdict == Verdict::win)
        got += claim.hand ? name(*claim.hand) : "nothing";
    else
        got += claim.clause.id();
    if (got != words.rest()) throw Differs("claims " + got);
}

void Runner::expect_view(Words& words) {
    Audience audience{};
    if (words.take("inspector"))
        audience.sees = Sees::inspector;
    else if (!words.take("bystander")) {
        audience = {Sees::player, static_cast<PlayerId>(words.number())};
    }
    words.expect("of");
    const std::uint8_t place = words.place();
    words.expect(":");
    const Round seen = view(game(), round_, audience);
    std::string got;
    if (place == at_dealer) {
        got = to_string(seen.dealer);
        for (std::size_t i = seen.dealer.size(); i < seen.dealer_dealt; ++i) {
            got += got.empty() ? "?" : " ?";
        }
    } else {
        got = seen.boxes[place].cards.empty() ? "hidden" : to_string(seen.boxes[place].cards);
    }
    if (got != words.rest()) throw Differs("sees " + got);
}

std::string_view name(Phase phase) {
    constexpr std::array<std::string_view, 8> names{
        "betting", "closed", "dealt", "deciding", "dealing", "revealing", "showdown", "over"};
    return names[static_cast<std::size_t>(phase)];
}

bool Runner::check(const std::string& verb, Words& words) {
    if (verb == "refuse")
        expect_refusal(words);
    else if (verb == "offers")
        expect_offers(words);
    else if (verb == "result")
        expect_result(words);
    else if (verb == "claim")
        expect_claim(words);
    else if (verb == "view")
        expect_view(words);
    else if (verb == "phase") {
        if (words.next() != name(round_.phase))
            throw Differs("is " + std::string(name(round_.phase)));
    } else if (verb == "net") {
        const std::size_t box = words.box();
        words.expect(":");
        BoxSettlement lines;
        settle_box(game(), rules_, round_, box, lines);
        if (next_line_[box] != 0 && next_line_[box] != lines.size()) {
            throw Differs("another line was settled: " + words_of(lines[next_line_[box]]));
        }
        if (lines.net() != words.money()) throw Differs("net is " + to_string(*lines.net()));
    } else if (verb == "nothing") {  // "nothing 2": the box has no wager to settle
        BoxSettlement lines;
        settle_box(game(), rules_, round_, words.box(), lines);
        if (lines.size() != 0) throw Differs("settled " + words_of(lines[0]));
    } else {
        return false;
    }
    return true;
}

void Runner::line(const std::string& text) {
    Words words(text);
    if (words.empty()) return;
    const std::string verb = words.next();
    if (set_up(verb, words) || check(verb, words)) return;
    if (verb == "ready") return ready();
    if (verb == "next") {
        words.expect("round");
        const Result<Round> next = next_round(game(), rules_, round_);
        if (words.take("->")) {
            if (next) throw Differs("was accepted");
            const std::string reason = words.next();
            if (baize::name(next.error().reason) != reason ||
                next.error().clause != words.clause()) {
                throw Differs("refused with " + std::string(baize::name(next.error().reason)) +
                              " " + std::string(next.error().clause.id()));
            }
            return;
        }
        if (!next) throw Differs("no next round: " + std::string(baize::name(next.error().reason)));
        round_ = *next;
        settled_.clear();
        next_line_.clear();
        return;
    }
    for (const Act& act : acts(verb, words)) {
        if (verb == "report" || verb == "answer")
            expect_ruling(act, words);
        else
            do_act(act);
    }
    if (!words.empty()) throw Differs("not understood: " + words.next());
}

}  // namespace

std::vector<GoldenRound> read_golden_rounds(const std::string& path) {
    std::ifstream file(path);
    std::vector<GoldenRound> rounds;
    std::string text;
    const std::string header = "# name:";
    for (int number = 1; std::getline(file, text); ++number) {
        if (text.rfind(header, 0) == 0) {
            const std::size_t begin = text.find_first_not_of(' ', header.size());
            rounds.push_back(
                {path, begin == std::string::npos ? "" : text.substr(begin), number, {}});
        }
        if (!rounds.empty()) rounds.back().lines.push_back(text);
    }
    return rounds;
}

std::string run_golden_round(const GoldenRound& round) {
    Runner runner;
    int number = round.first_line;
    for (const std::string& text : round.lines) {
        try {
            runner.line(text);
        } catch (const std::exception& difference) {
            return round.file + ":" + std::to_string(number) + ": " + text + "\n    " +
                   difference.what();
        }
        ++number;
    }
    return {};
}

}  // namespace baize::kit
