// Reads the plain text of one hand line by line, as strictly as the published format permits, and
// checks that its chips add up: every other line is an error.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace baize::histories {

class TextPageReader {
  public:
    // Returns the first error, or an empty text.
    std::string read(std::string_view text) {
        std::istringstream lines{std::string(text)};
        for (std::string line; std::getline(lines, line) && error_.empty();) {
            line_ = line;
            read_line(line);
        }
        if (error_.empty() && part_ != Part::behind) error_ = "the hand has no end";
        if (error_.empty() && total_ != paid_ + rake_) error_ = "the pots are not paid out";
        if (error_.empty() && put_in() != total_) error_ = "the chips put in are not the pots";
        return error_.empty() ? error_ : error_ + ": " + line_;
    }

    [[nodiscard]] std::int64_t rake() const { return rake_; }

    [[nodiscard]] std::int64_t collected(const std::string& name) const {
        const auto found = collected_.find(name);
        return found == collected_.end() ? 0 : found->second;
    }

    [[nodiscard]] std::size_t cards_seen() const { return cards_seen_; }

  private:
    enum class Part { opening, table, seats, cards, summary, board, behind };

    struct Player {
        std::int64_t stack = 0;
        std::int64_t put_in = 0;
        std::int64_t bet = 0;
        bool has_folded = false;
        bool is_hidden = false;
        bool has_result = false;
    };

    void fail(const std::string& why) {
        if (error_.empty()) error_ = why;
    }

    static bool take(std::string_view& text, std::string_view word) {
        if (!text.starts_with(word)) return false;
        text.remove_prefix(word.size());
        return true;
    }

    // "$12" or "$0.50", in cents.
    std::int64_t money(std::string_view& text) {
        if (!take(text, "$")) fail("no amount");
        std::int64_t cents = 0;
        std::size_t digits = 0;
        while (!text.empty() && text[0] >= '0' && text[0] <= '9') {
            cents = cents * 10 + (text[0] - '0');
            text.remove_prefix(1);
            ++digits;
        }
        if (digits == 0) fail("no digits");
        cents *= 100;
        if (text.size() > 2 && text[0] == '.' && text[1] >= '0' && text[1] <= '9') {
            cents += (text[1] - '0') * 10 + (text[2] - '0');
            text.remove_prefix(3);
        }
        return cents;
    }

    // "[As Kd]"
    std::size_t cards(std::string_view& text) {
        if (!take(text, "[")) fail("no cards");
        std::size_t count = 0;
        while (error_.empty() && !take(text, "]")) {
            if (count != 0 && !take(text, " ")) fail("no blank between cards");
            const bool is_card =
                text.size() > 2 &&
                std::string_view("23456789TJQKA").find(text[0]) != std::string_view::npos &&
                std::string_view("cdhs").find(text[1]) != std::string_view::npos;
            if (!is_card) return fail("no card"), count;
            text.remove_prefix(2);
            ++count;
        }
        return count;
    }

    // The player whose name begins the text; the longest name counts.
    Player* player(std::string_view& text, std::string_view behind) {
        for (auto at = players_.rbegin(); at != players_.rend(); ++at) {
            if (!text.starts_with(at->first + std::string(behind))) continue;
            text.remove_prefix(at->first.size() + behind.size());
            name_ = at->first;
            return &at->second;
        }
        return nullptr;
    }

    void read_line(std::string_view line) {
        switch (part_) {
            case Part::opening: return opening(line);
            case Part::table: return table(line);
            case Part::seats:
            case Part::cards: return play(line);
            case Part::summary: return summary(line);
            case Part::board: return seat_result(line);
            case Part::behind:
                if (!line.empty()) fail("a line behind the hand");
        }
    }

    void opening(std::string_view line) {
        if (!take(line, "PokerStars Hand #")) fail("no opening");
        const std::size_t digits = line.find_first_not_of("0123456789");
        if (digits == 0 || !line.substr(digits).starts_with(": ")) fail("no number");
        if (line.find(" ET") == std::string_view::npos) fail("no time");
        const bool by_bets = line.find(" No Limit ") == std::string_view::npos &&
                             line.find("Pot Limit ") == std::string_view::npos;
        std::string_view stakes = line.substr(line.find('(') + 1);
        const std::int64_t small = money(stakes);
        if (!take(stakes, "/")) fail("no stakes");
        const std::int64_t big = money(stakes);
        big_ = by_bets ? small : big;
        part_ = Part::table;
    }

