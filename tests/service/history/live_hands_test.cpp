// Hands at live tables, bet with chips and words in and out of turn: an export in either format is
// read back and played again to what happened, and its plain text adds up.
#include <gtest/gtest.h>

#include "engine/poker/hand/play.h"
#include "engine/poker/live/report.h"
#include "engine/poker/live/stub.h"
#include "engine/random/seeded_source.h"
#include "formats/histories/reading.h"
#include "formats/histories/replay/replay.h"
#include "formats/histories/text/text_page.h"
#include "service/history/recorded_hand.h"

namespace baize::history {
namespace {

using poker::Does;
using poker::Phase;
using poker::Says;

house::Sign sign_of(std::uint64_t number) {
    constexpr std::array<std::string_view, 4> games{
        "holdem", "omaha_hilo", "crazy_pineapple", "holdem"};
    constexpr std::array<poker::Structure, 3> structures{
        poker::Structure::no_limit, poker::Structure::pot, poker::Structure::no_limit};
    house::Sign sign = house::plain_sign(games[number % games.size()], house::DealtBy::dealer);
    auto& terms = std::get<house::PokerTerms>(sign.terms);
    terms.betting.structure = structures[number % structures.size()];
    terms.commission.no_flop_no_drop = number % 5 == 0;
    if (number % 7 == 0) terms.commission.per_hand.fill(dollars(1));
    return sign;
}

// Three to five players, of whom two may have more chips.
class RandomLiveHand : public RecordedHand {
  public:
    explicit RandomLiveHand(std::uint64_t number)
        : RecordedHand(sign_of(number)), source_(number), is_irregular_(number % 3 == 0) {
        for (poker::Seat seat = 0; seat < 2; ++seat) {
            const auto more = static_cast<std::int64_t>(source_.below(200));
            if (more != 0) must(in_seat(seat), house::AddChips{live, seat, dollars(more)});
        }
        for (std::uint32_t i = source_.below(3); i > 0; --i) {
            const house::PersonId person = player("Guest" + std::to_string(i), dollars(400));
            const auto chips = static_cast<std::int64_t>(40 + source_.below(100));
            must(person,
                 house::sit_down(live, person, static_cast<poker::Seat>(2 + i), dollars(chips)));
        }
    }

    void play() {
        begin();
        for (int acts = 0; acts < 400 && now().phase != Phase::over; ++acts)
            play_on();
        ASSERT_EQ(Phase::over, now().phase);
        end();
    }

    int given_up = 0;
    int out_of_turn = 0;
    int ruled = 0;
    int asked = 0;

  private:
    [[nodiscard]] const poker::Hand& now() const { return hand(live); }

    [[nodiscard]] bool chance(std::uint32_t per_cent) { return source_.below(100) < per_cent; }

    void play_on() {
        if (is_irregular_ && chance(15)) report();
        if (now().phase != Phase::over && poker::must_reshuffle(now()))
            static_cast<void>(submit(dealer, house::ReshuffleStub{live, {}}));
        switch (now().phase) {
            case Phase::betting: return bet();
            case Phase::discarding:
                return act({.does = Does::discard, .seat = now().actor, .count = 1});
            case Phase::dealing: return deal_board();
            case Phase::showdown: return show_or_muck();
            case Phase::pushing:
                for (int i = 0; i < 3; ++i)
                    ask_to_see();
                if (now().phase != Phase::pushing) return;
                return act({.does = Does::push});
            case Phase::over: return;
        }
    }

    // Chips and words as they come; what is refused is followed by an act that is not.
    void bet() {
        const house::PokerTable& table = *house::poker_state(at(live));
        if (const house::ShortBet* const lies = house::open_short_bet(table)) {
            const bool makes_up = chance(30);
            given_up += makes_up ? 0 : 1;
            return must(dealer, house::AnswerShortBet{live, lies->seat, makes_up});
        }
        if (chance(60) && push()) return;
        const poker::Seat seat = now().actor;
        const bool owes = now().betting.level > now().bets[seat];
        if (chance(15)) return act(poker::fold(seat));
        act(owes ? poker::call(seat) : poker::check(seat));
    }

    bool push() {
        poker::Pushed chips{.seat = now().actor};
        if (chance(20)) chips.seat = static_cast<poker::Seat>(source_.below(5));
        if (chance(20)) chips.says = static_cast<Says>(source_.below(7));
        const auto most = static_cast<std::uint32_t>(now().betting.level.cents() / 100) + 3;
        chips.chips = dollars(source_.below(chance(10) ? 300 : 2 * most));
        if (chance(20)) chips.later = dollars(source_.below(most));
        if (chips.says == Says::raise_to) chips.said = dollars(source_.below(3 * most));
        chips.single_chip = chance(20);
        const bool is_out_of_turn = chips.seat != now().actor;
        if (!submit(dealer, house::PushChips{live, chips})) return false;
        out_of_turn += is_out_of_turn ? 1 : 0;
        return true;
    }

