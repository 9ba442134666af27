// The judge of Crown Hold'em; follows rules 3.6 to 3.43 and, for wagers of the wrong size, 5.9 and
// 5.10. Payments are exact: this book rounds stakes, not payments. [I-44]
#include <algorithm>

#include "engine/core/check.h"
#include "engine/games/crown_holdem/game.h"
#include "engine/games/crown_holdem/rules.h"
#include "engine/games/crown_holdem/wagers.h"
#include "engine/hands/five_card.h"

namespace baize::crown_holdem {

namespace {

enum class Showdown : std::uint8_t { folded, unexposed, higher, lower, equal };

// One box to be settled.
struct Hand {
    const Rules& rules;
    const Round& round;
    const Box& box;
    Money ante{};       // the part that plays
    Clause ante_cut{};  // why a part does not play
    Showdown showdown{};
    FiveCardRank rank{};  // best five of seven; set only when hands are compared
};

Money up_to(Money stake, std::optional<Money> most) {
    return most ? std::min(stake, *most) : stake;
}

// A stake above the minimum is rounded down to a betting unit; one below it plays as placed.
// [CH 5.10(a)] [CH 5.10(b)]
Money in_units(const Limits& limits, Money stake) {
    const Money min = limits.min.value_or(Money{});
    if (!limits.step || stake <= min) return stake;
    return stake - Money::of_cents((stake - min).cents() % limits.step->cents());
}

CardSet with_flop(const Round& round, const CardList<5>& hole) {
    CardSet five = hole.set();
    for (std::size_t i = 0; i < flop_size; ++i)
        five.insert(round.community[i]);
    return five;
}

void compare(Hand& hand) {
    const Round& round = hand.round;
    BAIZE_CHECK(round.community.size() == 5 && hand.box.cards.size() == 2 &&
                round.dealer.size() == 2);
    const CardSet community = round.community.set();
    hand.rank = rank_best_five(hand.box.cards.set() | community);
    const FiveCardRank dealer = rank_best_five(round.dealer.set() | community);
    hand.showdown = hand.rank == dealer  ? Showdown::equal
                    : hand.rank > dealer ? Showdown::higher
                                         : Showdown::lower;
}

void settle_ante(const Hand& hand, BoxSettlement& lines) {
    constexpr Wager ante = Wager::ante;
    const Money staked = hand.box[ante];
    const bool folded = hand.showdown == Showdown::folded;
    if (hand.round.dealer_void.is_set() && folded) {
        lines.give_back(ante, staked, Verdict::returned, "CH 5.5(c)(iii)(1)"_clause);
        return;
    }
    if (hand.ante.is_zero()) {  // less than one betting unit
        lines.give_back(ante, staked, Verdict::returned, hand.ante_cut);
        return;
    }
    if (hand.round.dealer_void.is_set()) {  // with any hand [I-46]
        lines.win(ante, hand.ante, even_money, "CH 5.5(c)(iii)(2)"_clause);
    } else {
        switch (hand.showdown) {
            case Showdown::folded: lines.lose(ante, hand.ante, "CH 3.6(b)(i)"_clause); break;
            case Showdown::unexposed: lines.lose(ante, hand.ante, "CH 3.6(b)(ii)"_clause); break;
            case Showdown::lower: lines.lose(ante, hand.ante, "CH 3.6(b)(iii)"_clause); break;
            case Showdown::equal:
                lines.give_back(ante, hand.ante, Verdict::standoff, "CH 3.6(c)"_clause);
                break;
            case Showdown::higher:
                if (hand.rank >= lowest_paid_ante) {
                    lines.win(ante, hand.ante, even_money, "CH 3.6(a)"_clause);
                } else {
                    lines.give_back(ante, hand.ante, Verdict::standoff, "I-3"_clause);
                }
                break;
        }
    }
    if (staked > hand.ante) lines.excess(ante, staked - hand.ante, hand.ante_cut);
}

// The clause that bars a raise from playing; not set if it plays.
Clause barred(const Hand& hand, const Raise& raise) {
    if (!hand.box.has(Wager::ante)) return "CH 3.35"_clause;
    if (raise.wager != Wager::flop && !hand.box.has(Wager::flop)) {
        return hand.box.forgot_wager ? "CH 5.9(e)(ii)"_clause : "CH 3.35"_clause;
    }
    if (hand.round.dealer_void.is_set()) return raise.dealer_void;
    return {};
}

void settle_raise(const Hand& hand, const Raise& raise, BoxSettlement& lines) {
    const Wager wager = raise.wager;
    const Money staked = hand.box[wager];
    const auto times = [&](Money ante) {
        return checked_product(ante, raise.multiple).value_or(Money::max());
    };
    const Money most = times(hand.ante);
    const Money plays = in_units(hand.rules.limits, std::min(staked, most));
    // The part above the multiple goes back; if the Ante was cut, the multiple is cut with it.
    // [I-45]
    const Clause cut = staked > times(hand.box[Wager::ante]) ? raise.excess
                       : staked > most                       ? "I-45"_clause
                                                             : "CH 5.10(b)"_clause;
    const Clause bar = barred(hand, raise);
    if (bar.is_set() || plays.is_zero()) {
        lines.give_back(wager, staked, Verdict::returned, bar.is_set() ? bar : cut);
        return;
    }
    switch (hand.showdown) {
        case Showdown::folded:  // no hand to win with
        case Showdown::unexposed: lines.lose(wager, plays, raise.unexposed); break;
        case Showdown::lower: lines.lose(wager, plays, raise.lower); break;
        case Showdown::higher: lines.win(wager, plays, even_money, raise.higher); break;
        case Showdown::equal: lines.give_back(wager, plays, Verdict::standoff, raise.equal); break;
    }
    if (staked > plays) lines.excess(wager, staked - plays, cut);
}

struct ExtraClauses {
    Clause listed{};
    Clause not_listed{};
};

// Settles a Poker Extra on five cards. [CH 3.34]
void pay_extra(const Hand& hand,
               Wager wager,
               FiveCardHand category,
               ExtraClauses clauses,
               BoxSettlement& lines) {
    const PayTable& table = hand.rules.tables[poker_extra_slot];
    const Money plays = up_to(hand.box[wager], hand.rules.limits.max);
    if (table.pays(category)) {
        lines.win(wager, plays, table[category], clauses.listed);
    } else {
        lines.lose(wager, plays, clauses.not_listed);
    }
}

void return_excess_extra(const Hand& hand, Wager wager, BoxSettlement& lines) {
    const Money staked = hand.box[wager];
    const Money plays = up_to(staked, hand.rules.limits.max);
    if (staked > plays) lines.excess(wager, staked - plays, "CH 5.10(c)"_clause);
}

void settle_dealer_extra(const Hand& hand, BoxSettlement& lines) {
    constexpr Wager extra = Wager::dealer_poker_extra;
    const bool valid = are_dealer_extras_valid(hand.round);
    if (!valid || hand.round.dealer_void.is_set()) {
        const Clause why = valid ? "CH 5.5(c)(iii)(4)"_clause : "CH 3.27"_clause;
        lines.give_back(extra, hand.box[extra], Verdict::returned, why);
        return;
    }
    const FiveCardRank dealer = rank_five(with_flop(hand.round, hand.round.dealer));
    pay_extra(hand, extra, dealer.category(), {"CH 3.28(a)"_clause, "CH 3.28(b)"_clause}, lines);
    return_excess_extra(hand, extra, lines);
}

// The clause that bars the Player Poker Extras on this hand; not set if they play.
Clause extras_barred(const Hand& hand) {
    if (!hand.box.has(Wager::ante)) return "CH 3.32"_clause;
    const bool settled_without_flop = hand.round.dealer_void.is_set() && !has_flop(hand.round);
    return settled_without_flop ? "CH 5.5(c)(iii)(3)"_clause : Clause{};
}

void settle_player_extras(const Hand& hand, BoxSettlement& lines) {
    const Clause bar = extras_barred(hand);
    const bool shown =
        !bar.is_set() && hand.showdown != Showdown::folded && hand.showdown != Showdown::unexposed;
    const FiveCardRank rank =
        shown ? rank_five(with_flop(hand.round, hand.box.cards)) : FiveCardRank{};
    for (const Wager extra : player_extras) {
        if (!is_open(hand.box, extra)) continue;
        if (bar.is_set()) {
            lines.give_back(extra, hand.box[extra], Verdict::returned, bar);
            continue;
        }
        const Money plays = up_to(hand.box[extra], hand.rules.limits.max);
        if (hand.showdown == Showdown::folded) {
            lines.lose(extra, plays, "CH 3.33(b)(iii)"_clause);
        } else if (hand.showdown == Showdown::unexposed) {
            lines.lose(extra, plays, "CH 3.33(b)(ii)"_clause);
        } else {
            pay_extra(
                hand, extra, rank.category(), {"CH 3.33(a)"_clause, "CH 3.33(b)(i)"_clause}, lines);
        }
        return_excess_extra(hand, extra, lines);
    }
}

}  // namespace

void CrownHoldem::settle_box(const Rules& rules,
                             const Round& round,
                             std::size_t place,
                             BoxSettlement& lines) {
    const Box& box = round.boxes[place];
    const Limits& limits = rules.limits;
    Hand hand{rules, round, box};
    const Money staked = box[Wager::ante];
    hand.ante = in_units(limits, up_to(staked, limits.max));
    const bool above = limits.max && staked > *limits.max;
    hand.ante_cut = above ? "CH 5.10(c)"_clause : "CH 5.10(b)"_clause;
    if (box.standing == Standing::folded) {
        hand.showdown = Showdown::folded;
    } else if (box.declined) {
        hand.showdown = Showdown::unexposed;
    } else if (is_contested(box) && !round.dealer_void.is_set()) {
        compare(hand);
    } else {
        hand.showdown = Showdown::equal;  // nothing is compared, so the value is not read
    }
    if (is_open(box, Wager::ante)) settle_ante(hand, lines);
    for (const Raise& raise : raises) {
        if (is_open(box, raise.wager)) settle_raise(hand, raise, lines);
    }
    if (is_open(box, Wager::dealer_poker_extra)) settle_dealer_extra(hand, lines);
    if (has_open_player_extra(box)) settle_player_extras(hand, lines);
}

JackpotClaim CrownHoldem::jackpot_claim(const Rules& rules, const Round& round, std::size_t place) {
    const Box& box = round.boxes[place];
    const auto verdict = [](Verdict result, Clause clause) {
        return JackpotClaim{.verdict = result, .clause = clause};
    };
    if (is_settled_by_ruling(box, Wager::jackpot)) {
        const Override& word = box.overrides[index(Wager::jackpot)];
        return verdict(word.verdict, word.clause);
    }
    if (!box.has(Wager::ante)) return verdict(Verdict::returned, "CH 3.11"_clause);
    if (box[Wager::jackpot] < rules.jackpot) {  // not even Level 1
        return verdict(Verdict::returned, "CH 5.11"_clause);
    }
    if (round.dealer_void.is_set() && !has_flop(round)) {
        return verdict(Verdict::returned, "CH 5.5(c)(iii)(3)"_clause);
    }
    if (box.standing == Standing::folded) return verdict(Verdict::lose, "CH 3.12(c)(i)"_clause);
    if (box.declined) return verdict(Verdict::lose, "CH 3.12(c)(ii)"_clause);
    if (!box.has(Wager::flop) && !box.forgot_wager) {  // [I-61]
        return verdict(Verdict::lose, "CH 3.12(b)(i)"_clause);
    }
    const std::optional<JackpotHand> hand = flopped_jackpot_hand(round, box);
    const Clause not_listed = "CH 3.12(c)(iii)"_clause;
    if (!hand) return verdict(Verdict::lose, not_listed);
    return {.verdict = Verdict::win, .hand = hand, .lost = not_listed};
}

}  // namespace baize::crown_holdem
