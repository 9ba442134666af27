#include "formats/histories/replay/recording.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "formats/histories/amount.h"
#include "formats/histories/phh/phh_writer.h"
#include "formats/histories/replay/replay_opening.h"
#include "formats/histories/replay/ruling_notes.h"
#include "formats/histories/replay/table_notes.h"

namespace baize::histories {

namespace {

using poker::Event;
using poker::EventKind;
using poker::Post;
using poker::Seat;

// The events for which PHH has an action.
constexpr std::array<std::pair<EventKind, StepKind>, 10> step_kinds{{
    {EventKind::dealt, StepKind::deal_hole},
    {EventKind::board, StepKind::deal_board},
    {EventKind::discarded, StepKind::discard},
    {EventKind::folded, StepKind::fold},
    {EventKind::checked, StepKind::check_or_call},
    {EventKind::called, StepKind::check_or_call},
    {EventKind::bet, StepKind::bet},
    {EventKind::raised, StepKind::bet},
    {EventKind::shown, StepKind::show},
    {EventKind::mucked, StepKind::muck},
}};

std::optional<StepKind> step_kind_of(EventKind what) {
    for (const auto& [event_kind, step_kind] : step_kinds) {
        if (event_kind == what) return step_kind;
    }
    return std::nullopt;
}

// True for chips that were too few to call and that a folding player left in the pot. [CP 6.17]
bool is_surrendered(const Event& event) {
    return event.what == EventKind::called && event.clause == "CP 6.17"_clause;
}

class Recorder {
  public:
    Recorder(const PlayedHand& played, TextStore& store, Record& record)
        : played_(played), store_(store), record_(record) {}

    void write(Clauses clauses) {
        clear(record_);
        find_players();
        record_.variant = played_.rules.variant;
        record_.structure = played_.rules.betting.structure;
        write_limits();
        write_posted();
        for (const Event& event : played_.events)
            add_step(event);
        write_money();
        write_notes();
        if (clauses == Clauses::written) write_events();
    }

  private:
    // Clockwise from the first player left of the button.
    void find_players() {
        Seat seat = played_.opening.button;
        const std::size_t count = played_.opening.dealt_in.size();
        for (std::size_t i = 0; i < count; ++i) {
            seat = played_.opening.dealt_in.next_after(seat);
            players_[seat] = static_cast<std::uint8_t>(i);
            seats_[i] = seat;
            record_.seats.push_back(seat + 1);
            record_.antes.push_back(Money{});
            record_.blinds.push_back(Money{});
        }
    }

    void write_limits() {
        const poker::Betting& betting = played_.rules.betting;
        if (poker::is_limit(betting.structure)) {
            record_.small_bet = betting.minimum;
            record_.big_bet = betting.maximum;
        } else {
            record_.min_bet = betting.minimum;
        }
    }

    void write_posted() {
        const std::size_t count = record_.seats.size();
        for (const poker::Posting& posting : played_.opening.postings) {
            const std::size_t place = forced_index(players_[posting.seat], count);
            switch (posting.post) {
                case Post::ante:
                case Post::dead:
                case Post::table_ante: record_.antes[place] += posting.amount; break;
                case Post::blind:
                case Post::straddle: record_.blinds[place] += posting.amount; break;
                case Post::live: record_.blinds[place] -= posting.amount; break;
            }
        }
        for (const Event& event : played_.events) {
            if (is_surrendered(event)) write_short_bet(event);
        }
    }

    // Other programs read these chips as dead money.
    void write_short_bet(const Event& event) {
        const std::size_t place = forced_index(players_[event.seat], record_.seats.size());
        if (record_.short_bets.empty()) {
            record_.short_bets.resize(record_.seats.size());
            std::fill(record_.short_bets.begin(), record_.short_bets.end(), Money{});
        }
        record_.short_bets[place] += event.amount;
        record_.antes[place] += event.amount;
    }

    // A place without a hand is that of no player.
    [[nodiscard]] Seat player_at(Seat seat) const {
        const bool plays = played_.opening.dealt_in.contains(seat);
        return plays ? players_[seat] : static_cast<Seat>(record_.seats.size());
    }

    // Returns false if the event is no ruling and belongs to none.
    bool add_ruling(const Event& event) {
        if (event.what == EventKind::shown && add_asked_cards(event)) return true;
        RulingNote ruling{.step = record_.steps.size()};
        SeatOrTable& seat = ruling.report.seat;
        if (event.what == EventKind::ruled) {
            ruling.report = poker::report_of(event);
            if (seat < poker::seats_max) seat = player_at(static_cast<Seat>(seat));
        } else if (event.what == EventKind::reshuffled) {
            ruling.kind = RulingKind::reshuffle;
        } else if (event.what == EventKind::asked_to_see) {
            ruling.kind = RulingKind::ask_to_see;
            ruling.asker = player_at(event.seat);
            seat = player_at(event.pot);
        } else {
            return false;
        }
        rulings_.push_back(ruling);
        return true;
    }

    // A hand that was asked for is shown at once.
    bool add_asked_cards(const Event& event) {
        if (rulings_.empty()) return false;
        RulingNote& last = rulings_.back();
        const bool is_asked = last.kind == RulingKind::ask_to_see &&
                              last.report.seat == players_[event.seat] && last.report.cards.empty();
        for (std::size_t i = 0; is_asked && i < event.count; ++i)
            last.report.cards.push_back(event.cards[i]);
        return is_asked;
    }

