#include "card_room.h"

namespace baize::house {
namespace {

std::string opening_clause(Book book) {
    switch (book) {
        case Book::cp: return "CP 3.1";
        case Book::cs: return "CS 3.2";
        case Book::tcp: return "TCP 3.2";
        case Book::uth: return "UTH 2.2";
        case Book::ch: return "CH 2.2";
    }
    return "";
}

// [CS 3.2] [TCP 3.2] [CP 3.1] [UTH 2.2] [CH 2.2]
TEST(Decks, ATableDoesNotOpenWithoutALoggedCheckOfAll52) {
    for (const Book book : books) {
        CardTable room = with_decks(book);
        const std::string clause = opening_clause(book);
        EXPECT_EQ(refusal(room.asked(BeginGaming{table})), Refusal("deck_not_verified", clause));
        EXPECT_EQ(room.not_dealt(), Refusal("gaming_not_begun", clause));
        DeckFound found{.cards = 51, .missing = only("As"_card)};
        room.happen(CountCards{table, room.deck(), CountOccasion::opening, found});
        EXPECT_EQ(refusal(room.asked(BeginGaming{table})), Refusal("deck_incomplete", clause));
        found.cards = 52;  // one card twice
        room.happen(CountCards{table, room.deck(), CountOccasion::opening, found});
        EXPECT_EQ(refusal(room.asked(BeginGaming{table})), Refusal("deck_incomplete", clause));
        found = {.cards = 53};  // a joker
        room.happen(CountCards{table, room.deck(), CountOccasion::opening, found});
        EXPECT_EQ(refusal(room.asked(BeginGaming{table})), Refusal("deck_incomplete", clause));
        room.happen(CountCards{table, room.deck(), CountOccasion::opening, all_there},
                    person_by(Role::dealer, 40));
        EXPECT_EQ(find_cards(room.state, table)->counts.back().counted.time,
                  Moment::of_microseconds(40));
        EXPECT_EQ(find_cards(room.state, table)->counts.back().counted.by, supervisor);
        room.happen(BeginGaming{table}, person_by(Role::dealer));
        prepare(room);
        EXPECT_EQ(room.not_dealt(), Refusal("allowed", ""));
        EXPECT_EQ(refusal(room.asked(BeginGaming{table})), Refusal("gaming_begun", clause));
    }
}

// [CS 3.2] [TCP 3.2]
TEST(Decks, GamingEndsWithACountMadeAfterTheLastRound) {
    for (const Book book : {Book::cs, Book::tcp}) {
        CardTable room = gaming_table(book);
        room.facts.last_round_over = Moment::of_microseconds(100);
        const EndGaming end{table};
        const Refusal missing{"count_missing", opening_clause(book)};
        EXPECT_EQ(refusal(room.asked(end)), missing);
        const CountCards count{table, room.deck(), CountOccasion::closing, all_there};
        room.happen(count, person_by(Role::dealer, 99));  // one microsecond before it was over
        EXPECT_EQ(refusal(room.asked(end)), missing);
        room.happen(count, person_by(Role::dealer, 100));
        EXPECT_EQ(refusal(room.asked(end)).first, "allowed");
        room.happen(count, person_by(Role::dealer, 101));
        room.facts.is_round_in_play = true;
        EXPECT_EQ(refusal(room.asked(end)).first, "not_now");
        room.facts.is_round_in_play = false;
        EXPECT_EQ(refusal(room.asked(end, person_by(Role::chip_runner))).first, "rank_too_low");
        room.happen(end, person_by(Role::dealer));
        EXPECT_EQ(room.not_dealt().first, "gaming_not_begun");
        // The next opening needs a check of its own.
        EXPECT_EQ(refusal(room.asked(BeginGaming{table})).first, "deck_not_verified");
        EXPECT_EQ(refusal(room.asked(end)).first, "gaming_not_begun");
    }
}

// [CS 3.2] [TCP 3.2]
TEST(Decks, AWrongCountAtTheEndIsRecordedAndTheDeckDoesNotOpenAgain) {
    for (const Book book : {Book::cs, Book::tcp}) {
        CardTable room = gaming_table(book);
        const DeckFound found{.cards = 51, .missing = only("2c"_card)};
        room.happen(CountCards{table, room.deck(), CountOccasion::closing, found});
        room.happen(EndGaming{table});
        EXPECT_EQ(find_cards(room.state, table)->counts.back().count->found, found);
        EXPECT_EQ(refusal(room.asked(BeginGaming{table})).first, "deck_incomplete");
    }
}

// [CS 3.2] [TCP 3.2]
TEST(Decks, TheOtherBooksAskForNoCountAtTheEnd) {
    for (const Book book : {Book::cp, Book::uth, Book::ch}) {
        const CardTable room = gaming_table(book);
        EXPECT_EQ(refusal(room.asked(EndGaming{table})).first, "allowed");
    }
}

struct OrderOfBook {
    Book book{};
    std::string_view clause{};
    Role least{};
};

// [CP 3.4] [CS 3.3] [TCP 3.3] [UTH 6.4(c)] [I-112]
TEST(Decks, ACountIsOrderedAtAnyMomentAndTheNextRoundWaitsForIt) {
    const OrderOfBook orders[] = {{Book::cp, "CP 3.4", Role::supervisor},
                                  {Book::cs, "CS 3.3", Role::supervisor},
                                  {Book::tcp, "TCP 3.3", Role::supervisor},
                                  {Book::uth, "UTH 6.4(c)", Role::area_manager},
                                  {Book::ch, "CH 2.2", Role::area_manager}};
    for (const auto& [book, clause, least] : orders) {
        CardTable room = gaming_table(book);
        const OrderCount order{table, room.deck(), "the aces come too often"};
        const CountCards count{table, room.deck(), CountOccasion::ordered, all_there};
        for (const Role rank : ranks) {
            EXPECT_EQ(refusal(room.asked(order, person_by(rank))).first,
                      rank >= least ? "allowed" : "rank_too_low");
        }
        EXPECT_EQ(refusal(room.asked(count)), Refusal("not_asked", clause));
        room.happen(order, person_by(least, 10));
        EXPECT_EQ(room.not_dealt(), Refusal("count_missing", clause));
        EXPECT_EQ(refusal(room.asked(order)), Refusal("already_done", clause));
        EXPECT_EQ(refusal(room.asked(EndGaming{table})), Refusal("count_missing", clause));
        EXPECT_EQ(refusal(room.asked(count, player_by(anna))), Refusal("rank_too_low", clause));
        Issuer dealer = person_by(Role::dealer, 25);
        dealer.person = 55;
        room.happen(count, dealer);
        EXPECT_EQ(room.not_dealt().first, book == Book::cp ? "not_shuffled" : "allowed");
        const CountRecord& record = find_cards(room.state, table)->counts.back();
        EXPECT_EQ(record.ordered.by, supervisor);
        EXPECT_EQ(record.ordered.time, Moment::of_microseconds(10));
        EXPECT_EQ(record.counted.by, 55U);
        EXPECT_EQ(record.counted.time, Moment::of_microseconds(25));
        EXPECT_EQ(record.count->found, all_there);
        EXPECT_EQ(record.order->words, "the aces come too often");
        EXPECT_EQ(find_cards(room.state, table)->counts.size(),
                  2U);  // this one, and the check when the table was opened
    }
}

// [CP 3.4] [CS 3.3] [TCP 3.3]
TEST(Decks, ACountThatIsWrongStopsTheTableUntilTheCardsAreMadeGood) {
    for (const Book book : {Book::cp, Book::cs, Book::tcp}) {
        CardTable room = gaming_table(book);
        room.happen(OrderCount{table, room.deck(), "words"});
        const DeckFound found{.cards = 51, .missing = only("Kd"_card)};
        room.happen(CountCards{table, room.deck(), CountOccasion::ordered, found});
        EXPECT_EQ(room.not_dealt().first, "deck_incomplete");
        room.happen(ChangeCards{.table = table,
                                .deck = room.deck(),
                                .is_whole_deck = false,
                                .cards = only("Kd"_card),
                                .words = "put back"});
        EXPECT_EQ(room.not_dealt().first, "deck_not_verified");
        room.happen(CountCards{table, room.deck(), CountOccasion::change, all_there});
        EXPECT_EQ(room.not_dealt().first, book == Book::cp ? "not_shuffled" : "allowed");
    }
}

// [CS 3.1.1(b)] [TCP 3.1.1(b)] [UTH 2.4] [CH 2.4]
TEST(Decks, AShufflingShoeHasTwoDecksWithDifferentBacks) {
    const std::pair<Book, std::string_view> two[] = {{Book::cs, "CS 3.1.1(b)"},
                                                     {Book::tcp, "TCP 3.1.1(b)"},
                                                     {Book::uth, "UTH 2.4"},
                                                     {Book::ch, "CH 2.4"}};
    for (const auto& [book, clause] : two) {
        CardTable room{.facts = {.book = book, .has_shuffling_shoe = true}};
        EXPECT_EQ(refusal(room.asked(IntroduceDecks{table, {"red"}})),
                  Refusal("wrong_deck", clause));
        EXPECT_EQ(refusal(room.asked(IntroduceDecks{table, {"red", "red"}})),
                  Refusal("same_backs", clause));
        const auto decided = room.asked(IntroduceDecks{table, {"red", "blue"}});
        ASSERT_TRUE(decided.has_value());
        EXPECT_EQ(decided->clause.id(), clause);
        EXPECT_NE(decided->decks.front().number, decided->decks.back().number);
        room.facts.has_shuffling_shoe = false;
        EXPECT_EQ(refusal(room.asked(IntroduceDecks{table, {"red", "blue"}})),
                  Refusal("wrong_deck", opening_clause(book)));
        // Both are checked before the table opens.
        CardTable shoe = with_decks(book, true);
        shoe.happen(CountCards{table, shoe.deck(0), CountOccasion::opening, all_there});
        EXPECT_EQ(refusal(shoe.asked(BeginGaming{table})).first, "deck_not_verified");
    }
    const CardTable poker{.facts = {.book = Book::cp, .has_shuffling_shoe = true}};
    EXPECT_EQ(refusal(poker.asked(IntroduceDecks{table, {"red", "blue"}})),
              Refusal("no_shuffling_shoe", "CP 3.1"));
}

struct ChangeOfBook {
    Book book{};
    ChangeCause cause{};
    std::string_view clause{};
    Role least{};
};

constexpr ChangeOfBook changes_of_books[] = {
    {Book::cp, ChangeCause::unfit, "CP 5.3.1", Role::dealer},
    {Book::cs, ChangeCause::unfit, "CS 3.4", Role::supervisor},
    {Book::tcp, ChangeCause::unfit, "TCP 3.4", Role::supervisor},
    {Book::uth, ChangeCause::unfit, "UTH 2.6(a)", Role::dealer},
    {Book::uth, ChangeCause::discretion, "UTH 2.6(b)", Role::area_manager},
    {Book::ch, ChangeCause::unfit, "CH 2.6(a)", Role::dealer},
    {Book::ch, ChangeCause::discretion, "CH 2.6(b)", Role::area_manager},
};

// [CP 5.3.1] [CS 3.4] [TCP 3.4] [UTH 2.6(a)] [UTH 2.6(b)] [CH 2.6(a)] [CH 2.6(b)] [I-112]
TEST(Decks, CardsAreChangedBetweenRoundsByTheRankOfTheBookWithAReason) {
    for (const ChangeOfBook& one : changes_of_books) {
        CardTable room = gaming_table(one.book);
        ChangeCards change{.table = table,
                           .deck = room.deck(),
                           .back = "green",
                           .cause = one.cause,
                           .words = "a bent seven"};
        for (const Role rank : ranks) {
            const auto decided = room.asked(change, person_by(rank));
            if (rank < one.least) {
                EXPECT_EQ(refusal(decided), Refusal("rank_too_low", one.clause));
                continue;
            }
            ASSERT_TRUE(decided.has_value()) << one.clause;
            EXPECT_EQ(decided->clause.id(), one.clause);
            EXPECT_EQ(decided->words, "a bent seven");
        }
        room.facts.is_round_in_play = true;
        EXPECT_EQ(refusal(room.asked(change)), Refusal("round_in_play", one.clause));
        room.facts.is_round_in_play = false;
        change.words.clear();
        EXPECT_EQ(refusal(room.asked(change)), Refusal("words_missing", one.clause));
    }
}

// [CS 3.4] [TCP 3.4] [CP 5.3.1]
TEST(Decks, InMelbourneCardsAreChangedOnlyWhenUnfit) {
    for (const Book book : {Book::cp, Book::cs, Book::tcp}) {
        const CardTable room = gaming_table(book);
        const ChangeCards change{.table = table,
                                 .deck = room.deck(),
                                 .back = "green",
                                 .cause = ChangeCause::discretion,
                                 .words = "a player wishes it"};
        EXPECT_EQ(refusal(room.asked(change)).first, "not_in_this_book");
    }
}

// [UTH 2.6] [CH 2.6] [CS 3.4] [TCP 3.4] [CP 5.3.1]
TEST(Decks, SingleCardsAreChangedInMelbourneAndWholeDecksInPerth) {
    for (const Book book : books) {
        CardTable room = gaming_table(book);
        ChangeCards change{.table = table,
                           .deck = room.deck(),
                           .is_whole_deck = false,
                           .cards = only("7h"_card),
                           .words = "bent"};
        EXPECT_EQ(refusal(room.asked(change)).first,
                  is_victorian(book) ? "allowed" : "whole_deck_only");
        if (!is_victorian(book)) continue;
        change.cards = {};
        EXPECT_EQ(refusal(room.asked(change)).first, "cards_unknown");
        change.cards = only("7h"_card);
        room.happen(change);
        // If the cards are shuffled for each round, the position of a new card is known until then.
        // [CP 5.1]
        EXPECT_EQ(room.not_dealt().first, book == Book::cp ? "not_shuffled" : "allowed");
    }
}

// [CS 3.4] [TCP 3.4] [CP 5.3.2] [UTH 2.6] [CH 2.6] [CS 4.2.1(a)] [TCP 4.2.1(a)]
TEST(Decks, ANewDeckIsCheckedShuffledAndCutBeforeItIsDealt) {
    for (const Book book : books) {
        for (const bool has_shoe : {false, true}) {
            if (has_shoe && book == Book::cp) continue;
            CardTable room = gaming_table(book, has_shoe);
            const DeckNumber old = room.deck();
            const ChangeCards change{
                .table = table, .deck = old, .back = "green", .words = "a bent seven"};
            room.happen(change);
            EXPECT_EQ(refusal(room.asked(change)).first, "no_such_deck");
            EXPECT_NE(room.deck(), old);
            EXPECT_EQ(room.not_dealt().first, "deck_not_verified");
            EXPECT_EQ(refusal(room.asked(ConfirmCut{table})).first, "not_shuffled");
            room.happen(CountCards{table, room.deck(), CountOccasion::change, all_there});
            EXPECT_EQ(room.not_dealt().first, "not_shuffled");
            room.happen(ConfirmShuffle{table}, person_by(Role::dealer));
            if (!has_shoe || book == Book::uth || book == Book::ch) {
                EXPECT_EQ(room.not_dealt().first, "not_cut");
                EXPECT_EQ(refusal(room.asked(ConfirmCut{table}, player_by(anna))).first,
                          "rank_too_low");
                room.happen(ConfirmCut{table}, person_by(Role::dealer));
            }
            EXPECT_EQ(room.not_dealt().first, "allowed");
            EXPECT_EQ(refusal(room.asked(ConfirmCut{table})).first, "already_cut");
            EXPECT_EQ(refusal(room.asked(ConfirmShuffle{table})).first, "already_shuffled");
            EXPECT_EQ(refusal(room.asked(
                                  CountCards{table, room.deck(), CountOccasion::change, all_there}))
                          .first,
                      "already_done");
        }
    }
}

// [CS 3.1.1(b)] [TCP 3.1.1(b)] [CS 3.3]
TEST(Decks, ANewDeckDiffersFromTheOtherOneAndWaitsForAnOrderedCount) {
    CardTable room = gaming_table(Book::cs, true);
    ChangeCards change{.table = table, .deck = room.deck(0), .back = "blue", .words = "bent"};
    EXPECT_EQ(refusal(room.asked(change)), Refusal("same_backs", "CS 3.4"));
    change.back = "red";
    EXPECT_EQ(refusal(room.asked(change)).first, "allowed");
    room.happen(OrderCount{table, room.deck(0), "words"});
    EXPECT_EQ(refusal(room.asked(change)), Refusal("count_missing", "CS 3.4"));
    EXPECT_EQ(refusal(room.asked(IntroduceDecks{table, {"red"}})),
              Refusal("gaming_begun", "CS 3.2"));
}

TEST(Decks, ThatATableDoesNotHaveAreRefused) {
    const CardTable empty;
    EXPECT_EQ(empty.not_dealt(), Refusal("no_such_deck", "I-114"));
    EXPECT_EQ(refusal(empty.asked(BeginGaming{table})).first, "no_such_deck");
    EXPECT_EQ(refusal(empty.asked(EndGaming{table})).first, "no_such_deck");
    EXPECT_EQ(refusal(empty.asked(OrderShuffle{table})).first, "no_such_deck");
    const CardTable room = gaming_table(Book::cs);
    EXPECT_EQ(refusal(room.asked(OrderCount{table, 99, "words"})),
              Refusal("no_such_deck", "CS 3.2"));
    EXPECT_EQ(
        refusal(room.asked(CountCards{table, room.deck(), CountOccasion::opening, all_there})),
        Refusal("gaming_begun", "CS 3.2"));
    const CardTable closed = with_decks(Book::cs);
    for (const CountOccasion occasion : {CountOccasion::change, CountOccasion::closing}) {
        EXPECT_EQ(
            refusal(closed.asked(CountCards{table, closed.deck(), occasion, all_there})).first,
            "gaming_not_begun");
    }
}

// [CP 3.4] [CS 3.3] [TCP 3.3]
TEST(Decks, LastCountsAndOpenOrdersAreKept) {
    CardTable room = gaming_table(Book::cs, true);
    const DeckNumber waiting = room.deck(1);
    room.happen(OrderCount{table, waiting, "a card is bent"});
    for (std::int64_t i = 0; i < 30; ++i) {
        room.happen(OrderCount{table, room.deck(), "words"});
        const Issuer by = person_by(Role::dealer, 100 + i);
        room.happen(CountCards{table, room.deck(), CountOccasion::ordered, all_there}, by);
    }
    const std::vector<CountRecord>& counts = find_cards(room.state, table)->counts;
    ASSERT_EQ(counts.size(), counts_kept + 1);
    EXPECT_EQ(counts.front().order->words, "a card is bent");
    EXPECT_EQ(counts.back().counted.time, Moment::of_microseconds(129));
    EXPECT_EQ(counts[1].counted.time, Moment::of_microseconds(122));
    room.happen(CountCards{table, waiting, CountOccasion::ordered, all_there});
    EXPECT_EQ(counts.size(), counts_kept);
    EXPECT_EQ(counts.back().order->words, "a card is bent");
    EXPECT_EQ(room.not_dealt().first, "allowed");
}

// [CP 5.3] [CS 3.4] [CS 4.1.1(c)]
TEST(Decks, TextsAboutThemAreLimited) {
    const std::string too_long(2'001, 'x');
    const CardTable without_decks{.facts = {.book = Book::cs}};
    EXPECT_EQ(refusal(without_decks.asked(IntroduceDecks{table, {too_long}})),
              Refusal("words_too_long", "CS 3.2"));
    const CardTable room = gaming_table(Book::cs);
    EXPECT_EQ(refusal(room.asked(OrderCount{table, room.deck(), too_long})).first,
              "words_too_long");
    EXPECT_EQ(refusal(room.asked(OrderShuffle{table, ShuffleCause::reasonable_cause, too_long})),
              Refusal("words_too_long", "CS 4.1.1(c)"));
    ChangeCards change{.table = table, .deck = room.deck(), .back = "blue", .words = too_long};
    EXPECT_EQ(refusal(room.asked(change)).first, "words_too_long");
    change.words.resize(2'000);
    EXPECT_EQ(refusal(room.asked(change)).first, "allowed");
    change.back = too_long;
    EXPECT_EQ(refusal(room.asked(change)).first, "words_too_long");
}

}  // namespace
}  // namespace baize::house