    void table(std::string_view line) {
        if (!line.starts_with("Table '") || !line.ends_with(" is the button")) fail("no table");
        part_ = Part::seats;
    }

    void play(std::string_view line) {
        std::string_view rest = line;
        if (part_ == Part::seats && take(rest, "Seat ")) return seat(rest);
        if (line == "*** HOLE CARDS ***") {
            part_ = Part::cards;
        } else if (line == "*** SUMMARY ***") {
            part_ = Part::summary;
        } else if (take(rest, "*** FLOP *** ")) {
            street(rest, 0, 3);
        } else if (take(rest, "*** TURN *** ")) {
            street(rest, 3, 1);
        } else if (take(rest, "*** RIVER *** ")) {
            street(rest, 4, 1);
        } else if (take(rest, "Dealt to ")) {
            if (player(rest, " ") == nullptr) fail("nobody");
            cards_seen_ += cards(rest);
        } else if (take(rest, "Uncalled bet (")) {
            uncalled(rest);
        } else if (Player* const acts = player(rest, ": ")) {
            act(*acts, rest);
        } else if (player(rest, " collected ") != nullptr) {
            const std::int64_t won = money(rest);
            if (won == 0 || !rest.starts_with(" from ")) fail("no pot");
            collected_[name_] += won;
            paid_ += won;
        } else if (line != "*** SHOW DOWN ***" && line != "Hand cancelled" &&
                   !(line.starts_with("Dealer said, \"") && line.ends_with('"'))) {
            fail("no line of the format");
        }
    }

    void seat(std::string_view rest) {
        rest.remove_prefix(std::min(rest.size(), rest.find(": ") + 2));
        const std::size_t end = rest.rfind(" (");
        std::string_view amount = rest.substr(end + 2);
        Player& sits = players_[std::string(rest.substr(0, end))];
        sits.stack = money(amount);
        if (amount != " in chips)") fail("no seat");
    }

    void street(std::string_view rest, std::size_t before, std::size_t more) {
        if (before != 0 && (cards(rest) != before || !take(rest, " "))) fail("no board before");
        if (cards(rest) != more || !rest.empty()) fail("no new cards");
        level_ = 0;
        for (auto& [name, each] : players_)
            each.bet = 0;
    }

    void uncalled(std::string_view rest) {
        const std::int64_t back = money(rest);
        if (!take(rest, ") returned to ") || !players_.contains(std::string(rest)))
            return fail("nobody to return to");
        Player& gets = players_[std::string(rest)];
        gets.stack += back;
        gets.put_in -= back;
        if (gets.put_in < 0) fail("more returned than put in");
    }

    void pay(Player& pays, std::int64_t amount, std::string_view rest, bool is_bet = true) {
        pays.stack -= amount;
        pays.put_in += amount;
        if (is_bet) pays.bet += amount;
        level_ = std::max(level_, pays.bet);
        if (pays.stack < 0) fail("more than the stack");
        const bool is_all_in = rest == " and is all-in";
        if (is_all_in != (pays.stack == 0) || (!is_all_in && !rest.empty())) fail("all-in");
    }

    void act(Player& acts, std::string_view rest) {
        if (take(rest, "posts ")) return post(acts, rest);
        if (rest == "folds") {
            acts.has_folded = true;
        } else if (rest == "mucks hand") {
            acts.is_hidden = true;
        } else if (take(rest, "calls ")) {
            const std::int64_t amount = money(rest);
            pay(acts, amount, rest);
        } else if (take(rest, "bets ")) {
            if (level_ != 0) fail("a bet behind a bet");
            const std::int64_t amount = money(rest);
            pay(acts, amount, rest);
        } else if (take(rest, "raises ")) {
            raise(acts, rest);
        } else if (take(rest, "shows ")) {
            acts.is_hidden = false;  // also a hand that was mucked and asked for
            cards(rest);
            if (!rest.empty() && !(rest.starts_with(" (") && rest.ends_with(')'))) fail("shows");
        } else if (take(rest, "discards 1 card")) {
            if (!rest.empty() && (!take(rest, " ") || cards(rest) != 1)) fail("discards");
        } else if (rest != "checks" && rest != "doesn't show hand") {
            fail("no act of the format");
        }
    }