    void add_step(const Event& event) {
        if (add_ruling(event)) return;
        const std::optional<StepKind> step_kind = step_kind_of(event.what);
        if (!step_kind) return;
        if (is_surrendered(event)) return;
        if (*step_kind == StepKind::deal_board && played_.hand.board_for_side_wagers) {
            record_.remarks.push_back({.step = record_.steps.size(),
                                       .alone = true,
                                       .text = "a flop is dealt for the side wagers alone"});
            return;
        }
        // The ruling contains the card that replaces another, so no step deals it.
        if (*step_kind == StepKind::deal_hole && !rulings_.empty()) return;
        Step step{.step_kind = *step_kind};
        if (event.seat != poker::no_seat) step.player = players_[event.seat];
        if (*step_kind == StepKind::bet) step.amount = event.amount;
        if (*step_kind != StepKind::bet && *step_kind != StepKind::check_or_call) {
            step.count = event.count;
            std::copy_n(event.cards.begin(), event.count, step.cards.begin());
        }
        record_.steps.push_back(step);
    }

    // Stacks are those with which the pots were played; fees and side wagers are written
    // separately.
    void write_money() {
        std::array<Money, poker::seats_max> won{};
        for (const Event& event : played_.events) {
            const bool wins = event.what == EventKind::pot_won || event.what == EventKind::low_won;
            if (wins && !played_.hand.is_void) won[event.seat] += event.amount;
        }
        const poker::Hand& hand = played_.hand;
        for (std::size_t i = 0; i < record_.seats.size(); ++i) {
            const Seat seat = seats_[i];
            const Money before = stack_to_play(seat);
            const Money after = before - hand.put_in[seat] - hand.dead[seat] + won[seat];
            record_.starting_stacks.push_back(before);
            record_.finishing_stacks.push_back(after);
            record_.winnings.push_back(won[seat]);
            beside_.push_back((hand.stacks[seat] - hand.starting[seat]) - (after - before));
        }
        record_.commission = hand.commission;
    }

    // Fees and side wagers are paid before the blinds.
    [[nodiscard]] Money stack_to_play(Seat seat) const {
        Money stack = played_.opening.stacks[seat];
        for (const Event& event : played_.events) {
            if (event.what == EventKind::dealt) break;
            const bool pays =
                event.what == EventKind::fee_paid || event.what == EventKind::side_wager_placed;
            if (pays && event.seat == seat) stack -= event.amount;
        }
        return stack;
    }

    void add_field(std::string_view name, std::string_view value) {
        record_.user_fields.push_back({.name = name, .value = store_.keep(value)});
    }

    void write_notes() {
        poker::Rules usual;
        poker::Opening derived;
        fill_rules(record_, usual);
        poker::Opening posted = played_.opening;
        for (poker::Posting& posting : posted.postings)
            posting.seat = players_[posting.seat];
        const bool fits = fill_opening(record_, SmallPost::as_recorded, derived) &&
                          derived.postings == posted.postings;
        if (!fits) {
            std::string posts;
            write_posts(posts, posted, record_.decimals);
            add_field(posts_field, posts);
        }
        const std::string settings =
            settings_text(played_.rules, usual, played_.opening.button_in_use, record_.decimals);
        if (!settings.empty()) add_field(table_field, settings);
        const std::string sign =
            sign_text(played_.rules.commission, record_.seats.size(), record_.decimals);
        if (!sign.empty()) add_field(sign_field, sign);
        const std::string rulings = rulings_text(rulings_);
        if (!rulings.empty()) add_field(rulings_field, rulings);
        const bool pays_beside = std::any_of(
            beside_.begin(), beside_.end(), [](Money amount) { return !amount.is_zero(); });
        if (pays_beside) write_beside();
    }

    void write_beside() {
        std::string text = "[";
        for (const Money amount : beside_) {
            if (text.size() > 1) text += ", ";
            write_amount(text, amount, record_.decimals);
        }
        add_field(beside_field, text + ']');
    }

    // Writes entries such as 'raised p3 12 CP 8.2.2'.
    void write_events() {
        std::string text = "[";
        for (const Event& event : played_.events) {
            if (text.size() > 1) text += ", ";
            std::string line(poker::name(event.what));
            const bool plays =
                event.seat != poker::no_seat && played_.opening.dealt_in.contains(event.seat);
            if (plays) line += fmt::format(" p{}", players_[event.seat] + 1);
            if (event.amount.is_positive()) {
                line += ' ';
                write_amount(line, event.amount, record_.decimals);
            }
            line += fmt::format(" {}", event.clause.id());
            write_text(text, line);
        }
        add_field(events_field, text + ']');
    }

    const PlayedHand& played_;
    TextStore& store_;
    Record& record_;
    std::array<std::uint8_t, poker::seats_max> players_{};  // by seat
    std::array<Seat, poker::seats_max> seats_{};            // by player
    PerPlayer<Money> beside_{};
    std::vector<RulingNote> rulings_{};
};

}  // namespace

void record_hand(const PlayedHand& played, Clauses clauses, TextStore& store, Record& record) {
    Recorder(played, store, record).write(clauses);
}

}  // namespace baize::histories