    // Makes a random report of staff; most of them are refused.
    void report() {
        poker::Report report;
        report.what = static_cast<poker::Irregularity>(source_.below(poker::irregularity_count));
        report.seat = static_cast<poker::Seat>(source_.below(5));
        report.count = static_cast<std::uint8_t>(source_.below(4));
        report.can_be_put_right = chance(50);
        report.burned = chance(75);
        report.already_dealt = chance(50);
        report.flop_valid = chance(50);
        for (std::size_t i = source_.below(4); i > 0; --i)
            report.cards.push_back(chance(70) ? fresh_card() : poker::Face());
        if (submit(supervisor, house::ReportInHand{live, report, {"seen", true}})) ++ruled;
    }

    void ask_to_see() {
        poker::Action asks{.does = Does::ask_to_see,
                           .seat = static_cast<poker::Seat>(source_.below(5)),
                           .other = static_cast<poker::Seat>(source_.below(5))};
        asks.count = now().cards.hole_count[asks.other];
        const auto& hole = now().cards.hole[asks.other];
        for (std::size_t i = 0; i < asks.count; ++i)
            asks.cards[i] = hole[i].is_seen() ? hole[i] : fresh_card();
        asked += submit(dealer, house::ActInHand{live, asks}) ? 1 : 0;
    }

    [[nodiscard]] poker::Face fresh_card() {
        while (true) {
            const Card card = Card::of_index(source_.below(card_count));
            if (used_.contains(card) || now().cards.seen.contains(card)) continue;
            used_.insert(card);
            return poker::Face(card);
        }
    }

    void deal_board() {
        poker::Action deal{.does = Does::deal};
        deal.count = now().street == poker::Street::preflop ? 3 : 1;
        const poker::Cards& cards = now().cards;
        const bool burns = !cards.burn_done && !cards.has_next_burn;
        for (std::size_t i = 0; i < deal.count; ++i) {
            // A card that went back to the top is known there.
            const std::size_t place = cards.next + i + (burns ? 1U : 0U);
            const poker::Face lies = place < card_count ? cards.deck[place] : poker::Face();
            deal.cards[i] = lies.is_seen() ? lies : fresh_card();
        }
        act(deal);
    }

    void show_or_muck() {
        poker::Action show{.does = Does::show, .seat = now().actor};
        if (chance(20)) return act({.does = Does::muck, .seat = now().actor});
        show.count = now().cards.hole_count[now().actor];
        const auto& hole = now().cards.hole[now().actor];
        for (std::size_t i = 0; i < show.count; ++i)
            show.cards[i] = hole[i].is_seen() ? hole[i] : fresh_card();
        act(show);
    }

    SeededSource source_;
    bool is_irregular_;
    CardSet used_{};
};

// Checks that the file is read and played again to the end of the hand; counts what was compared.
void expect_played_again(const RandomLiveHand& played, const std::string& text, int& compared) {
    const histories::OneHand read(text);
    ASSERT_EQ(histories::Outcome::hand, read.outcome) << read.error_text() << text;
    histories::Replayer replayer;
    const histories::Replayed& replayed = replayer.play(read.record);
    ASSERT_NE(histories::Agreement::no, replayed.agrees) << replayed.why << '\n' << text;
    if (replayed.agrees != histories::Agreement::yes) return;
    ++compared;
    const poker::Hand& hand = played.hand(played.live);
    EXPECT_EQ(hand.commission, replayed.commission) << text;
    for (std::size_t i = 0; i < read.record.player_count(); ++i) {
        const auto seat = static_cast<poker::Seat>(read.record.seats[i] - 1);
        EXPECT_EQ(hand.stacks[seat], read.record.finishing_stacks[i]) << text;
    }
}

// [CP 6.12] [CP 6.17] [CP 6.18.1] [CP 9.1] [CP 9.5]
TEST(LiveHands, AreExportedAsTheyWerePlayed) {
    int given_up = 0;
    int out_of_turn = 0;
    int ruled = 0;
    int asked = 0;
    int compared = 0;
    for (std::uint64_t number = 0; number < 400; ++number) {
        SCOPED_TRACE(number);
        RandomLiveHand played(number);
        played.play();
        given_up += played.given_up;
        out_of_turn += played.out_of_turn;
        ruled += played.ruled;
        asked += played.asked;
        for (const HandFormat format : {HandFormat::phh, HandFormat::ohh}) {
            expect_played_again(
                played, hand_file(played.finished, played.events, 0, format), compared);
            ASSERT_FALSE(::testing::Test::HasFailure());
        }
        histories::TextPageReader page;
        const std::string text = hand_file(played.finished, played.events, 0, HandFormat::text);
        ASSERT_EQ("", page.read(text)) << text;
        ASSERT_EQ(0U, page.cards_seen()) << text;
    }
    EXPECT_GT(given_up, 100);
    EXPECT_GT(out_of_turn, 100);
    EXPECT_GT(ruled, 100);
    EXPECT_GT(asked, 20);
    EXPECT_GT(compared, 600);
}

}  // namespace
}  // namespace baize::history
