// The stub shuffled again in the middle of a hand: exactly its cards, every order equally likely,
// and nothing that was dealt moves.
#include <map>
#include <set>

#include "engine/poker/hand/view.h"
#include "engine/poker/irregular_table.h"
#include "engine/random/shuffle.h"
#include "kit/poker_replay.h"

namespace baize::poker {
namespace {

// Gives one prepared sequence of choices: all of them together are every way a source can choose.
class Choices {
  public:
    explicit Choices(std::uint32_t number) : number_(number) {}

    [[nodiscard]] std::uint32_t below(std::uint32_t n) {
        const std::uint32_t choice = number_ % n;
        number_ /= n;
        return choice;
    }

  private:
    std::uint32_t number_;
};

static_assert(Source<Choices>);

// Omaha, ten players: after the early river is taken back five cards are left.
[[nodiscard]] IrregularTable with_five_cards_left() {
    IrregularTable table({100, 100, 100, 100, 100, 100, 100, 100, 100, 100}, Variant::omaha);
    table.open();
    table.calls_round().deals().calls_round().deals();
    table.reports(found(Irregularity::board_too_early));
    table.calls_round();
    return table;
}

[[nodiscard]] CardList<card_count> stub_of(const Cards& cards) {
    CardList<card_count> stub;
    for (std::size_t i = cards.next; i < cards.stub_end; ++i)
        stub.push_back(cards.deck[i].card());
    return stub;
}

// [CP 9.11] [CP 9.9] [I-114]
TEST(Reshuffle, MakesEveryOrderOfTheStubEquallyLikely) {
    const IrregularTable before = with_five_cards_left();
    const CardList<card_count> stub = cards_to_shuffle(before.hand);
    ASSERT_EQ(stub.size(), 5U);
    EXPECT_TRUE(stub.set().contains(card(47).card()));  // the river that was taken back
    std::set<std::vector<Card>> orders;
    std::map<std::size_t, int> rivers;
    for (std::uint32_t number = 0; number < 5 * 4 * 3 * 2; ++number) {
        IrregularTable table = before;
        Choices choices(number);
        std::vector<Card> order(stub.begin(), stub.end());
        shuffle(order, choices);
        ASSERT_TRUE(reshuffle(table.rules, table.hand, order, table.events));
        const Cards& cards = table.hand.cards;
        const CardList<card_count> left = stub_of(cards);
        orders.insert(std::vector<Card>(left.begin(), left.end()));
        EXPECT_EQ(cards.hole, before.hand.cards.hole);
        EXPECT_EQ(cards.board, before.hand.cards.board);
        EXPECT_EQ(cards.burns, before.hand.cards.burns);
        EXPECT_TRUE(std::equal(
            cards.deck.begin(), cards.deck.begin() + cards.next, before.hand.cards.deck.begin()));
        table.deals();
        ++rivers[table.board()[4].card().index()];
    }
    EXPECT_EQ(orders.size(), 120U);  // every order, and each by exactly one way to choose
    ASSERT_EQ(rivers.size(), 5U);
    for (const auto& [index, times] : rivers)
        EXPECT_EQ(times, 24) << to_string(Card::of_index(index));
}

// [CP 9.9] [CP 3.1]
TEST(Reshuffle, TakesExactlyTheCardsOfTheStub) {
    IrregularTable table = with_five_cards_left();
    const CardList<card_count> stub = cards_to_shuffle(table.hand);
    const auto why = [&](std::vector<Card> order) {
        const Hand hand = table.hand;
        const Result<void> done = reshuffle(table.rules, table.hand, order, table.events);
        EXPECT_EQ(table.hand, hand);
        return done ? Reason{} : done.error().reason;
    };
    const std::vector<Card> good(stub.begin(), stub.end());
    std::vector<Card> order(good.begin(), good.end() - 1);
    EXPECT_EQ(why(order), Reason::wrong_card_count);
    EXPECT_EQ(why({}), Reason::wrong_card_count);
    order.push_back(order[0]);
    EXPECT_EQ(why(order), Reason::card_twice);
    order.back() = table.hole(1)[0].card();
    EXPECT_EQ(why(order), Reason::cards_differ);
    ASSERT_TRUE(reshuffle(table.rules, table.hand, good, table.events));
    EXPECT_EQ(why(good), Reason::already_shuffled);
}

// [CP 9.11]
TEST(Reshuffle, ReplaysFromItsEvents) {
    IrregularTable table = with_five_cards_left();
    table.shuffles().deals();
    EXPECT_EQ(table.count(EventKind::reshuffled), 2U);
    const Replayed replayed = replay(table.rules, table.opening, table.events);
    EXPECT_EQ(replayed.differs, std::nullopt);
    EXPECT_EQ(replayed.hand, table.hand);
}

// [CP 9.11]
TEST(Reshuffle, IsHiddenFromAllViews) {
    IrregularTable table = with_five_cards_left();
    table.shuffles();
    const Event order = table.last(EventKind::reshuffled);
    EXPECT_TRUE(order.cards[0].is_seen());
    EXPECT_EQ(view(order, 0).cards[0], Face{});
    EXPECT_EQ(view(order, no_seat).cards[0], Face{});
}

}  // namespace
}  // namespace baize::poker
