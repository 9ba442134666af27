#include "kit/golden_acts.h"

#include <algorithm>
#include <array>
#include <map>

#include "engine/banked/machine/deal_order.h"
#include "kit/golden_reports.h"
#include "kit/named.h"

namespace baize::kit {

namespace {

using Acts = std::vector<Act>;

constexpr Actor the_dealer = staff(Role::dealer);

Actor by(Words& words, Actor otherwise = the_dealer) {
    return words.take("by") ? words.actor() : otherwise;
}

// Reads "by 7" or "by dealer for 3". Without it, the actor is the owner of the area, or the player
// with its number.
Actor bettor(const GoldenTable& table, std::size_t box, Words& words) {
    if (!words.take("by")) {
        const PlayerId owner = hand_owner(table.round.boxes[box]);
        return player(owner != 0 ? owner : static_cast<PlayerId>(box + 1));
    }
    if (!words.take("dealer")) return player(words.player_number());
    words.expect("for");
    return {Role::dealer, words.player_number()};
}

// "orally", "aloud", "in cash"
Tender tender(Words& words) {
    if (words.take("orally")) return Tender::oral_with_chips;
    if (words.take("aloud")) return Tender::oral_alone;
    if (!words.take("in")) return Tender::chips;
    words.expect("cash");
    return Tender::cash;
}

// "box 1: ante 10.00, pair_plus 5.00", "box 1 by dealer for 3 orally: ante 10.00"
Acts place_wagers(const GoldenTable& table, Words& words) {
    const std::size_t box = words.box();
    const Actor who = bettor(table, box, words);
    const Tender how = tender(words);
    words.expect(":");
    Acts all;
    do {
        const Wager wager = words.wager();
        all.push_back({who, PlaceWager{static_cast<std::uint8_t>(box), wager, words.money(), how}});
    } while (words.take(","));
    return all;
}

// "no more bets"
Acts close_betting(const GoldenTable& /*table*/, Words& words) {
    words.expect("more");
    words.expect("bets");
    return {{by(words), CloseBetting{}}};
}

Acts verify_deck(const GoldenTable& /*table*/, Words& words) {
    return {{by(words), VerifyDeck{}}};
}

// "shuffle", "shuffle second deck"
Acts shuffle_deck(const GoldenTable& /*table*/, Words& words) {
    const bool second = words.take("second");
    if (second) words.expect("deck");
    return {{by(words), Shuffle{second}}};
}

Acts cut_deck(const GoldenTable& /*table*/, Words& words) {
    const Cut cut{static_cast<std::uint8_t>(words.number())};
    return {{by(words), cut}};
}

Acts start_jackpot(const GoldenTable& /*table*/, Words& words) {
    words.expect("jackpot");
    return {{by(words), StartJackpot{}}};
}

Acts close_jackpot(const GoldenTable& /*table*/, Words& words) {
    words.expect("jackpot");
    return {{by(words), CloseJackpot{}}};
}

// "1: Kh 9d 4c; dealer: Js 4d 2h"
std::map<std::uint8_t, std::vector<Card>> hands_by_place(Words& words) {
    std::map<std::uint8_t, std::vector<Card>> hands;
    do {
        const std::uint8_t place = words.place();
        words.expect(":");
        while (!words.empty() && !words.is(";"))
            hands[place].push_back(words.card());
    } while (words.take(";"));
    return hands;
}

// Returns the cards of the hands in the order in which they leave the shoe.
CardList<52> as_dealt(const GoldenTable& table, std::map<std::uint8_t, std::vector<Card>> hands) {
    CardList<52> dealt;
    std::map<std::uint8_t, std::size_t> given;
    const Places areas = dealt_areas(table.game(), table.round);
    const std::size_t size = table.game().facts().hand_size;
    for (const std::uint8_t place : deal_order(areas, size, table.rules.shoe)) {
        const std::vector<Card>& hand = hands[place];
        if (given[place] >= hand.size()) throw GoldenMismatch("the deal leaves a hand short");
        dealt.push_back(hand[given[place]++]);
    }
    return dealt;
}

Acts deal_hands(const GoldenTable& table, Words& words) {
    DealHands deal;
    if (words.take("face")) {
        words.expect("down");
    } else if (words.take("in")) {
        words.expect("order");
        while (words.is_card())
            deal.cards.push_back(words.card());
    } else {
        deal.cards = as_dealt(table, hands_by_place(words));
    }
    return {{the_dealer, deal}};
}

Acts announce_decisions(const GoldenTable& /*table*/, Words& words) {
    return {{by(words), AnnounceDecisions{}}};
}

// "act 1: play 10.00", "act 1 by 2: fold"
Acts decide(const GoldenTable& table, Words& words) {
    const std::size_t box = words.box();
    const Actor who = by(words, table.owner_of(box));
    words.expect(":");
    const std::string text = words.next();
    const std::optional<Decision> decision = named<Decision>(text, decision_count);
    if (!decision) throw GoldenMismatch("no such decision: " + text);
    const Money amount = words.empty() || words.is("->") ? Money{} : words.money();
    return {{who, Decide{static_cast<std::uint8_t>(box), *decision, amount}}};
}

// "flop As Kd 7c", "turn and river 2d 3s"
Acts deal_community(const GoldenTable& /*table*/, Words& words) {
    if (words.take("and")) words.expect("river");
    return {{the_dealer, DealCommunity{words.cards()}}};
}

// "reveal", "reveal by supervisor Js 4d 2h"
Acts reveal_dealer(const GoldenTable& /*table*/, Words& words) {
    const Actor who = by(words);
    return {{who, RevealDealer{words.cards()}}};
}

// "record 1: Kh 9d 4c"
Acts record_hand(const GoldenTable& /*table*/, Words& words) {
    const auto box = static_cast<std::uint8_t>(words.box());
    words.expect(":");
    return {{the_dealer, RecordHand{box, words.cards()}}};
}

Acts decline_exposure(const GoldenTable& table, Words& words) {
    const std::size_t box = words.box();
    const Actor who = by(words, table.owner_of(box));
    return {{who, DeclineExposure{static_cast<std::uint8_t>(box)}}};
}

Acts settle(const GoldenTable& /*table*/, Words& words) {
    return {{by(words), Settle{}}};
}

Acts report(const GoldenTable& /*table*/, Words& words) {
    return {read_report(words)};
}

Acts answer(const GoldenTable& table, Words& words) {
    return {read_answer(table, words)};
}

struct ActWord {
    std::string_view verb{};
    Acts (*read)(const GoldenTable&, Words&) = nullptr;
};

constexpr std::array act_words{
    ActWord{"box", place_wagers},
    ActWord{"no", close_betting},
    ActWord{"verify", verify_deck},
    ActWord{"shuffle", shuffle_deck},
    ActWord{"cut", cut_deck},
    ActWord{"start", start_jackpot},
    ActWord{"close", close_jackpot},
    ActWord{"deal", deal_hands},
    ActWord{"announce", announce_decisions},
    ActWord{"act", decide},
    ActWord{"flop", deal_community},
    ActWord{"turn", deal_community},
    ActWord{"river", deal_community},
    ActWord{"reveal", reveal_dealer},
    ActWord{"record", record_hand},
    ActWord{"decline", decline_exposure},
    ActWord{"settle", settle},
    ActWord{"report", report},
    ActWord{"answer", answer},
};

}  // namespace

std::vector<Act> read_acts(const GoldenTable& table, const std::string& verb, Words& words) {
    const auto* const found =
        std::find_if(act_words.begin(), act_words.end(), [&](const ActWord& known) {
            return known.verb == verb;
        });
    if (found == act_words.end()) throw GoldenMismatch("not understood: " + verb);
    return found->read(table, words);
}

}  // namespace baize::kit
