#include "kit/golden_checks.h"

#include <array>

#include "engine/banked/machine/view.h"
#include "kit/golden_acts.h"

namespace baize::kit {

namespace {

std::string_view word_of(Phase phase) {
    constexpr std::array<std::string_view, 8> words{
        "betting", "closed", "dealt", "deciding", "dealing", "revealing", "showdown", "over"};
    return words[static_cast<std::size_t>(phase)];
}

std::string words_of(const SettledWager& line) {
    std::string text = std::string(name(line.wager)) + (line.is_excess ? "_excess" : "") + " " +
                       std::string(name(line.verdict)) + " " + to_string(line.staked);
    if (line.paid.is_positive()) text += " pays " + to_string(line.paid);
    return text + " " + std::string(line.clause.id());
}

std::string words_of(const JackpotClaim& claim) {
    std::string text(name(claim.verdict));
    if (claim.carried) text += " carried";
    text += " ";
    if (claim.verdict != Verdict::win) return text.append(claim.clause.id());
    return text.append(claim.hand ? name(*claim.hand) : "nothing");
}

std::string words_of(const DecisionOffers& offers) {
    std::string text;
    for (const DecisionOffer& offer : offers) {
        if (!text.empty()) text += " | ";
        text += name(offer.decision);
        if (offer.wager) text += " " + to_string(offer.amount);
    }
    return text.empty() ? "nothing" : text;
}

BoxSettlement settlement(const GoldenTable& table, std::size_t box) {
    BoxSettlement lines;
    settle_box(table.game(), table.rules, table.round, box, lines);
    return lines;
}

// "refuse act 1: play 5.00 -> wrong_amount TCP 5.6". Of several wagers the last is refused.
void expect_refusal(GoldenTable& table, Words& words) {
    const std::string verb = words.next();
    const std::vector<Act> acts = read_acts(table, verb, words);
    words.expect("->");
    GoldenTable trial = table;
    for (std::size_t i = 0; i + 1 < acts.size(); ++i)
        trial.play(acts[i]);
    const Result<Step> step = apply(trial.game(), trial.rules, trial.round, acts.back());
    if (step) throw GoldenMismatch("was accepted");
    expect_rejection(step.error(), words);
}

// "offers 1: play 10.00 | fold"
void expect_offers(GoldenTable& table, Words& words) {
    const std::size_t box = words.box();
    words.expect(":");
    const bool asked = table.round.phase == Phase::deciding && !table.round.boxes[box].acted;
    const std::string got =
        words_of(asked ? table.game().decisions(table.rules, table.round, box) : DecisionOffers{});
    if (got != words.rest()) throw GoldenMismatch("offered " + got);
}

// "result 1: ante win 10.00 pays 10.00 TCP 5.6.1(a)". The box is settled at its first result.
void expect_result(GoldenTable& table, Words& words) {
    const std::size_t box = words.box();
    words.expect(":");
    MatchedSettlement& matched = table.matched[box];
    if (matched.next == 0) matched.lines = settlement(table, box);
    const std::size_t at = matched.next++;
    const std::string got =
        at < matched.lines.size() ? words_of(matched.lines.begin()[at]) : "nothing more";
    if (got != words.rest()) throw GoldenMismatch("settled " + got);
}

// "net 1: -25.00". If a box has a result line, every result of the box needs one.
void expect_net(GoldenTable& table, Words& words) {
    const std::size_t box = words.box();
    words.expect(":");
    const BoxSettlement lines = settlement(table, box);
    const std::size_t matched = table.matched[box].next;
    if (matched != 0 && matched != lines.size()) {
        throw GoldenMismatch("another line was settled: " + words_of(lines.begin()[matched]));
    }
    if (lines.net() != words.money()) throw GoldenMismatch("net is " + to_string(*lines.net()));
}

// "nothing 2": the box has no wager to settle.
void expect_nothing(GoldenTable& table, Words& words) {
    const BoxSettlement lines = settlement(table, words.box());
    if (lines.size() != 0) throw GoldenMismatch("settled " + words_of(lines.begin()[0]));
}

// "claim 1: win royal_flush"
void expect_claim(GoldenTable& table, Words& words) {
    const std::size_t box = words.box();
    words.expect(":");
    const std::string got = words_of(table.game().jackpot_claim(table.rules, table.round, box));
    if (got != words.rest()) throw GoldenMismatch("claims " + got);
}

void expect_phase(GoldenTable& table, Words& words) {
    const std::string_view got = word_of(table.round.phase);
    if (got != words.next()) throw GoldenMismatch("is " + std::string(got));
}

// "bystander", "inspector" or a player's number.
Audience audience(Words& words) {
    if (words.take("inspector")) return {Sees::inspector};
    if (words.take("bystander")) return {};
    return {Sees::player, words.player_number()};
}

std::string dealer_as_seen(const Round& seen) {
    std::string text = to_string(seen.dealer);
    for (std::size_t i = seen.dealer.size(); i < seen.dealer_dealt; ++i)
        text += text.empty() ? "?" : " ?";
    return text;
}

std::string hand_as_seen(const Box& seen) {
    return seen.cards.empty() ? "hidden" : to_string(seen.cards);
}

// "view 2 of 1: hidden", "view 1 of dealer: Js ? ?"
void expect_view(GoldenTable& table, Words& words) {
    const Audience watching = audience(words);
    words.expect("of");
    const std::uint8_t place = words.place();
    words.expect(":");
    const Round seen = view(table.game(), table.round, watching);
    const std::string got =
        place == at_dealer ? dealer_as_seen(seen) : hand_as_seen(seen.boxes.at(place));
    if (got != words.rest()) throw GoldenMismatch("sees " + got);
}

constexpr std::array statements{
    Statement{"refuse", expect_refusal},
    Statement{"offers", expect_offers},
    Statement{"result", expect_result},
    Statement{"net", expect_net},
    Statement{"nothing", expect_nothing},
    Statement{"claim", expect_claim},
    Statement{"phase", expect_phase},
    Statement{"view", expect_view},
};

}  // namespace

std::span<const Statement> check_statements() {
    return statements;
}

void expect_ruling(const Ruling& ruling, Words& words) {
    words.expect("->");
    const std::string outcome = words.next();
    const Clause clause = words.clause();
    if (name(ruling.outcome) != outcome || ruling.clause != clause) {
        throw GoldenMismatch("ruled " + std::string(name(ruling.outcome)) + " " +
                             std::string(ruling.clause.id()));
    }
}

void expect_rejection(const Rejection& rejection, Words& words) {
    const std::string reason = words.next();
    const Clause clause = words.clause();
    if (name(rejection.reason) != reason || rejection.clause != clause) {
        throw GoldenMismatch("refused with " + words_of(rejection));
    }
}

}  // namespace baize::kit
