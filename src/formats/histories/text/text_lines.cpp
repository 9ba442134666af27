#include "formats/histories/text/text_lines.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "formats/histories/text/text_remarks.h"

namespace baize::histories {

namespace {

using poker::Event;
using poker::EventKind;
using poker::Seat;

CardSet open_cards(const poker::Face* cards, std::size_t count) {
    CardSet open;
    for (std::size_t i = 0; i < count; ++i) {
        if (cards[i].is_seen()) open.insert(cards[i].card());
    }
    return open;
}

// Marks the events that dealt cards which stayed on the board: a ruling may take cards back, and
// others, or the same ones, are dealt. A card that replaces a boxed one belongs to the event
// before. [CP 9.3]
std::vector<bool> lasting_boards(const poker::EventList& events, CardSet board) {
    std::vector<bool> lasts(events.size());
    std::size_t replaced = 0;
    for (std::size_t i = events.size(); i-- > 0;) {
        const Event& event = events[i];
        if (event.what != EventKind::board) continue;
        const CardSet stayed = open_cards(event.cards.data(), event.count) & board;
        if (event.clause == "CP 9.3"_clause) {
            replaced += stayed.size();
        } else {
            lasts[i] = stayed.size() + replaced == event.count;
            replaced = 0;
        }
        if (lasts[i] || replaced != 0) board = board - stayed;
    }
    return lasts;
}

// True for chips and checks, which go back with the cards of their betting round. [I-132]
bool is_undone(EventKind what) {
    constexpr std::array<EventKind, 6> undone{EventKind::checked,
                                              EventKind::called,
                                              EventKind::bet,
                                              EventKind::raised,
                                              EventKind::uncalled_returned,
                                              EventKind::chips_returned};
    return std::find(undone.begin(), undone.end(), what) != undone.end();
}

class LineWriter {
  public:
    LineWriter(std::string& out, TextHand& hand)
        : out_(out),
          hand_(hand),
          events_(hand.played.events()),
          left_(hand.played.opening().stacks),
          places_(blind_places(hand.record)) {
        for (const poker::Posting& posting : hand.played.opening().postings) {
            const bool is_blind = posting.post == poker::Post::blind;
            if (is_blind) big_blind_ = larger_of(big_blind_, posting.amount);
            if (is_blind || posting.post == poker::Post::straddle ||
                posting.post == poker::Post::live) {
                level_ = larger_of(level_, posting.amount);
            }
        }
    }

    void write() {
        const poker::Hand& end = hand_.played.hand();
        const std::size_t board_count = end.board_for_side_wagers ? 0 : end.cards.board_count;
        const std::vector<bool> lasts =
            lasting_boards(events_, open_cards(end.cards.board.data(), board_count));
        for (std::size_t i = 0; i < events_.size(); ++i) {
            const Event& event = events_[i];
            if (event.what == EventKind::board) {
                if (event.clause == "CP 9.3"_clause) continue;
                is_taken_back_ = !lasts[i];
                board(event);
            } else if (!is_taken_back_ || !is_undone(event.what)) {
                tell(event);
            }
        }
        begin_cards();
        if (!hand_.is_won_as_played) collect_totals();
        hidden_winner();
        write_text_remarks(out_, hand_);
        if (end.is_void) out_ += "Hand cancelled\n";
    }

  private:
    template <typename... Values>
    void line(Seat seat, fmt::format_string<Values...> form, Values&&... values) {
        out_ += hand_.names[seat];
        out_ += ": ";
        fmt::format_to(std::back_inserter(out_), form, std::forward<Values>(values)...);
        out_ += '\n';
    }

    // Counts chips that a player puts in. Returns the words behind the amount.
    std::string_view add(Seat seat, Money amount) {
        left_[seat] -= amount;
        hand_.put_in[seat] += amount;
        return left_[seat].is_zero() ? " and is all-in" : "";
    }

