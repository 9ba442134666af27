#include "formats/histories/text/text_writer.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "formats/histories/amount.h"
#include "formats/histories/replay/results.h"
#include "formats/histories/text/text_lines.h"
#include "formats/histories/text/text_words.h"

namespace baize::histories {

namespace {

using poker::Seat;

constexpr std::array<Counting, 4> countings{
    Counting::called, Counting::called_or_blind, Counting::everything, Counting::pots};

std::int64_t text_seat(const Record& record, std::size_t player) {
    return record.seats.empty() ? static_cast<std::int64_t>(player) + 1 : record.seats[player];
}

// The players in the order of their seats.
std::vector<std::size_t> by_seat(const Record& record) {
    std::vector<std::size_t> players(record.player_count());
    for (std::size_t i = 0; i < players.size(); ++i)
        players[i] = i;
    std::sort(players.begin(), players.end(), [&](std::size_t one, std::size_t other) {
        return text_seat(record, one) < text_seat(record, other);
    });
    return players;
}

// The results of the record beside those of the engine; nullopt if it states none.
std::optional<Results> results_in(const Record& record, const Replayer& played, bool& is_known) {
    is_known = true;
    if (!record.finishing_stacks.empty()) return stacks_of(record, played);
    if (!has_winnings(record)) return std::nullopt;
    for (const Counting counting : countings) {
        const Results results = winnings_of(record, played, counting);
        if (results.may_be_commission()) return results;
    }
    is_known = false;
    return std::nullopt;
}

// Fills in what each player took from the pots by the record. The engine does not know hands that
// were never seen, nor the commission of tables without a sign.
void fill_in_won(TextHand& hand) {
    poker::Amounts by_engine{};
    for (const poker::Event& event : hand.played.events()) {
        if (wins_a_pot(event)) by_engine[event.seat] += event.amount;
    }
    bool is_known = true;
    const std::optional<Results> results = results_in(hand.record, hand.played, is_known);
    for (std::size_t i = 0; i < hand.record.player_count(); ++i) {
        const Money lack = results ? results->lack(i) : Money{};
        hand.won[i] = is_known ? by_engine[i] - lack : hand.record.winnings[i];
    }
    hand.is_won_as_played = hand.won == by_engine;
}

Money total_of(const poker::Amounts& amounts) {
    Money total;
    for (const Money amount : amounts)
        total += amount;
    return total;
}

class TextPage {
  public:
    TextPage(std::string& out, TextHand& hand) : out_(out), hand_(hand), record_(hand.record) {}

    void write(std::string_view number) {
        header(number);
        seats();
        write_text_lines(out_, hand_);
        summary();
        out_ += "\n\n";
    }

  private:
    // Fixed limits are named by their bets, all others by their blinds. A small blind that was
    // not posted is told as half of the big blind.
    [[nodiscard]] std::string stakes() const {
        const BlindPlaces places = blind_places(record_);
        Money big = record_.min_bet.value_or(record_.big_bet.value_or(Money{}));
        if (!poker::is_limit(record_.structure) && places.big) big = record_.blinds[*places.big];
        Money small = Money::of_cents(big.cents() / 2);
        if (poker::is_limit(record_.structure)) {
            small = record_.small_bet.value_or(small);
        } else if (places.small) {
            small = record_.blinds[*places.small];
        }
        const std::string_view code = hand_.currency.code;
        return fmt::format(
            "({}/{}{}{})", hand_.amount(small), hand_.amount(big), code.empty() ? "" : " ", code);
    }

    void header(std::string_view number) {
        const std::size_t button = record_.player_count() - 1;
        std::int64_t highest = 0;
        for (std::size_t i = 0; i <= button; ++i)
            highest = std::max(highest, text_seat(record_, i));
        std::string table(record_.table ? record_.table->text : "Baize");
        std::replace_if(
            table.begin(),
            table.end(),
            [](char letter) { return letter == '\'' || static_cast<unsigned char>(letter) < ' '; },
            ' ');
        out_ += fmt::format("{}{}: {} {} {} - {}\n",
                            text_opening,
                            number,
                            text_game(record_.variant),
                            text_limit(record_.structure),
                            stakes(),
                            text_time(record_));
        out_ += fmt::format("Table '{}' {}-max {}Seat #{} is the button\n",
                            table,
                            std::max(record_.seat_count.value_or(0), highest),
                            hand_.currency.sign.empty() ? "(Play Money) " : "",
                            text_seat(record_, button));
    }

