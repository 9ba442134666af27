// Thousands of hands with players who come, go, sit out and move: invariants of the rotation. The
// checks use the hands alone, not their plans.
#include <map>
#include <optional>

#include <gtest/gtest.h>

#include "engine/poker/running_game.h"
#include "engine/random/seeded_source.h"

namespace baize::poker {
namespace {

// The test's own record of a player.
struct Past {
    bool played = false;
    bool missed_big = false;    // the big blind went past the seat without him
    bool missed_small = false;  // put up the big blind, had no cards when the small one was due
    bool exempt = false;        // came from a closed game or was moved
    int since_big = 0;          // hands in a row with cards and without the big blind
};

class Rotation {
  public:
    Rotation(std::uint64_t seed, std::size_t blinds) : source_(seed), game_(0) {
        game_.rules.forced.blinds.clear();
        for (std::size_t i = 0; i < blinds; ++i)
            game_.rules.forced.blinds.push_back(dollars(std::int64_t{1} << i));
        game_.rules.forced.heads_up_button_small = source_.below(4) != 0;
        game_.rules.forced.missed_small_dead = source_.below(4) != 0;
        if (source_.below(3) == 0) game_.rules.forced.ante = dollars(1);
        game_.rules.betting.minimum = dollars(1);
        const std::uint32_t players = 2 + source_.below(9);
        for (std::uint32_t i = 0; i < players; ++i)
            arrive();
    }

    void hand() {
        const std::uint32_t busy = source_.below(4);
        for (std::uint32_t i = 0; i < busy; ++i)
            something();
        before_ = game_.orbit;
        const Result<Plan> planned = plan_hand(game_.rules, game_.orbit, game_.stacks);
        if (!planned) {
            EXPECT_EQ(refusal(planned), "too_few_players CP 8.4");
            EXPECT_LT(ready().size(), 2U);
            return;
        }
        plan_ = *planned;
        is_new_game_ = is_new_game();
        SCOPED_TRACE(words(plan_));
        check_players();
        check_blinds();
        check_turns();
        check_button();
        check_debts();
        check_opening();
        remember();
        game_.orbit = plan_.after;
        ++hands;
        heads_up += plan_.opening.dealt_in.size() == 2 ? 1 : 0;
    }

    int hands = 0;
    int heads_up = 0;
    int made_good = 0;
    int waited = 0;
    int dead_buttons = 0;

  private:
    [[nodiscard]] std::optional<Seat> any(SeatSet seats) {
        if (seats.empty()) return std::nullopt;
        const std::uint32_t skipped = source_.below(static_cast<std::uint32_t>(seats.size()));
        Seat seat = seats.lowest();
        for (std::uint32_t i = 0; i < skipped; ++i)
            seat = seats.next_after(seat);
        return seat;
    }

    [[nodiscard]] Choice any_choice() {
        return source_.below(2) == 0 ? Choice::wait : Choice::post;
    }

    [[nodiscard]] SeatSet free_seats() const {
        return SeatSet::first(seats_max) - occupied(game_.orbit);
    }

    void arrive() {
        const std::optional<Seat> seat = any(free_seats());
        if (!seat) return;
        const bool exempt = source_.below(6) == 0;
        past_[game_.next_player] = {.exempt = exempt};
        game_.arrives({.seat = *seat,
                       .chips = dollars(100),
                       .origin = exempt ? Origin::moved : Origin::new_player,
                       .choice = any_choice()});
    }

    void move() {
        const std::optional<Seat> from = any(occupied(game_.orbit));
        const std::optional<Seat> to = any(free_seats());
        if (!from || !to) return;
        past_[game_.orbit.seats[*from].player].since_big = 0;
        line_moved_ = true;
        game_.moves(*from + 1, *to + 1);
    }