    // The part of the events that tells no chips or cards is left out.
    void tell(const Event& event) {
        switch (event.what) {
            case EventKind::ante_posted: return post(event, "the ante");
            case EventKind::blind_posted: return post(event, blind_name(event.seat));
            case EventKind::straddle_posted: return post(event, "straddle");
            case EventKind::live_posted: return post_live(event);
            case EventKind::dead_posted: return post_dead(event);
            case EventKind::dealt: return dealt(event);
            case EventKind::discarded: return discarded(event);
            case EventKind::folded: return fold(event.seat);
            case EventKind::checked: return line(event.seat, "checks");
            case EventKind::called: return call(event);
            case EventKind::bet:
            case EventKind::raised: return bet(event);
            case EventKind::uncalled_returned:
            case EventKind::wagers_returned:
            case EventKind::chips_returned: return give_back(event);
            case EventKind::shown: return show(event);
            case EventKind::mucked: return muck(event.seat);
            case EventKind::killed: return kill(event.seat);
            case EventKind::pot_won:
            case EventKind::low_won: return collect(event);
            case EventKind::board:
            case EventKind::fee_paid:
            case EventKind::side_wager_placed:
            case EventKind::burned:
            case EventKind::timed_out:
            case EventKind::time_bought:
            case EventKind::commission_taken:
            case EventKind::asked_to_see:
            case EventKind::side_wager_won:
            case EventKind::side_wager_lost:
            case EventKind::over:
            case EventKind::ruled:
            case EventKind::reshuffled:
            case EventKind::out_of_turn: return;
        }
    }

    // A third blind has no word of its own.
    [[nodiscard]] std::string_view blind_name(Seat seat) const {
        const std::size_t place = forced_index(seat, hand_.record.player_count());
        if (places_.small == place) return "small blind";
        return places_.big == place ? "big blind" : "straddle";
    }

    void post(const Event& event, std::string_view what, Money more = {}) {
        if (event.what != EventKind::ante_posted) bets_[event.seat] += event.amount;
        const Money amount = event.amount + more;
        const std::string_view end = add(event.seat, amount);
        line(event.seat, "posts {} {}{}", what, hand_.amount(amount), end);
    }

    [[nodiscard]] Money posted(Seat seat, EventKind what) const {
        const auto found = std::find_if(events_.begin(), events_.end(), [&](const Event& event) {
            return event.seat == seat && event.what == what;
        });
        return found == events_.end() ? Money{} : found->amount;
    }

    // A player who missed both blinds posts both in one line: the small blind dead. [CP 8.9.3]
    void post_live(const Event& event) {
        const Money dead = posted(event.seat, EventKind::dead_posted);
        if (dead.is_positive()) return post(event, "small & big blinds", dead);
        const bool is_all_in = left_[event.seat] == event.amount;
        const bool is_small = event.amount < big_blind_ && !is_all_in;
        post(event, is_small ? "small blind" : "big blind");
    }

    void post_dead(const Event& event) {
        if (posted(event.seat, EventKind::live_posted).is_positive()) return;
        const std::string_view end = add(event.seat, event.amount);
        line(event.seat, "posts small blind {}{}", hand_.amount(event.amount), end);
    }

    void begin_cards() {
        if (has_cards_) return;
        has_cards_ = true;
        out_ += "*** HOLE CARDS ***\n";
    }

    // A single card replaces another by a ruling.
    void dealt(const Event& event) {
        begin_cards();
        if (event.count < 2 || !event.cards[0].is_seen()) return;
        out_ += fmt::format("Dealt to {} {}\n",
                            hand_.names[event.seat],
                            text_cards(event.cards.data(), event.count));
    }

    void discarded(const Event& event) {
        const bool is_seen = event.count == 1 && event.cards[0].is_seen();
        const std::string card = is_seen ? " " + text_cards(event.cards.data(), 1) : "";
        line(event.seat, "discards 1 card{}", card);
    }

    void leave(Seat seat) {
        hand_.folded.insert(seat);
        hand_.folded_on[seat] = street_;
    }

    void fold(Seat seat) {
        leave(seat);
        line(seat, "folds");
    }

    // A hand that is dead by a ruling can only be told as a fold.
    void kill(Seat seat) {
        if (!hand_.folded.contains(seat)) fold(seat);
    }

    void call(const Event& event) {
        bets_[event.seat] += event.amount;
        const std::string_view end = add(event.seat, event.amount);
        line(event.seat, "calls {}{}", hand_.amount(event.amount), end);
    }

