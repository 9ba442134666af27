// Tests interpretations that a manager chooses on the sign: they are refused where they have no
// meaning, and apply at the table otherwise.
#include <gtest/gtest.h>

#include "house_dealer.h"
#include "jackpot_kit.h"
#include "live_poker.h"
#include "melbourne_table.h"

namespace baize::house {
namespace {

Sign sign_choosing(std::string_view game, DealtBy dealt_by, const Settings& settings) {
    Sign sign = plain_sign(game, dealt_by);
    std::get<HouseTerms>(sign.terms).settings = settings;
    return sign;
}

// Returns the refusal of a manager's command to put up the sign.
std::string refusal_of(const Sign& sign, DealtBy dealt_by) {
    House house;
    house.must(house.area_manager, MakeTable{dealt_by, Chips::money});
    return words(house.refused(house.area_manager, PutUpSign{1, sign, 1}));
}

// The cost of a fold with the given word, with Ante 10, Pair Plus 5 and a pair of fours.
Money cost_of_a_fold(bool keeps_pair_plus) {
    JackpotHouse house;
    const Settings settings{.tcp_online_fold_keeps_pair_plus = keeps_pair_plus};
    const TableId table =
        house.table(sign_choosing("three_card", DealtBy::house, settings), DealtBy::house);
    house.must(house.area_manager, ChangeFloat{table, dollars(20'000)});
    const PersonId rosa = house.guest("Rosa", {table});
    house.seal(table, {{{1, "4h 4d Kc"}}, "Js 5d 2h", {}});
    house.bet(table, 1, rosa, {});
    house.act(rosa, table, PlaceWager{1, Wager::pair_plus, dollars(5)});
    house.deal(table);
    house.act(rosa, table, Decide{1, Decision::fold, {}});
    house.finish(table);
    house.expect_same_when_read();
    return dollars(10'000) - house.stack(table, rosa);
}

// [TCP 7.5.2(a)(i)] [TCP 7.5.2(b)] [I-9]
TEST(FoldKeepsPairPlus, DependsOnTheSettingOfTheSign) {
    EXPECT_EQ(dollars(15), cost_of_a_fold(false));
    EXPECT_EQ(dollars(5), cost_of_a_fold(true));
}

// A dealer hears which kind of fold the player means, so a live table needs no setting. [I-9]
TEST(FoldKeepsPairPlus, IsNoSettingOfALiveTableOrOfAnotherGame) {
    const Settings settings{.tcp_online_fold_keeps_pair_plus = true};
    const Sign live = sign_choosing("three_card", DealtBy::dealer, settings);
    EXPECT_EQ("sign_contradicts I-9", refusal_of(live, DealtBy::dealer));
    const Sign stud = sign_choosing("caribbean_stud", DealtBy::house, settings);
    EXPECT_EQ("sign_contradicts I-9", refusal_of(stud, DealtBy::house));
    MelbourneTable table(plain_sign("three_card", DealtBy::dealer), DealtBy::dealer);
    EXPECT_EQ("sign_contradicts I-9",
              words(table.refused(table.area_manager,
                                  AnnounceChange{table.table_number, live, table.now})));
}

// Two tables on one list, so that Rosa may use two areas: hers are 2 and 4, Otto's is 3. Every hand
// is two pair, every Bet 20, and the maximum payout 50. In the order of the boxes, how much each
// was paid besides its Ante.
std::vector<Money> paid_under(PayoutScope scope) {
    JackpotHouse house;
    Sign sign = sign_choosing("caribbean_stud", DealtBy::house, {.cs_max_payout_scope = scope});
    std::get<HouseTerms>(sign.terms).limits.max_payout = dollars(50);
    const TableId table = house.table(sign, DealtBy::house);
    house.must(house.area_manager, MakeTable{DealtBy::house, Chips::money});
    house.must(house.area_manager, PutUpSign{2, sign, table});
    house.must(house.dealer, OpenTable{2, house.at(2).board.version});
    house.must(house.area_manager, ChangeFloat{table, dollars(20'000)});
    const PersonId rosa = house.guest("Rosa", {table});
    const PersonId otto = house.guest("Otto", {table});
    // The cards that were committed to when the round began stay until the next one.
    house.seal(table, {{{2, "9h 8d 6c 4s 2h"}}, "As Kh 8c 5d 3s", {}});
    house.bet(table, 2, rosa, {});
    house.play(table);
    house.next(table);
    house.seal(table,
               {{{2, "Qh Qd Jc Js 2h"}, {3, "Th Td 9c 9s 2c"}, {4, "7h 7d 6c 6s 2d"}},
                "As Kh 8c 5d 3s",
                {}});
    house.bet(table, 2, rosa, {});
    house.bet(table, 3, otto, {});
    house.bet(table, 4, rosa, {});
    house.play(table);
    house.expect_same_when_read();
    std::vector<Money> paid(3);
    for (const SettledLine& line :
         settled_lines(banked_game(house.at(table)), house.round(table))) {
        if (line.wager.wager == Wager::bet) paid.at(line.box - 2U) += line.wager.paid;
    }
    return paid;
}

// [I-33] [CS 8.1] [CS 7.6.3 by result]
TEST(MaximumPayout, AppliesToAWagerAPlayerOrTheTable) {
    using Paid = std::vector<Money>;
    EXPECT_EQ((Paid{dollars(40), dollars(40), dollars(40)}), paid_under(PayoutScope::wager));
    EXPECT_EQ((Paid{dollars(10), dollars(40), dollars(40)}), paid_under(PayoutScope::player));
    EXPECT_EQ((Paid{dollars(0), dollars(10), dollars(40)}), paid_under(PayoutScope::table));
}

// [I-33]
TEST(MaximumPayout, HasAScopeOnlyIfThereIsAMaximum) {
    const Settings settings{.cs_max_payout_scope = PayoutScope::player};
    EXPECT_EQ("sign_contradicts I-33",
              refusal_of(sign_choosing("three_card", DealtBy::house, settings), DealtBy::house));
    Sign sign = sign_choosing("wild_aruba", DealtBy::house, settings);
    std::get<HouseTerms>(sign.terms).limits.max_payout.reset();
    EXPECT_EQ("sign_incomplete I-33", refusal_of(sign, DealtBy::house));
}

Sign pot_limit(bool before_rake, DealtBy dealt_by = DealtBy::dealer) {
    Sign sign = plain_sign("holdem", dealt_by);
    auto& terms = std::get<PokerTerms>(sign.terms);
    terms.betting.structure = poker::Structure::pot;
    terms.betting.pot_before_rake = before_rake;
    terms.commission.minimum = dollars(1);
    terms.commission.rate = 1000;
    terms.forced.blinds = {dollars(5), dollars(10)};
    terms.betting.minimum = dollars(10);
    return sign;
}

// Three players have put in ten each, and three of the thirty are on the drop slide as commission.
// [CP 6.7] [I-38]
TEST(PotBeforeRake, DeterminesThePotThatLimitsABet) {
    for (const bool before_rake : {true, false}) {
        LivePoker house(pot_limit(before_rake));
        house.to_the_flop();
        ASSERT_EQ(dollars(3), house.hand(house.live).drop_slide);
        const poker::Seat seat = house.small();
        const Money most = before_rake ? dollars(30) : dollars(27);
        const ActInHand above{house.live, poker::bet(seat, most + Money::of_cents(1))};
        EXPECT_EQ("raise_too_large CP 6.6", words(house.refused(house.dealer, above)));
        house.act(poker::bet(seat, most));
        EXPECT_EQ(dollars(190) - most, house.chips_of(seat));
        expect_read_back(house);
    }
}

// [I-38]
TEST(PotBeforeRake, IsRefusedWithoutAPotLimit) {
    Sign sign = pot_limit(false);
    std::get<PokerTerms>(sign.terms).betting.structure = poker::Structure::no_limit;
    EXPECT_EQ("sign_contradicts I-38", refusal_of(sign, DealtBy::dealer));
}

Sign sign_about_turns(DealtBy dealt_by, bool binding) {
    Sign sign = plain_sign("holdem", dealt_by);
    std::get<PokerTerms>(sign.terms).betting.oot_binding = binding;
    return sign;
}

// [CP 6.18] [CP 6.18.1] [CP 6.18.3] [I-40]
TEST(OutOfTurn, IsBindingOrNotAsTheSignSays) {
    for (const bool binding : {true, false}) {
        LivePoker house(sign_about_turns(DealtBy::dealer, binding));
        house.to_the_flop();
        const poker::Seat big = house.big();
        const poker::Seat button = house.button();
        const PushChips bet{house.live, {.seat = big, .chips = dollars(20)}};
        const PushChips check{house.live, {.seat = button, .says = poker::Says::check}};
        if (binding) {
            house.must(house.dealer, bet);
            house.must(house.dealer, check);
        } else {
            EXPECT_EQ("not_your_turn I-40", words(house.refused(house.dealer, bet)));
            EXPECT_EQ("not_your_turn I-40", words(house.refused(house.dealer, check)));
            EXPECT_EQ(dollars(198), house.chips_of(big));
        }
        house.act(poker::check(house.small()));
        // Chips bet out of turn count as a bet now, or the player may choose freely.
        EXPECT_EQ(binding ? button : big, house.hand(house.live).actor);
        EXPECT_EQ(dollars(binding ? 178 : 198), house.chips_of(big));
        if (!binding) house.act(poker::bet(big, dollars(30)));
        const ActInHand raise{house.live, poker::bet(button, dollars(100))};
        EXPECT_EQ(!binding, house.submit(house.dealer, raise).has_value());
        expect_read_back(house);
    }
}

// [I-40]
TEST(OutOfTurn, IsImpossibleAtTablesOfTheHouse) {
    EXPECT_EQ("sign_contradicts I-40",
              refusal_of(sign_about_turns(DealtBy::house, false), DealtBy::house));
}

// A live table where Cleo wagers less than the minimum, leaves and comes back.
class ShortWagers : public MelbourneTable {
  public:
    ShortWagers(const MelbourneGame& game, WarningScope scope)
        : MelbourneTable(
              sign_choosing(game.game, DealtBy::dealer, {.short_wager_warning_scope = scope}),
              DealtBy::dealer) {
        cleo = player("Cleo", dollars(1'000));
        come();
    }

    void come() {
        must(cleo, TakeSeat{table_number, 4, cleo});
        must(cleo, BuyChips{table_number, dollars(100)});
    }

    // Returns whether the wager was settled as usual, with a warning; otherwise it was returned.
    bool is_warned_anew() {
        must(cleo, ante(4, dollars(5)));
        deal({CloseBetting{}});
        const Report found{.what = Irregularity::amount_found,
                           .place = 4,
                           .wager = Wager::ante,
                           .amount = dollars(3)};
        must(dealer, act(found));
        const bool is_returned =
            round(table_number).boxes[4].overrides[index(Wager::ante)].clause.is_set();
        deal({Shuffle{}, Cut{20}, DealHands{}, AnnounceDecisions{}});
        fold_everybody();
        deal({Settle{}});
        must(dealer, OpenRound{table_number});
        return !is_returned;
    }

    void leave_and_come_back() {
        must(cleo, LeaveTable{table_number, cleo});
        come();
    }

    PersonId cleo = 0;
};

// [CS 6.2.1] [TCP 6.2.1] [I-85]
TEST(ShortWagerWarning, IsRememberedForTheStayOrTheDay) {
    for (const MelbourneGame& game : melbourne_games) {
        SCOPED_TRACE(game.game);
        ShortWagers stay(game, WarningScope::seat_session);
        EXPECT_TRUE(stay.is_warned_anew());
        EXPECT_FALSE(stay.is_warned_anew());
        stay.leave_and_come_back();
        EXPECT_TRUE(stay.is_warned_anew());
        stay.pass(Span::of_hours(24));
        EXPECT_FALSE(stay.is_warned_anew());
        expect_read_back(stay);

        ShortWagers day(game, WarningScope::day);
        EXPECT_TRUE(day.is_warned_anew());
        day.leave_and_come_back();
        EXPECT_FALSE(day.is_warned_anew());
        const Midway midway(day);
        day.pass(Span::of_hours(24));
        EXPECT_TRUE(day.is_warned_anew());
        day.leave_and_come_back();
        EXPECT_FALSE(day.is_warned_anew());
        midway.expect_same_end(day);
        expect_read_back(day);
    }
}

// Betting may be open at midnight: the day of a round is the day on which its betting closes.
// [I-85]
TEST(ShortWagerWarning, CountsDaysFromMidnight) {
    for (const std::int64_t later : {std::int64_t{-1}, std::int64_t{0}}) {
        ShortWagers house(melbourne_games[0], WarningScope::day);
        EXPECT_TRUE(house.is_warned_anew());
        constexpr std::int64_t day = Span::of_hours(24).microseconds();
        const std::int64_t midnight = (house.now.microseconds() / day + 1) * day;
        house.now = Moment::of_microseconds(midnight + later);
        EXPECT_EQ(later == 0, house.is_warned_anew());
    }
}

// [I-85]
TEST(ShortWagerWarning, IsRefusedInPerth) {
    const Settings settings{.short_wager_warning_scope = WarningScope::day};
    EXPECT_EQ(
        "sign_contradicts I-85",
        refusal_of(sign_choosing("crown_holdem", DealtBy::dealer, settings), DealtBy::dealer));
}

// Returns whether a Jackpot wager that is a dollar short, which is found after the flop, waits for
// its owner.
bool may_be_topped_up(std::string_view game, TopUpDeadline deadline) {
    JackpotHouse house;
    Sign sign = JackpotHouse::sign(game, dollars(5), DealtBy::dealer);
    std::get<HouseTerms>(sign.terms).settings.jackpot_topup_deadline = deadline;
    const TableId table = house.table(sign, DealtBy::dealer);
    house.must(house.area_manager,
               MeterCommand(FitEquipment{table, JackpotHouse::terms(game, dollars(5))}));
    house.system(JackpotHouse::terms(game, dollars(5)), {table});
    const PersonId rosa = house.guest("Rosa", {table});
    house.seal(table, {{{1, "9h 8h"}}, "Kh Ks", "2h 6h Th Kc Kd"});
    house.bet(table, 1, rosa, dollars(5));
    house.deal(table);
    const bool is_crown = game == "crown_holdem";
    house.act(rosa,
              table,
              is_crown ? Decide{1, Decision::flop, dollars(20)} : Decide{1, Decision::check, {}});
    house.act(house.dealer, table, DealCommunity{house.next_cards<5>(table, 3)});
    const Report found{.what = Irregularity::amount_found,
                       .place = 1,
                       .wager = Wager::jackpot,
                       .amount = dollars(4)};
    house.act(house.dealer, table, found);
    const bool waits = !house.round(table).questions.empty();
    if (waits) house.act(rosa, table, Answer{Asks::top_up, 1, Reply::yes});
    house.finish(table);
    EXPECT_EQ(waits, house.meters().claims.size() == 1);
    house.expect_same_when_read();
    return waits;
}

// [UTH 5.14] [CH 5.11] [I-86]
TEST(TopUpDeadline, IsTheFlopOrTheSettlement) {
    for (const std::string_view game : {"ultimate_holdem", "crown_holdem"}) {
        EXPECT_FALSE(may_be_topped_up(game, TopUpDeadline::flop));
        EXPECT_TRUE(may_be_topped_up(game, TopUpDeadline::settlement));
    }
    const Settings settings{.jackpot_topup_deadline = TopUpDeadline::settlement};
    EXPECT_EQ(
        "sign_contradicts I-86",
        refusal_of(sign_choosing("caribbean_stud", DealtBy::house, settings), DealtBy::house));
}

// Plays a round to its end and returns the places of its community cards in the committed deck.
std::vector<std::size_t> places_of_board(std::string_view game, bool burn) {
    House house;
    HouseDealer dealer(3);
    const TableId table =
        house.table(sign_choosing(game, DealtBy::house, {.burn = burn}), DealtBy::house);
    const PersonId rosa = house.player("Rosa", dollars(1'000));
    house.must(rosa, TakeSeat{table, 1, rosa});
    house.must(rosa, BuyChips{table, dollars(1'000)});
    dealer.run(house, table);
    const bool is_crown = game == "crown_holdem";
    for (const Wager wager : {Wager::ante, Wager::blind}) {
        if (wager == Wager::blind && is_crown) continue;
        house.must(rosa, ActInRound{table, PlaceWager{1, wager, dollars(5)}, 0});
    }
    house.must(rosa, FinishWagers{table});
    while (house.round(table).phase != Phase::over) {
        if (dealer.step(house, table)) continue;
        if (may_decline(house.at(table), 1)) {
            house.must(rosa, BankedCommand(ShowHand{table}));
            continue;
        }
        const BankedGame& played = banked_game(house.at(table));
        const DecisionOffers offers = played.hooks->decisions(played.rules, house.round(table), 1);
        // A player who waits to the end has seen all cards that are dealt one by one.
        const DecisionOffer* chosen = offers.begin();
        for (const DecisionOffer& offer : offers) {
            if (offer.decision == Decision::check) chosen = &offer;
        }
        house.must(rosa, ActInRound{table, Decide{1, chosen->decision, chosen->amount}, 0});
        if (testing::Test::HasFatalFailure()) return {};
    }
    const CardList<card_count>& deck = house.at(table).sealed->deck;
    std::vector<std::size_t> places;
    for (const Card card : house.round(table).community)
        places.push_back(
            static_cast<std::size_t>(std::find(deck.begin(), deck.end(), card) - deck.begin()));
    expect_read_back(house);
    return places;
}

// One player and the dealer have the first four cards. [UTH 4.7] [UTH 4.9] [CH 4.6] [I-113]
TEST(Burns, ComeBeforeEveryStreetBySetting) {
    using Places = std::vector<std::size_t>;
    EXPECT_EQ((Places{4, 5, 6, 7, 8}), places_of_board("ultimate_holdem", false));
    EXPECT_EQ((Places{5, 6, 7, 9, 10}), places_of_board("ultimate_holdem", true));
    EXPECT_EQ((Places{4, 5, 6, 7, 8}), places_of_board("crown_holdem", false));
    EXPECT_EQ((Places{5, 6, 7, 9, 11}), places_of_board("crown_holdem", true));
    EXPECT_EQ(
        "sign_contradicts I-113",
        refusal_of(sign_choosing("three_card", DealtBy::house, {.burn = true}), DealtBy::house));
}

}  // namespace
}  // namespace baize::house