    void something() {
        const std::optional<Seat> seat = any(occupied(game_.orbit));
        switch (source_.below(7)) {
            case 0: return arrive();
            case 1:
                if (seat) game_.leaves(*seat + 1);
                return;
            case 2:
                if (seat) game_.sits_out(*seat + 1);
                return;
            case 3: return move();
            case 4:
                if (seat) game_.stacks[*seat] = dollars(source_.below(4));
                return;
            default:
                if (seat) {
                    game_.comes_back(*seat + 1, any_choice());
                    game_.stacks[*seat] = dollars(100);
                }
        }
    }

    [[nodiscard]] SeatSet ready() const {
        SeatSet seats = present(game_.orbit);
        for (const Seat seat : present(game_.orbit)) {
            if (game_.stacks[seat].is_zero()) seats.erase(seat);
        }
        return seats;
    }

    [[nodiscard]] SeatSet in_turn() const {
        SeatSet seats = ready();
        for (const Seat seat : ready()) {
            if (owes(game_.rules.forced, before_.seats[seat])) seats.erase(seat);
        }
        return seats;
    }

    [[nodiscard]] bool is_new_game() const {
        return before_.button == no_seat || in_turn().empty();
    }

    [[nodiscard]] Past& past(Seat seat) { return past_[before_.seats[seat].player]; }

    [[nodiscard]] Money posted(Seat seat, Post post) const {
        Money total;
        for (const Posting& posting : plan_.opening.postings) {
            if (posting.seat == seat && posting.post == post) total += posting.amount;
        }
        return total;
    }

    void check_players() {
        EXPECT_GE(plan_.opening.dealt_in.size(), 2U);
        EXPECT_TRUE((plan_.opening.dealt_in - ready()).empty());
        for (const Seat seat : occupied(before_)) {
            EXPECT_EQ(plan_.dealt_out[seat].has_value(), !plan_.opening.dealt_in.contains(seat));
        }
    }

    // In order round the table from the button's left; the button itself comes last, or with two
    // players first.
    void check_blinds() {
        const StaticVector<Money, blinds_max>& sign = game_.rules.forced.blinds;
        const bool first = plan_.opening.dealt_in.size() == 2 && sign.size() > 1 &&
                           game_.rules.forced.heads_up_button_small;
        std::size_t place = 0;
        std::size_t next = 0;  // on the sign
        Money last;
        for (const Posting& posting : plan_.opening.postings) {
            if (posting.post != Post::blind) continue;
            std::size_t at = steps(plan_.opening.button, posting.seat) + 1;
            if (at == 1 && !first) at = seats_max + 1;
            EXPECT_GT(at, place);
            place = at;
            while (next < sign.size() && sign[next] != posting.amount)
                ++next;
            EXPECT_LT(next++, sign.size());
            EXPECT_EQ(posted(posting.seat, Post::blind), posting.amount) << "one a player";
            last = posting.amount;
            EXPECT_TRUE(posting.amount != sign.back() || posting.seat == plan_.last_blind);
        }
        EXPECT_EQ(last, sign.back());
    }

    // The big blind passes over no player with cards, and comes to no player twice in a row.
    void check_turns() {
        const Seat big = plan_.last_blind;
        if (is_new_game_) return;
        EXPECT_NE(before_.seats[big].player, last_big_);
        SeatSet passed = seats_between(before_.line[0], big) & plan_.opening.dealt_in;
        for (const Seat seat : passed) {
            if (before_.seats[seat].player == last_big_) passed.erase(seat);
        }
        if (in_turn().size() == 1 && passed == in_turn()) return;  // or there would be no game
        EXPECT_TRUE(passed.empty());
    }

    // Clockwise, and never past the last blind of the hand before, unless two players are left who
    // were both beyond it.
    void check_button() {
        const Seat button = plan_.opening.button;
        dead_buttons += plan_.opening.dealt_in.contains(button) ? 0 : 1;
        const bool is_heads_up = plan_.opening.dealt_in.size() == 2;
        const bool was_on_the_blind = before_.button == before_.line[0];  // few players
        if (is_new_game_ || line_moved_ || is_heads_up || was_on_the_blind) return;
        if (game_.rules.forced.blinds.size() >= plan_.opening.dealt_in.size()) return;
        // After two players with three blinds the first one has to find its place behind again.
        if (game_.rules.forced.blinds.size() > 2 && last_players_ == 2) return;
        EXPECT_LE(steps(before_.button, button), steps(before_.button, before_.line[0]));
    }

