// Splits one line of a golden round or hand into words.
#pragma once

#include <cctype>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/banked/machine/actor.h"
#include "engine/banked/machine/round.h"
#include "engine/banked/rulings/ruling.h"
#include "engine/banked/wagers/wager.h"
#include "engine/core/card.h"
#include "engine/core/card_list.h"
#include "engine/core/clause.h"
#include "engine/core/money.h"

namespace baize::kit {

class Words {
  public:
    // ":" "," ";" and "|" are words of their own; "#" begins a comment.
    explicit Words(const std::string& line) {
        std::string word;
        const auto finish = [&] {
            if (!word.empty()) words_.push_back(word);
            word.clear();
        };
        for (const char c : line) {
            if (c == '#') break;
            if (std::isspace(static_cast<unsigned char>(c)) != 0) {
                finish();
            } else if (c == ':' || c == ',' || c == ';' || c == '|') {
                finish();
                words_.emplace_back(1, c);
            } else {
                word += c;
            }
        }
        finish();
    }

    [[nodiscard]] bool empty() const { return at_ >= words_.size(); }

    [[nodiscard]] bool is(const std::string& word) const { return !empty() && words_[at_] == word; }

    std::string next() {
        if (empty()) throw std::runtime_error("the line ends too soon");
        return words_[at_++];
    }

    bool take(const std::string& word) {
        if (!is(word)) return false;
        ++at_;
        return true;
    }

    void expect(const std::string& word) {
        if (!take(word)) throw std::runtime_error("expected " + word);
    }

    int number() { return std::stoi(next()); }

    PlayerId player_number() { return static_cast<PlayerId>(number()); }

    // "10.00" or "-3.50".
    Money money() {
        const std::string text = next();
        const std::size_t point = text.find('.');
        if (point == std::string::npos || text.size() - point != 3) {
            throw std::runtime_error("not an amount: " + text);
        }
        const bool negative = text[0] == '-';
        const std::int64_t dollars = std::stoll(text.substr(negative ? 1 : 0, point));
        const std::int64_t cents = dollars * 100 + std::stoll(text.substr(point + 1));
        return Money::of_cents(negative ? -cents : cents);
    }

    // Reads a box. Lines number boxes from 1, as the layout does.
    std::size_t box() {
        const int number = this->number();
        if (number < 1 || number > static_cast<int>(boxes_max)) {
            throw std::runtime_error("no such box");
        }
        return static_cast<std::size_t>(number - 1);
    }

    std::uint8_t place() {
        if (take("dealer")) return at_dealer;
        if (take("table")) return at_table;
        return static_cast<std::uint8_t>(box());
    }

    [[nodiscard]] bool is_card() const { return !empty() && Card::parse(words_[at_]).has_value(); }

    Card card() {
        const std::string text = next();
        const std::optional<Card> card = Card::parse(text);
        if (!card) throw std::runtime_error("not a card: " + text);
        return *card;
    }

    // Reads all cards up to the next word that is not a card.
    CardList<5> cards() {
        CardList<5> list;
        while (is_card())
            list.push_back(card());
        return list;
    }

    Wager wager() {
        const std::string text = next();
        const std::optional<Wager> wager = wager_named(text);
        if (!wager) throw std::runtime_error("no such wager: " + text);
        return *wager;
    }

    Actor actor() {
        if (take("player")) return player(player_number());
        const std::string text = next();
        if (text == "dealer") return staff(Role::dealer);
        if (text == "supervisor") return staff(Role::supervisor);
        if (text == "area_manager") return staff(Role::area_manager);
        if (text == "assistant_casino_manager") return staff(Role::assistant_casino_manager);
        if (std::isdigit(static_cast<unsigned char>(text[0])) != 0) {
            return player(static_cast<PlayerId>(std::stoi(text)));
        }
        throw std::runtime_error("no such person: " + text);
    }

    // "TCP 5.6.1(a)" or "I-12".
    Clause clause() {
        std::string text = next();
        if (text.rfind("I-", 0) != 0) text += " " + next();
        const std::optional<Clause> clause = Clause::find(text);
        if (!clause) throw std::runtime_error("no such clause: " + text);
        return *clause;
    }

    // Reads the remaining words as one text with single spaces.
    std::string rest() {
        std::string text;
        while (!empty()) {
            const std::string word = next();
            text += (text.empty() ? "" : " ") + word;
        }
        return text;
    }

  private:
    std::vector<std::string> words_{};
    std::size_t at_ = 0;
};

}  // namespace baize::kit