    void bet(const Event& event) {
        const std::string_view end = add(event.seat, event.amount - bets_[event.seat]);
        const std::string to = hand_.amount(event.amount);
        if (event.what == EventKind::bet) {
            line(event.seat, "bets {}{}", to, end);
        } else {
            line(event.seat, "raises {} to {}{}", hand_.amount(event.amount - level_), to, end);
        }
        bets_[event.seat] = event.amount;
        level_ = larger_of(level_, event.amount);
    }

    void give_back(const Event& event) {
        begin_cards();
        left_[event.seat] += event.amount;
        hand_.put_in[event.seat] -= event.amount;
        out_ += fmt::format("Uncalled bet ({}) returned to {}\n",
                            hand_.amount(event.amount),
                            hand_.names[event.seat]);
    }

    void board(const Event& event) {
        if (is_taken_back_) {
            out_ += "Dealer said, \"The next cards are taken back\"\n";
            return;
        }
        const poker::Cards& cards = hand_.played.hand().cards;
        bets_ = {};
        level_ = Money{};
        const std::size_t before = board_count_;
        board_count_ += event.count;
        street_ = board_count_ == 3   ? poker::Street::flop
                  : board_count_ == 4 ? poker::Street::turn
                                      : poker::Street::river;
        out_ += fmt::format("*** {} *** ", street_name());
        if (before != 0) out_ += text_cards(cards.board.data(), before) + ' ';
        out_ += text_cards(cards.board.data() + before, event.count) + '\n';
    }

    [[nodiscard]] std::string_view street_name() const {
        if (street_ == poker::Street::flop) return "FLOP";
        return street_ == poker::Street::turn ? "TURN" : "RIVER";
    }

    [[nodiscard]] bool is_contested() const {
        const poker::SeatSet in = hand_.played.opening().dealt_in - hand_.folded;
        return in.has_two();
    }

    void begin_showdown() {
        if (has_showdown_ || !is_contested()) return;
        has_showdown_ = true;
        out_ += "*** SHOW DOWN ***\n";
    }

    void show(const Event& event) {
        begin_showdown();
        const poker::Cards& cards = hand_.played.hand().cards;
        const bool is_own = event.count == 0;
        const std::string shown =
            is_own ? text_cards(cards.hole[event.seat].data(), cards.hole_count[event.seat])
                   : text_cards(event.cards.data(), event.count);
        const std::string words = text_shown(hand_, event.seat);
        line(event.seat, "shows {}{}", shown, words.empty() ? "" : fmt::format(" ({})", words));
    }

    void muck(Seat seat) {
        begin_showdown();
        line(seat, "mucks hand");
    }

    void collect(const Event& event) {
        if (!hand_.is_won_as_played) return;
        out_ += fmt::format("{} collected {}{}\n",
                            hand_.names[event.seat],
                            hand_.amount(event.amount),
                            text_pot(event.pot, text_pot_count(hand_.played)));
    }

    void collect_totals() {
        for (std::size_t i = 0; i < hand_.names.size(); ++i) {
            if (!hand_.won[i].is_positive()) continue;
            out_ += fmt::format(
                "{} collected {} from pot\n", hand_.names[i], hand_.amount(hand_.won[i]));
        }
    }

    void hidden_winner() {
        for (const Seat seat : hand_.played.hand().live) {
            const bool is_hidden = !hand_.played.hand().shown.contains(seat) && !is_contested() &&
                                   hand_.won[seat].is_positive();
            if (is_hidden) line(seat, "doesn't show hand");
        }
    }

    std::string& out_;
    TextHand& hand_;
    const poker::EventList& events_;
    poker::Amounts left_;
    BlindPlaces places_;
    poker::Amounts bets_{};
    Money big_blind_{};  // the largest blind in full, straddles not counted
    Money level_{};      // the bet that a caller must reach
    poker::Street street_ = poker::Street::preflop;
    std::size_t board_count_ = 0;
    bool is_taken_back_ = false;  // the cards dealt last
    bool has_cards_ = false;
    bool has_showdown_ = false;
};

}  // namespace

void write_text_lines(std::string& out, TextHand& hand) {
    LineWriter(out, hand).write();
}

}  // namespace baize::histories