    void post(Player& posts, std::string_view rest) {
        for (const std::string_view what :
             {"the ante ", "small blind ", "big blind ", "straddle ", "small & big blinds "}) {
            if (!take(rest, what)) continue;
            const std::int64_t amount = money(rest);
            has_short_post_ = has_short_post_ || !rest.empty();
            const bool is_late = what == "small blind " && small_ != 0;
            if (what == "small blind " && !is_late) small_ = amount;
            // Of both blinds only the big one is a bet; a second small blind is dead.
            const bool is_bet = what != "the ante " && !is_late && what != "small & big blinds ";
            pay(posts, amount, rest, is_bet);
            if (what == "small & big blinds ") posts.bet = small_ == 0 ? big_ : amount - small_;
            return;
        }
        fail("no post of the format");
    }

    // The first amount is what the raise adds to the bet before it, which may be more than its
    // player could post.
    void raise(Player& raises, std::string_view rest) {
        const std::int64_t by = money(rest);
        if (!take(rest, " to ")) fail("raises");
        const std::int64_t to = money(rest);
        const bool fits = has_short_post_ ? to - by >= level_ : to - by == level_;
        if (by <= 0 || !fits) fail("the raise does not begin at the bet");
        pay(raises, to - raises.bet, rest);
    }

    void summary(std::string_view line) {
        if (!take(line, "Total pot ")) fail("no total");
        total_ = money(line);
        std::int64_t pots = 0;
        const bool has_pots = take(line, " Main pot ");
        if (has_pots) pots = money(line);
        while (has_pots && take(line, ". Side pot")) {
            if (take(line, "-")) line.remove_prefix(line.find(' '));
            if (!take(line, " ")) fail("no side pot");
            pots += money(line);
        }
        if (has_pots && !take(line, ".")) fail("no end of the pots");
        if (!take(line, " | Rake ")) fail("no rake");
        rake_ = money(line);
        if (has_pots && pots + rake_ != total_) fail("main and side pots");
        part_ = Part::board;
    }

    void seat_result(std::string_view line) {
        if (line.empty()) {
            for (const auto& [name, each] : players_) {
                if (!each.has_result) fail("no result of " + name);
            }
            part_ = Part::behind;
            return;
        }
        if (take(line, "Board ")) {
            cards(line);
            return;
        }
        line.remove_prefix(std::min(line.size(), line.find(": ") + 2));
        Player* const sits = player(line, " ");
        if (sits == nullptr) return fail("nobody");
        sits->has_result = true;
        for (const std::string_view place : {"(button) ", "(small blind) ", "(big blind) "})
            take(line, place);
        const std::size_t at = line.find("($");
        std::string_view amount = at == std::string_view::npos ? "$0" : line.substr(at + 1);
        const bool has_won = line.starts_with("collected (") ||
                             (line.starts_with("showed [") && at != std::string_view::npos);
        if ((has_won ? money(amount) : 0) != collected(name_)) fail("another amount won");
        const bool is_right = sits->has_folded  ? line.starts_with("folded ")
                              : sits->is_hidden ? line == "mucked" || has_won
                                                : line.starts_with("showed [") || has_won;
        if (!is_right) fail("folded, mucked or not");
    }

    [[nodiscard]] std::int64_t put_in() const {
        std::int64_t sum = 0;
        for (const auto& [name, each] : players_)
            sum += each.put_in;
        return sum;
    }

    Part part_ = Part::opening;
    std::map<std::string, Player> players_{};
    std::map<std::string, std::int64_t> collected_{};
    std::string name_{};  // of the player found last
    std::string line_{};
    std::string error_{};
    std::int64_t level_ = 0;
    std::int64_t big_ = 0;    // the big blind by the stakes
    std::int64_t small_ = 0;  // the small blind
    bool has_short_post_ = false;
    std::int64_t paid_ = 0;
    std::int64_t total_ = 0;
    std::int64_t rake_ = 0;
    std::size_t cards_seen_ = 0;
};

}  // namespace baize::histories
