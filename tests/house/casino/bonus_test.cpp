// Bonus prizes from the sign to the player: prompted, verified, paid or owed, and never twice.
#include <gtest/gtest.h>

#include "case_kit.h"
#include "house/casino/table_view.h"
#include "house/workflows/rounds/bonuses.h"
#include "house_dealer.h"
#include "live_poker.h"

namespace baize::house {
namespace {

using poker::PaidIn;

BonusPrize quads(std::int64_t worth) {
    return {
        .promotion = "High Hand", .hand = FiveCardHand::four_of_a_kind, .worth = dollars(worth)};
}

BonusPrize goods(std::string_view what) {
    BonusPrize prize = quads(900);
    prize.kind = poker::Prize::goods;
    prize.what = what;
    return prize;
}

Sign sign_with(std::vector<BonusPrize> prizes, DealtBy dealt_by = DealtBy::dealer) {
    Sign sign = plain_sign("holdem", dealt_by);
    std::get<PokerTerms>(sign.terms).bonuses = std::move(prizes);
    return sign;
}

// A live table with three players; two of them can make four of a kind with the board.
class LiveBonus : public LivePoker {
  public:
    explicit LiveBonus(std::vector<BonusPrize> prizes, Chips chips = Chips::money)
        : LivePoker(sign_with(std::move(prizes)), chips) {}

    void to_the_showdown() {
        to_the_flop({"Ah", "Ac", "Kh"});
        all_stay_in();
        deal({"Kc"});
        all_stay_in();
        deal({"4d"});
        all_stay_in();
    }

    void push_pots() { act({.does = poker::Does::push}); }

    // Four aces against four kings, both shown; the third player mucks.
    void play_two_quads() {
        to_the_showdown();
        while (hand(live).phase == poker::Phase::showdown) {
            const poker::Seat seat = hand(live).actor;
            if (seat == small()) show(seat, {"As", "Ad"});
            if (seat == big()) show(seat, {"Ks", "Kd"});
            if (seat == button()) act({.does = poker::Does::muck, .seat = seat});
        }
        push_pots();
    }

    [[nodiscard]] const PokerBonuses& bonuses() const { return at(live).bonuses; }

    [[nodiscard]] Money owed_to(PersonId person) const {
        return balance({ledger::AccountKind::liability, person, 0});
    }

    [[nodiscard]] Money houses() const { return balance(ledger::the_house); }