    // A stack that is not known is told as what its player put in.
    void seats() {
        const poker::Hand& end = hand_.played.hand();
        for (const std::size_t i : by_seat(record_)) {
            const bool is_known = record_.starting_stacks[i] != unknown_stack;
            const Money stack = is_known ? record_.starting_stacks[i] : end.put_in[i] + end.dead[i];
            out_ += fmt::format("Seat {}: {} ({} in chips)\n",
                                text_seat(record_, i),
                                hand_.names[i],
                                hand_.amount(stack));
        }
    }

    void summary() {
        const Money total = total_of(hand_.put_in);
        out_ += fmt::format("*** SUMMARY ***\nTotal pot {}", hand_.amount(total));
        pots();
        out_ += fmt::format(" | Rake {}\n", hand_.amount(total - total_of(hand_.won)));
        const poker::Hand& end = hand_.played.hand();
        if (end.cards.board_count != 0 && !end.board_for_side_wagers) {
            out_ += fmt::format("Board {}\n",
                                text_cards(end.cards.board.data(), end.cards.board_count));
        }
        for (const std::size_t i : by_seat(record_)) {
            out_ += fmt::format("Seat {}: {}{} {}\n",
                                text_seat(record_, i),
                                hand_.names[i],
                                position(i),
                                result(static_cast<Seat>(i)));
        }
    }

    // " Main pot $20. Side pot $4.": what was paid out of each.
    void pots() {
        const std::size_t count = text_pot_count(hand_.played);
        if (count == 1 || !hand_.is_won_as_played) return;
        for (std::size_t pot = 0; pot < count; ++pot) {
            Money paid;
            for (const poker::Event& event : hand_.played.events()) {
                if (wins_a_pot(event) && event.pot == pot) paid += event.amount;
            }
            const std::string name = pot == 0     ? "Main pot"
                                     : count == 2 ? "Side pot"
                                                  : fmt::format("Side pot-{}", pot);
            out_ += fmt::format(" {} {}.", name, hand_.amount(paid));
        }
    }

    [[nodiscard]] std::string position(std::size_t player) const {
        const BlindPlaces places = blind_places(record_);
        const std::size_t place = forced_index(player, record_.player_count());
        std::string text = player + 1 == record_.player_count() ? " (button)" : "";
        if (places.small == place) text += " (small blind)";
        if (places.big == place) text += " (big blind)";
        return text;
    }

    [[nodiscard]] std::string result(Seat seat) const {
        const poker::Hand& end = hand_.played.hand();
        const std::string won = hand_.amount(hand_.won[seat]);
        const bool has_won = hand_.won[seat].is_positive();
        if (hand_.folded.contains(seat)) return folded(seat);
        if (end.shown.contains(seat)) {
            const std::string words = text_shown(hand_, seat);
            return fmt::format("showed {} and {}{}{}",
                               text_cards(end.cards.hole[seat].data(), end.cards.hole_count[seat]),
                               has_won ? fmt::format("won ({})", won) : "lost",
                               words.empty() ? "" : " with ",
                               words);
        }
        return has_won || !end.mucked.contains(seat) ? fmt::format("collected ({})", won)
                                                     : "mucked";
    }

    [[nodiscard]] std::string folded(Seat seat) const {
        switch (hand_.folded_on[seat]) {
            case poker::Street::preflop: break;
            case poker::Street::flop: return "folded on the Flop";
            case poker::Street::turn: return "folded on the Turn";
            case poker::Street::river: return "folded on the River";
        }
        const bool has_bet = hand_.put_in[seat].is_positive();
        return has_bet ? "folded before Flop" : "folded before Flop (didn't bet)";
    }

    std::string& out_;
    TextHand& hand_;
    const Record& record_;
};

}  // namespace

std::string_view text_number(const Record& record) {
    constexpr std::size_t digits_max = 18;
    const std::string_view text = record.hand ? record.hand->text : std::string_view();
    const bool is_number =
        !text.empty() && text.size() <= digits_max &&
        std::all_of(text.begin(), text.end(), [](char letter) { return detail::is_digit(letter); });
    return is_number ? text : std::string_view();
}

bool TextWriter::write(std::string& out, const Record& record, std::string_view number) {
    const Replayed& replayed = replayer_.play(record);
    why_ = replayed.why;
    if (replayed.agrees == Agreement::no || replayer_.hand().phase != poker::Phase::over)
        return false;
    const bool states_result = !record.finishing_stacks.empty() || has_winnings(record);
    if (!states_result && !why_.empty()) return false;
    TextHand hand{.record = record, .played = replayer_, .currency = text_currency(record)};
    for (std::size_t i = 0; i < record.player_count(); ++i)
        hand.names.push_back(text_name(record, i));
    fill_in_won(hand);
    TextPage(out, hand).write(number);
    return true;
}

}  // namespace baize::histories
