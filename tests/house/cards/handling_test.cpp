#include "card_room.h"
#include "ledger/record/encoding.h"

namespace baize::house {
namespace {

// [CS 4.1.1(b)] [CS 4.1.1(c)] [TCP 4.1.1(b)] [TCP 4.1.1(c)]
TEST(OrderedShuffles, AreForAReasonBySupervisorsAndComeBeforeTheNextRound) {
    struct Ordered {
        Book book{};
        ShuffleCause cause{};
        std::string_view clause{};
    };

    const Ordered ordered[] = {{Book::cs, ShuffleCause::abnormal_sequence, "CS 4.1.1(b)"},
                               {Book::cs, ShuffleCause::reasonable_cause, "CS 4.1.1(c)"},
                               {Book::tcp, ShuffleCause::abnormal_sequence, "TCP 4.1.1(b)"},
                               {Book::tcp, ShuffleCause::reasonable_cause, "TCP 4.1.1(c)"}};
    for (const auto& [book, cause, clause] : ordered) {
        for (const bool has_shoe : {false, true}) {
            CardTable room = gaming_table(book, has_shoe);
            const OrderShuffle order{table, cause, "four tens in a row"};
            for (const Role rank : ranks) {
                const auto decided = room.asked(order, person_by(rank));
                EXPECT_EQ(decided.has_value(), rank >= Role::supervisor);
                if (!decided) {
                    EXPECT_EQ(refusal(decided), Refusal("rank_too_low", clause));
                }
            }
            EXPECT_EQ(refusal(room.asked(OrderShuffle{table, cause, ""})),
                      Refusal("words_missing", clause));
            room.happen(order, person_by(Role::supervisor));
            EXPECT_EQ(room.not_dealt().first, "not_shuffled");
            EXPECT_EQ(refusal(room.asked(ConfirmShuffle{table}, player_by(anna))).first,
                      "rank_too_low");
            room.happen(ConfirmShuffle{table}, person_by(Role::dealer));
            EXPECT_EQ(room.not_dealt().first, has_shoe ? "allowed" : "not_cut");
            if (has_shoe) continue;
            room.happen(ConfirmCut{table}, person_by(Role::dealer));
            EXPECT_EQ(room.not_dealt().first, "allowed");
        }
    }
    for (const Book book : {Book::cp, Book::uth, Book::ch}) {
        const CardTable room = gaming_table(book);
        EXPECT_EQ(refusal(room.asked(OrderShuffle{table, ShuffleCause::abnormal_sequence, "words"}))
                      .first,
                  "not_in_this_book");
    }
}

// [UTH 2.5] [CH 2.5]
TEST(Inspections, PlayersSeeTheCardsBeforeARoundIsDealtFromThem) {
    const std::pair<Book, std::string_view> perth[] = {{Book::uth, "UTH 2.5"},
                                                       {Book::ch, "CH 2.5"}};
    for (const auto& [book, clause] : perth) {
        CardTable room = gaming_table(book);
        room.facts.is_dealt_from = true;
        const RequestInspection request{table, anna};
        EXPECT_EQ(refusal(room.asked(request, player_by(anna))),
                  Refusal("too_late_to_inspect", clause));
        room.facts.is_dealt_from = false;
        EXPECT_EQ(refusal(room.asked(request, player_by(boris))), Refusal("rank_too_low", clause));
        EXPECT_EQ(refusal(room.asked(request, person_by(Role::dealer))).first, "allowed");
        EXPECT_EQ(refusal(room.asked(ShowCards{table, anna})), Refusal("not_asked", clause));
        room.happen(request, player_by(anna));
        EXPECT_EQ(refusal(room.asked(request, player_by(anna))), Refusal("already_done", clause));
        EXPECT_EQ(room.not_dealt(), Refusal("inspection_waiting", clause));
        EXPECT_EQ(refusal(room.asked(ShowCards{table, anna}, player_by(anna))),
                  Refusal("rank_too_low", clause));
        EXPECT_EQ(refusal(room.asked(ShowCards{table, boris})), Refusal("not_asked", clause));
        room.happen(ShowCards{table, anna}, person_by(Role::dealer));
        EXPECT_EQ(room.not_dealt().first, "allowed");
        EXPECT_EQ(refusal(room.asked(RequestInspection{table, 0})),
                  Refusal("not_a_player", clause));
        // The command is also possible before the table opens.
        const CardTable closed = with_decks(book);
        EXPECT_EQ(refusal(closed.asked(request, player_by(anna))).first, "allowed");
    }
    for (const Book book : {Book::cp, Book::cs, Book::tcp}) {
        const CardTable room = gaming_table(book);
        EXPECT_EQ(refusal(room.asked(RequestInspection{table, anna}, player_by(anna))).first,
                  "not_in_this_book");
        EXPECT_EQ(refusal(room.asked(ShowCards{table, anna})).first, "not_in_this_book");
    }
}

// [TCP 7.4.2(a)]
TEST(DealersPacket, StaysInTheTrayOfTheShoeByDirectionOfASupervisor) {
    CardTable room = gaming_table(Book::tcp, true);
    const DirectPacket direct{table, true};
    for (const Role rank : ranks) {
        const auto decided = room.asked(direct, person_by(rank));
        EXPECT_EQ(decided.has_value(), rank >= Role::supervisor);
        if (!decided) {
            EXPECT_EQ(refusal(decided), Refusal("rank_too_low", "TCP 7.4.2(a)"));
        }
    }
    EXPECT_FALSE(find_cards(room.state, table)->packet_stays_in_tray);
    room.happen(direct, person_by(Role::supervisor));
    EXPECT_TRUE(find_cards(room.state, table)->packet_stays_in_tray);
    room.happen(DirectPacket{table, false}, person_by(Role::supervisor));
    EXPECT_FALSE(find_cards(room.state, table)->packet_stays_in_tray);

    EXPECT_EQ(refusal(gaming_table(Book::tcp).asked(direct)),
              Refusal("no_shuffling_shoe", "TCP 7.4.2(a)"));
    EXPECT_EQ(refusal(gaming_table(Book::cs, true).asked(direct)),
              Refusal("not_in_this_book", "CS 3.2"));
}

template <typename Value>
void expect_round_trip(const Value& value) {
    std::vector<std::byte> bytes;
    ledger::ByteWriter out(bytes);
    ledger::encode(out, value);
    const auto read = ledger::decoded<Value>(bytes);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(*read, value);
}

CardTable a_long_shift() {
    CardTable room = gaming_table(Book::tcp, true);
    room.happen(DirectPacket{table, true});
    room.happen(OrderShuffle{table, ShuffleCause::reasonable_cause, "words"});
    room.happen(ConfirmShuffle{table});
    room.happen(OrderCount{table, room.deck(), "words"});
    room.happen(CountCards{
        table, room.deck(), CountOccasion::ordered, {.cards = 51, .missing = only("As"_card)}});
    room.happen(ChangeCards{.table = table, .deck = room.deck(), .back = "green", .words = "lost"});
    room.facts = {.book = Book::uth};
    room.happen(IntroduceDecks{table + 1, {"red"}});
    room.happen(RequestInspection{table + 1, anna});
    room.happen(ShowCards{table + 1, anna});
    room.happen(RequestInspection{table + 1, boris});
    room.facts = {.book = Book::cp};
    room.happen(IntroduceDecks{table + 2, {"red"}});
    const DeckNumber poker = room.state.last_deck;
    room.happen(CountCards{table + 2, poker, CountOccasion::opening, all_there});
    room.happen(BeginGaming{table + 2});
    room.happen(ChangeCards{.table = table + 2, .deck = poker, .back = "blue", .words = "torn"});
    room.happen(ConfirmShuffle{table + 2});
    room.happen(ConfirmCut{table + 2});
    room.happen(EndGaming{table + 2});
    return room;
}

TEST(CardRecords, EventsAndStateRoundTrip) {
    const CardTable room = a_long_shift();
    std::vector<bool> seen(std::variant_size_v<CardEvent>);
    for (const CardEvent& event : room.events) {
        expect_round_trip(event);
        seen[event.index()] = true;
    }
    EXPECT_EQ(seen, std::vector<bool>(seen.size(), true));
    expect_round_trip(room.state);
}

TEST(CardRecords, ReplayedEventsGiveTheSameState) {
    const CardTable room = a_long_shift();
    CardsState again;
    std::uint64_t sequence = 0;
    for (const CardEvent& event : room.events)
        apply(again, event, {Moment::of_microseconds(1), supervisor, ++sequence});
    EXPECT_EQ(again, room.state);
}

TEST(CardRecords, NumbersOfKindsAreAsPinned) {
    EXPECT_EQ(static_cast<int>(CountOccasion::closing), 4);
    EXPECT_EQ(static_cast<int>(ShuffleCause::reasonable_cause), 2);
    EXPECT_EQ(CardEvent(PacketDirected{}).index(), 11U);
}

}  // namespace
}  // namespace baize::house