    // Verifies that these seats of the first prompt have won.
    void verify(std::vector<SeatIndex> good) {
        must(supervisor, VerifyBonus{live, bonuses().prompts.front().number, std::move(good)});
    }
};

// [CP 11.1] [CP 11.3] [CP 11.3.1] [I-100]
TEST(BonusAtTheTable, IsPromptedVerifiedAndPaidInChipsBesidePotAndCommission) {
    LiveBonus plain({});
    LiveBonus house({quads(500)});
    plain.play_two_quads();
    house.play_two_quads();
    // The pot is the same with and without a promotion.
    const poker::Seat small = house.small();
    EXPECT_EQ(plain.chips_of(plain.small()), house.chips_of(small));
    EXPECT_EQ(plain.balance(chip_box_of(plain.live)), house.balance(chip_box_of(house.live)));
    EXPECT_TRUE(plain.bonuses().prompts.empty());

    // All people at the table see the prompt to the dealer.
    const Viewer viewer = viewer_of(house.casino.state(), house.dealer);
    const TableView seen =
        view_of(house.casino.state(), house.casino.balances(), house.at(house.live), viewer);
    ASSERT_EQ(1U, seen.bonuses.prompts.size());
    const BonusPrompt& prompt = seen.bonuses.prompts.front();
    EXPECT_EQ(1U, prompt.hand);
    ASSERT_EQ(2U, prompt.hands.size());
    for (const BonusHand& hand : prompt.hands) {
        EXPECT_EQ(FiveCardHand::four_of_a_kind, hand.hand.category());
        EXPECT_EQ(house.in(hand.seat), hand.person);
        EXPECT_NE(house.button(), hand.seat);
    }

    // No prize is paid before the verification, and the dealer may not verify.
    const VerifyBonus both{house.live, prompt.number, {small, house.big()}};
    EXPECT_EQ("rank_too_low CP 11.3", refusal(house, house.dealer, both));
    EXPECT_EQ("rank_too_low CP 11.3", refusal(house, house.in(small), both));
    EXPECT_EQ("no_such_claim CP 11.3.1",
              refusal(house, house.dealer, PayBonus{house.live, prompt.number, PaidIn::chips}));
    const Money before = house.houses();
    house.must(house.supervisor, both);
    EXPECT_EQ("no_such_claim CP 11.3", refusal(house, house.supervisor, both));
    EXPECT_EQ(before - dollars(1'000), house.houses());
    EXPECT_EQ(dollars(500), house.owed_to(house.in(small)));

    // Each of two simultaneous winners gets the whole prize once.
    const Money stack = house.chips_of(small);
    const Midway midway(house);
    ASSERT_EQ(2U, house.bonuses().owed.size());
    const BonusOwed owed = house.bonuses().owed.front();
    EXPECT_EQ(Role::supervisor, owed.award.verified_by);
    const PayBonus pay{house.live, owed.number, PaidIn::chips};
    EXPECT_EQ("rank_too_low CP 11.3.1", refusal(house, house.in(small), pay));
    house.must(house.dealer, pay);
    EXPECT_EQ("no_such_claim CP 11.3.1", refusal(house, house.dealer, pay));
    EXPECT_EQ(stack + dollars(500), house.chips_of(small));
    EXPECT_EQ(Money{}, house.owed_to(house.in(small)));
    EXPECT_EQ(dollars(500), house.owed_to(house.in(house.big())));
    midway.expect_same_end(house);
    // The player may bet the chips at once.
    house.open();
    EXPECT_EQ(stack + dollars(500), house.hand(house.live).starting[small]);
    expect_read_back(house);
}

// Cash leaves the house at the cage; its equivalent goes to the wallet. [CP 11.3.1] [I-138]
TEST(BonusAtTheTable, IsPaidInCashAtTheCageOrIntoTheWallet) {
    LiveBonus house({quads(500)});
    house.play_two_quads();
    const PersonId first = house.in(house.small());
    const PersonId second = house.in(house.big());
    house.verify({house.small(), house.big()});
    const PayBonus cash{house.live, house.bonuses().owed[0].number, PaidIn::cash};
    const PayBonus other{house.live, house.bonuses().owed[1].number, PaidIn::cash_equivalent};
    EXPECT_EQ("cage_only I-138", refusal(house, house.dealer, cash));
    EXPECT_EQ("cage_only I-138", refusal(house, house.supervisor, cash));
    EXPECT_EQ("rank_too_low CP 11.3.1", refusal(house, house.cage, other));
    const Money outside = house.balance(ledger::the_cage);
    const Money wallet = house.wallet(first);
    house.must(house.cage, cash);
    EXPECT_EQ(outside + dollars(500), house.balance(ledger::the_cage));
    EXPECT_EQ(wallet, house.wallet(first));
    const Money wallet_of_second = house.wallet(second);
    // Cash may be paid while the player is in a hand; chips may not. [CP 6.11]
    house.open();
    EXPECT_EQ("in_a_hand CP 6.11",
              refusal(house, house.dealer, PayBonus{house.live, other.award, PaidIn::chips}));
    house.must(house.dealer, other);
    EXPECT_EQ(wallet_of_second + dollars(500), house.wallet(second));
    EXPECT_TRUE(house.bonuses().owed.empty());
    expect_read_back(house);
}

// [CP 11.1] [CP 11.3.2]
TEST(BonusAtTheTable, OfGoodsIsOwedUntilItIsDelivered) {
    LiveBonus house({goods("a bicycle")});
    house.play_two_quads();
    house.verify({house.small()});
    ASSERT_EQ(1U, house.bonuses().owed.size());
    const BonusOwed owed = house.bonuses().owed.front();
    EXPECT_EQ("a bicycle", owed.prize.what);
    EXPECT_EQ(dollars(900), owed.award.worth);
    EXPECT_EQ(Money{}, house.owed_to(house.in(house.small())));
    const DeliverBonus deliver{house.live, owed.number};
    EXPECT_EQ("not_offered CP 11.3.2",
              refusal(house, house.dealer, PayBonus{house.live, owed.number, PaidIn::chips}));
    house.open();  // at a convenient time
    EXPECT_EQ("rank_too_low CP 11.3.2", refusal(house, house.in(house.small()), deliver));
    const Midway midway(house);
    house.must(house.dealer, deliver);
    EXPECT_EQ("no_such_claim CP 11.3.2", refusal(house, house.dealer, deliver));
    midway.expect_same_end(house);
    EXPECT_EQ("no_such_claim CP 11.3.2",
              refusal(house, house.dealer, DeliverBonus{house.live, 99}));
    expect_read_back(house);
}

// Half of 5.01 is 2.50; if one hand is found not to have won, the other gets the whole prize.
// [I-100]
TEST(BonusAtTheTable, IsSharedWhereTheSignSaysSo) {
    for (const bool are_both_good : {true, false}) {
        BonusPrize prize = quads(5);
        prize.worth = Money::of_cents(501);
        prize.shared = true;
        Sign sign = sign_with({prize});
        LiveBonus house({prize});
        house.play_two_quads();
        std::vector<SeatIndex> good{house.small()};
        if (are_both_good) good.push_back(house.big());
        house.verify(good);
        const Money worth = Money::of_cents(are_both_good ? 250 : 501);
        ASSERT_EQ(good.size(), house.bonuses().owed.size());
        EXPECT_EQ(worth, house.bonuses().owed.front().award.worth);
        EXPECT_EQ(worth, house.owed_to(house.in(house.small())));
        EXPECT_EQ(are_both_good ? worth : Money{}, house.owed_to(house.in(house.big())));
        expect_read_back(house);
    }
}

// Only whole chips are paid: the remainder of a share is paid in another way. [CP 6.2] [CP 11.3.1]
TEST(BonusAtTheTable, IsNotPaidInPartsOfAChip) {
    BonusPrize prize = quads(5);
    prize.worth = Money::of_cents(501);
    Sign sign = sign_with({prize});
    auto& terms = std::get<PokerTerms>(sign.terms);
    terms.chip = dollars(1);
    terms.commission.minimum = dollars(1);
    LivePoker house(sign);
    house.to_the_flop({"Ah", "Ac", "Kh"});
    while (house.hand(house.live).phase == poker::Phase::betting) {
        const poker::Seat seat = house.hand(house.live).actor;
        house.act(seat == house.button() ? poker::bet(seat, dollars(10))
                  : house.hand(house.live).betting.level.is_positive() ? poker::fold(seat)
                                                                       : poker::check(seat));
    }
    if (house.hand(house.live).phase == poker::Phase::pushing)
        house.act({.does = poker::Does::push});
    house.must(
        house.dealer,
        TableHand{
            house.live, house.button(), {Card::parse("As").value(), Card::parse("Ad").value()}});
    const std::uint32_t prompt = house.at(house.live).bonuses.prompts.front().number;
    house.must(house.area_manager, VerifyBonus{house.live, prompt, {house.button()}});
    const std::uint32_t award = house.at(house.live).bonuses.owed.front().number;
    EXPECT_EQ("not_a_betting_unit CP 6.2",
              refusal(house, house.dealer, PayBonus{house.live, award, PaidIn::chips}));
    house.must(house.dealer, PayBonus{house.live, award, PaidIn::cash_equivalent});
    expect_read_back(house);
}

// The verifying person checks the hands one by one. [CP 11.3]
TEST(BonusAtTheTable, IsNotForAHandThatIsNotFoundGood) {
    LiveBonus house({quads(500)});
    house.play_two_quads();
    const std::uint32_t prompt = house.bonuses().prompts.front().number;
    EXPECT_EQ("not_in_the_hand CP 11.3",
              refusal(house, house.supervisor, VerifyBonus{house.live, prompt, {house.button()}}));
    EXPECT_EQ("not_in_the_hand CP 11.3",
              refusal(house,
                      house.supervisor,
                      VerifyBonus{house.live, prompt, {house.small(), house.small()}}));
    house.verify({});
    EXPECT_TRUE(house.bonuses().prompts.empty());
    EXPECT_TRUE(house.bonuses().owed.empty());
    // The seat cannot be verified again: its claim has been decided.
    EXPECT_EQ("already_done I-100",
              refusal(house, house.dealer, TableHand{house.live, house.small(), {}}));
    expect_read_back(house);
}

// [CP 11.4]
TEST(BonusAtTheTable, IsNotForAFoldedOrMuckedHand) {
    LiveBonus house({quads(500)});
    const auto card = [](const char* text) { return Card::parse(text).value(); };
    house.to_the_showdown();
    const poker::Seat small = house.small();
    house.show(small, {"Qs", "Qd"});
    house.act({.does = poker::Does::muck, .seat = house.big()});
    house.act({.does = poker::Does::muck, .seat = house.button()});
    house.push_pots();
    EXPECT_TRUE(house.bonuses().prompts.empty());
    EXPECT_EQ(
        "not_in_the_hand CP 11.4",
        refusal(house, house.dealer, TableHand{house.live, house.big(), {card("Ks"), card("Kd")}}));
    // Two pairs are no four of a kind.
    EXPECT_EQ("no_such_prize CP 11.2",
              refusal(house, house.dealer, TableHand{house.live, small, {}}));
    house.open();
    house.act(poker::fold(house.button()));
    EXPECT_EQ("not_now CP 11.3",
              refusal(house, house.dealer, TableHand{house.live, house.button(), {}}));
    expect_read_back(house);
}

// [I-100]
TEST(BonusAtTheTable, IsForAWinnerWithoutShowdownWhoTablesAtOnce) {
    for (const bool is_at_once : {true, false}) {
        LiveBonus house({quads(500)});
        house.to_the_flop({"Ah", "Ac", "Kh"});
        const poker::Seat small = house.small();
        house.act(poker::bet(small, dollars(10)));
        house.act(poker::fold(house.big()));
        house.act(poker::fold(house.button()));
        if (house.hand(house.live).phase == poker::Phase::pushing) house.push_pots();
        ASSERT_EQ(poker::Phase::over, house.hand(house.live).phase);
        EXPECT_TRUE(house.bonuses().prompts.empty());
        if (!is_at_once) house.open();
        const TableHand tabled{
            house.live, small, {Card::parse("As").value(), Card::parse("Ad").value()}};
        if (!is_at_once) {
            EXPECT_EQ("not_now CP 11.3", refusal(house, house.dealer, tabled));
            continue;
        }
        EXPECT_EQ("rank_too_low CP 11.3", refusal(house, house.in(small), tabled));
        EXPECT_EQ("cards_unknown I-100",
                  refusal(house, house.dealer, TableHand{house.live, small, {}}));
        house.must(house.dealer, tabled);
        EXPECT_EQ("already_done I-100", refusal(house, house.dealer, tabled));
        ASSERT_EQ(1U, house.bonuses().prompts.size());
        house.open();  // the prompt stays
        house.verify({small});
        EXPECT_EQ(dollars(500), house.owed_to(house.in(small)));
        expect_read_back(house);
    }
}

// A hand gets the best line of each promotion: one promotion gives one prize, two give both.
// [I-100]
TEST(BonusAtTheTable, IsTheBestLineOfEachPromotion) {
    BonusPrize aces = quads(700);
    aces.of = Rank::ace;
    BonusPrize other{.promotion = "Full", .hand = FiveCardHand::full_house, .worth = dollars(50)};
    LiveBonus house({quads(500), aces, other});
    house.play_two_quads();
    ASSERT_EQ(3U, house.bonuses().prompts.size());
    for (const BonusPrompt& prompt : std::vector(house.bonuses().prompts)) {
        std::vector<SeatIndex> good;
        for (const BonusHand& hand : prompt.hands)
            good.push_back(hand.seat);
        house.must(house.supervisor, VerifyBonus{house.live, prompt.number, good});
    }
    EXPECT_EQ(dollars(750), house.owed_to(house.in(house.small())));
    EXPECT_EQ(dollars(550), house.owed_to(house.in(house.big())));
    expect_read_back(house);
}

// The unpaid prizes of a void hand are cancelled. [CP 13.6] [I-100]
TEST(BonusAtTheTable, FallsWithItsHand) {
    for (const bool is_reported : {true, false}) {
        LiveBonus house({quads(500)});
        const Money before = house.houses();
        house.play_two_quads();
        if (is_reported) {
            poker::Report fraud;
            fraud.what = poker::Irregularity::fraud;
            house.must(house.supervisor,
                       ReportInHand{house.live, fraud, {"seen on the film", true}});
            EXPECT_TRUE(house.bonuses().prompts.empty());
        } else {
            house.verify({house.small(), house.big()});
            EXPECT_EQ(before - dollars(1'000), house.houses());
            house.must(
                house.supervisor,
                InvalidateOutcome{house.live, 1, InvalidationCause::fraud, true, "a marked deck"});
        }
        EXPECT_TRUE(house.bonuses().owed.empty());
        EXPECT_EQ(Money{}, house.owed_to(house.in(house.small())));
        EXPECT_EQ(before, house.houses());
        expect_read_back(house);
    }
}

// The same happens if the regulator's answer invalidates the round. [CP 13.11] [I-100]
TEST(BonusAtTheTable, FallsWithAReviewThatOverturnsItsHand) {
    LiveBonus house({quads(500)});
    const Money before = house.houses();
    house.play_two_quads();
    house.verify({house.small()});
    const PersonId loser = house.in(house.button());
    const auto last = [&] { return house.casino.state().cases.last; };
    house.must(loser, OpenDispute{house.live, 1, loser, {}, "the deck was marked"});
    const CaseNumber dispute = last();
    house.must(house.dealer, AdviseComplainant{dispute});
    house.must(house.area_manager, RuleOnDispute{dispute, "the pot stays", {}});
    house.must(loser, EscalateComplaint{dispute, 0, loser, "it was"});
    house.must(house.area_manager,
               RecordAnswer{last(), ReviewOutcome::overturned, "V-1", "it was", true});
    EXPECT_TRUE(house.bonuses().owed.empty());
    EXPECT_EQ(Money{}, house.owed_to(house.in(house.small())));
    EXPECT_EQ(before, house.houses());
    expect_read_back(house);
}

// The play-chip source pays such prizes, in play chips only. [I-139]
TEST(BonusForPractice, IsPlayChipsAndNeverMoney) {
    LiveBonus house({quads(500)}, Chips::play);
    const Money before = house.houses();
    const Money outside = house.balance(ledger::the_cage);
    house.play_two_quads();
    const poker::Seat small = house.small();
    const PersonId person = house.in(small);
    house.verify({small, house.big()});
    EXPECT_EQ(Money{}, house.owed_to(person));
    const std::uint32_t first = house.bonuses().owed[0].number;
    const std::uint32_t second = house.bonuses().owed[1].number;
    EXPECT_EQ("not_offered I-139",
              refusal(house, house.cage, PayBonus{house.live, first, PaidIn::cash}));
    EXPECT_EQ("not_offered I-139",
              refusal(house, house.dealer, PayBonus{house.live, first, PaidIn::cash_equivalent}));
    const Money stack = house.chips_of(small);
    const Money mint = house.balance(ledger::the_mint);
    house.must(house.dealer, PayBonus{house.live, first, PaidIn::chips});
    EXPECT_EQ(stack + dollars(500), house.chips_of(small));
    EXPECT_EQ(mint - dollars(500), house.balance(ledger::the_mint));
    // A player who has left is paid into the wallet.
    const PersonId gone = house.in(house.big());
    house.must(gone, StandUp{house.live, house.big()});
    const Money wallet = house.balance(wallet_of(Chips::play, gone));
    house.must(house.dealer, PayBonus{house.live, second, PaidIn::chips});
    EXPECT_EQ(wallet + dollars(500), house.balance(wallet_of(Chips::play, gone)));
    EXPECT_EQ(before, house.houses());
    EXPECT_EQ(outside, house.balance(ledger::the_cage));
    expect_read_back(house);
}

TEST(BonusForPractice, HasNoGoodsOnItsSign) {
    House house;
    house.must(house.area_manager, MakeTable{DealtBy::dealer, Chips::play});
    const auto table = static_cast<TableId>(house.casino.state().tables.size());
    EXPECT_EQ("not_offered I-139",
              refusal(house, house.area_manager, PutUpSign{table, sign_with({goods("a car")}), 1}));
    EXPECT_EQ("done",
              refusal(house, house.area_manager, PutUpSign{table, sign_with({quads(5)}), 1}));
    expect_read_back(house);
}

// A table the house deals, with a pair of aces for the player in seat 0 and aces on the flop.
class DealtBonus : public Pit {
  public:
    DealtBonus() {
        holdem = table(sign_with({quads(500)}, DealtBy::house), DealtBy::house);
        sit(emil, 0, dollars(200));
        sit(fay, 1, dollars(200));
    }

    void deal_aces() {
        // Whichever seat is dealt first gets As Ad or Ks Kd; the flop is Ah Ac Kh.
        CardList<card_count> deck;
        CardSet used;
        for (const char* const text :
             {"As", "Ks", "Ad", "Kd", "2c", "Ah", "Ac", "Kh", "3c", "Kc", "5c", "4d"}) {
            deck.push_back(Card::parse(text).value());
            used.insert(deck[deck.size() - 1]);
        }
        for (std::size_t i = 0; i < card_count; ++i) {
            if (!used.contains(Card::of_index(i))) deck.push_back(Card::of_index(i));
        }
        must(the_house_itself, SealDeck{holdem, deck, 10, {}});
        must(the_house_itself, OpenHand{holdem, {}, {}});
    }

    // Returns the player who has the aces, from the house's full state.
    [[nodiscard]] poker::Seat aces() const {
        const auto face = hand(holdem).cards.hole[0][0];
        return face.card().rank() == Rank::ace ? poker::Seat{0} : poker::Seat{1};
    }

    [[nodiscard]] PersonId who(poker::Seat seat) const { return seat == 0 ? emil : fay; }
};

// [CP 11.3] [I-100] [I-114]
TEST(BonusAtTheHousesOwnTable, IsPromptedAtTheShowdown) {
    DealtBonus pit;
    pit.deal_aces();
    while (pit.hand(pit.holdem).phase == poker::Phase::betting) {
        const poker::Seat seat = pit.hand(pit.holdem).actor;
        const bool owes = pit.hand(pit.holdem).betting.level > pit.hand(pit.holdem).bets[seat];
        pit.in_turn(owes ? poker::Does::call : poker::Does::check);
    }
    ASSERT_EQ(poker::Phase::over, pit.hand(pit.holdem).phase);
    const PokerBonuses& bonuses = pit.at(pit.holdem).bonuses;
    ASSERT_EQ(1U, bonuses.prompts.size());
    const poker::Seat aces = pit.aces();
    const std::uint32_t prompt = bonuses.prompts.front().number;
    // The house deals on; the prompt waits for a person.
    HouseDealer dealer(1);
    pit.pass(Span::of_seconds(5));  // to ask for the hidden hand [I-77]
    dealer.run(pit, pit.holdem);
    EXPECT_EQ(2U, round_number(pit.at(pit.holdem)));
    EXPECT_EQ("rank_too_low CP 11.3",
              refusal(pit, the_house_itself, VerifyBonus{pit.holdem, prompt, {aces}}));
    pit.must(pit.supervisor, VerifyBonus{pit.holdem, prompt, {aces}});
    EXPECT_EQ(dollars(500), pit.balance({ledger::AccountKind::liability, pit.who(aces), 0}));
    expect_read_back(pit);
}

// The house delays the next hand for the same time after any cards. [I-100]
TEST(BonusAtTheHousesOwnTable, AWinnerWithoutShowdownHasTimeToTable) {
    for (const bool tables : {true, false}) {
        DealtBonus pit;
        pit.deal_aces();
        const poker::Seat aces = pit.aces();
        while (pit.hand(pit.holdem).street == poker::Street::preflop) {
            const poker::Seat seat = pit.hand(pit.holdem).actor;
            const bool owes = pit.hand(pit.holdem).betting.level > pit.hand(pit.holdem).bets[seat];
            pit.in_turn(owes ? poker::Does::call : poker::Does::check);
        }
        if (pit.hand(pit.holdem).actor != aces) pit.in_turn(poker::Does::check);
        pit.in_turn(poker::Does::bet, dollars(10));
        pit.in_turn(poker::Does::fold);
        ASSERT_EQ(poker::Phase::over, pit.hand(pit.holdem).phase);
        HouseDealer dealer(1);
        dealer.run(pit, pit.holdem);
        EXPECT_EQ(1U, round_number(pit.at(pit.holdem)));
        EXPECT_EQ(pit.now + time_to_table,
                  next_check(pit.casino.state(), pit.at(pit.holdem), pit.now));
        if (tables) {
            const poker::Seat kings = aces == 0 ? poker::Seat{1} : poker::Seat{0};
            EXPECT_EQ("not_in_the_hand CP 11.4",
                      refusal(pit, pit.who(kings), TableHand{pit.holdem, kings, {}}));
            EXPECT_EQ("not_your_box CP 6.18",
                      refusal(pit, pit.who(kings), TableHand{pit.holdem, aces, {}}));
            // A player may show only the cards that were dealt to the seat.
            const TableHand wrong{
                pit.holdem, aces, {Card::parse("As").value(), Card::parse("2d").value()}};
            EXPECT_EQ("cards_differ I-100", refusal(pit, pit.who(aces), wrong));
            pit.must(pit.who(aces), TableHand{pit.holdem, aces, {}});
            EXPECT_EQ(1U, pit.at(pit.holdem).bonuses.prompts.size());
        } else {
            pit.pass(time_to_table);
        }
        dealer.run(pit, pit.holdem);
        EXPECT_EQ(2U, round_number(pit.at(pit.holdem)));
        expect_read_back(pit);
    }
}

}  // namespace
}  // namespace baize::house