    // Every player who gets cards has the big blind, or pays for a missed one.
    void check_debts() {
        const Money large = game_.rules.forced.blinds.back();
        if (is_new_game_) return;
        for (const Seat seat : plan_.opening.dealt_in) {
            Past& was = past(seat);
            EXPECT_FALSE(owes(game_.rules.forced, plan_.after.seats[seat]));
            if (seat == plan_.last_blind) {
                waited += was.missed_big || !was.played ? 1 : 0;
                continue;
            }
            const Money live = posted(seat, Post::live);
            if (!was.played && !was.exempt) {
                EXPECT_GE(live, large) << "newcomer in " << seat + 1;
                EXPECT_NE(seat, plan_.opening.button) << "newcomer on the button";
            } else if (was.missed_big) {
                EXPECT_GE(live, large) << seat + 1;
                ++made_good;
            }
            if (was.missed_small && !was.missed_big) {
                EXPECT_TRUE((live + posted(seat, Post::dead)).is_positive()) << seat + 1;
                ++made_good;
            }
        }
    }

    void check_opening() {
        PokerTable table;
        Opening opening = plan_.opening;
        opening.deck = table.opening.deck;
        EXPECT_TRUE(open_hand(game_.rules, opening, table.events));
    }

    void remember() {
        const SeatSet dealt_in = plan_.opening.dealt_in;
        const Seat big = plan_.last_blind;
        const bool has_small = game_.rules.forced.blinds.size() > 1;
        for (const Seat seat : occupied(before_)) {
            Past& was = past(seat);
            const bool is_due_small = !is_new_game_ && has_small && seat == before_.line[0];
            const bool is_passed =
                !is_new_game_ && seats_between(before_.line[0], big).contains(seat);
            if (dealt_in.contains(seat)) {
                was.played = true;
                was.missed_big = false;
                was.missed_small = false;
                was.since_big = seat == big ? 0 : was.since_big + 1;
                EXPECT_LE(was.since_big, static_cast<int>(seats_max)) << "a round without";
            } else {
                const bool is_in_game = was.played || was.exempt;
                was.missed_big = was.missed_big || (is_in_game && is_passed);
                was.missed_small = was.missed_small || (is_in_game && is_due_small);
                was.since_big = 0;
            }
        }
        line_moved_ = false;
        last_players_ = dealt_in.size();
        last_big_ = before_.seats[big].player;
    }

    SeededSource source_;
    RunningGame game_;
    Orbit before_{};
    Plan plan_{};
    bool is_new_game_ = true;
    bool line_moved_ = false;
    std::size_t last_players_ = 0;
    PlayerId last_big_ = 0;
    std::map<PlayerId, Past> past_{};
};

// [CP 8.9.2] [CP 8.9.3] [CP 8.9.6] [CP 8.10] [I-35] [I-69] [I-71]
TEST(PokerRotation, HoldsInThousandsOfRandomHands) {
    int heads_up = 0;
    int made_good = 0;
    int waited = 0;
    int dead_buttons = 0;
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        const std::size_t blinds = seed % 3 == 0 ? 1 + seed % blinds_max : 2;
        SCOPED_TRACE(testing::Message() << "seed " << seed << ", blinds " << blinds);
        Rotation rotation(seed, blinds);
        for (int i = 0; i < 250 && !testing::Test::HasFailure(); ++i)
            rotation.hand();
        heads_up += rotation.heads_up;
        made_good += rotation.made_good;
        waited += rotation.waited;
        dead_buttons += rotation.dead_buttons;
    }
    // The walk went where it should.
    EXPECT_GT(heads_up, 100);
    EXPECT_GT(made_good, 100);
    EXPECT_GT(waited, 100);
    EXPECT_GT(dead_buttons, 100);
}

}  // namespace
}  // namespace baize::poker
