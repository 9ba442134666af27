#include "math/equity/range_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "engine/core/card.h"

namespace baize::equity {

namespace {

constexpr std::string_view rank_letters = "23456789TJQKA";

// The cards that one place of a pattern may hold.
struct Place {
    CardSet cards{};
    bool is_rank = false;  // All four cards of one rank.
};

enum class Suits : std::uint8_t { any, alike, different };

// The part of a range between two commas, or on one side of a dash.
struct Pattern {
    std::vector<Place> places{};
    Suits suits = Suits::any;
    bool and_better = false;
};

std::optional<std::size_t> rank_of(char letter) {
    const std::size_t rank = rank_letters.find(letter);
    if (rank == std::string_view::npos) return std::nullopt;
    return rank;
}

CardSet all_of_rank(std::size_t rank) {
    return CardSet::of_bits(std::uint64_t{0xF} << (rank * suit_count));
}

std::size_t rank_of(const Place& place) {
    return static_cast<std::size_t>(place.cards.lowest().rank());
}

struct TwoRanks {
    std::size_t low = 0;
    std::size_t high = 0;

    [[nodiscard]] bool is_pair() const { return low == high; }
};

// REQUIRES: two places.
TwoRanks ranks_of(const Pattern& pattern) {
    const std::size_t one = rank_of(pattern.places[0]);
    const std::size_t other = rank_of(pattern.places[1]);
    return {std::min(one, other), std::max(one, other)};
}

bool is_of_ranks(const Pattern& pattern) {
    return std::all_of(pattern.places.begin(), pattern.places.end(), [](const Place& place) {
        return place.is_rank;
    });
}

std::string_view without_blanks(std::string_view text) {
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

// Reads and removes as many places of a pattern as the text begins with.
std::vector<Place> take_places(std::string_view& text) {
    std::vector<Place> places;
    while (!text.empty()) {
        if (text.front() == 'x') {
            places.push_back({CardSet::full_deck()});
            text.remove_prefix(1);
            continue;
        }
        const std::optional<std::size_t> rank = rank_of(text.front());
        if (!rank) break;
        if (const std::optional<Card> card = Card::parse(text.substr(0, 2))) {
            CardSet one;
            one.insert(*card);
            places.push_back({one});
            text.remove_prefix(2);
        } else {
            places.push_back({all_of_rank(*rank), true});
            text.remove_prefix(1);
        }
    }
    return places;
}

// Reads one item and adds its hands to the range.
class ItemReader {
  public:
    ItemReader(std::string_view item, const poker::VariantFacts& game, Range& range)
        : item_(item), game_(game), range_(range) {}

    // Returns what is wrong, or an empty string.
    [[nodiscard]] std::string read() {
        if (item_.empty()) return "a hand is missing between two commas";
        if (item_ == "random") {
            add_all({.places = std::vector<Place>(game_.hole_cards, {CardSet::full_deck()})});
            return {};
        }
        if (const std::size_t slash = item_.find('/'); slash != std::string_view::npos)
            return read_discard(item_.substr(0, slash), item_.substr(slash + 1));
        if (const std::size_t dash = item_.find('-'); dash != std::string_view::npos)
            return read_span(item_.substr(0, dash), item_.substr(dash + 1));
        Pattern pattern;
        if (std::string error_text = read_pattern(item_, pattern); !error_text.empty())
            return error_text;
        if (pattern.and_better) return add_better(pattern);
        return add_all(pattern);
    }

  private:
    [[nodiscard]] bool has_two_cards() const { return game_.hole_cards == 2; }

    [[nodiscard]] std::string not_a_hand() const {
        constexpr std::array<std::string_view, 5> examples{
            "", "", "AsKh, QQ, AKs, A5s+", "AsKhQd, AKQ, AAx", "AsKhQdJc, AKQJ, AAxx"};
        const bool discards = game_.discards != poker::Discards::never;
        return fmt::format("can't read \"{}\". Try {}{} or random.{}",
                           item_,
                           examples[game_.hole_cards],
                           discards ? ", AsKhQd/Qd" : "",
                           has_two_cards() ? ""
                           : discards      ? " x is any card; the discard stands behind /."
                                           : " x is any card.");
    }

    // True if two letters come first, so that an s after them is not the suit of the second.
    [[nodiscard]] static bool begins_with_two_letters(std::string_view text) {
        const auto is_letter = [](char letter) { return letter == 'x' || rank_of(letter); };
        return text.size() >= 2 && is_letter(text[0]) && is_letter(text[1]);
    }

    [[nodiscard]] std::string read_pattern(std::string_view text, Pattern& pattern) const {
        if (has_two_cards() && begins_with_two_letters(text)) {
            std::string_view letters = text.substr(0, 2);
            pattern.places = take_places(letters);
            text.remove_prefix(2);
        } else {
            pattern.places = take_places(text);
        }
        if (!text.empty() && has_two_cards() && (text.front() == 's' || text.front() == 'o')) {
            pattern.suits = text.front() == 's' ? Suits::alike : Suits::different;
            text.remove_prefix(1);
        }
        if (text == "+" && has_two_cards()) {
            pattern.and_better = true;
            text = {};
        }
        if (!text.empty() || pattern.places.empty()) return not_a_hand();
        if (pattern.places.size() != game_.hole_cards) {
            return fmt::format("\"{}\" has {} card{}; a hand of {} has {}",
                               item_,
                               pattern.places.size(),
                               pattern.places.size() == 1 ? "" : "s",
                               game_.name,
                               game_.hole_cards);
        }
        return error_about_cards(pattern);
    }

    [[nodiscard]] std::string error_about_cards(const Pattern& pattern) const {
        CardSet seen;
        for (const Place& place : pattern.places) {
            if (place.cards.size() != 1) continue;
            if (seen.contains(place.cards.lowest()))
                return fmt::format("\"{}\" holds {} twice", item_, to_string(place.cards.lowest()));
            seen = seen | place.cards;
        }
        if (pattern.suits == Suits::alike && is_of_ranks(pattern) && ranks_of(pattern).is_pair())
            return fmt::format("\"{}\": a pair is never of one suit", item_);
        return {};
    }

    // Adds every hand of the pattern. Hands that occur twice are removed at the end.
    std::string add_all(const Pattern& pattern) {
        const std::size_t before = range_.combos.size();
        add_from(pattern, 0, {}, {});
        if (range_.combos.size() == before)
            return fmt::format("\"{}\" is not a possible hand", item_);
        return {};
    }

    // `above`: cards that later places for any card skip, so that no hand is added in two orders.
    void add_from(const Pattern& pattern, std::size_t place, CardSet hand, CardSet above) {
        if (place == pattern.places.size()) {
            if (fits(pattern.suits, hand)) range_.combos.push_back({hand, {}});
            return;
        }
        const bool is_any = pattern.places[place].cards.size() == card_count;
        CardSet left = pattern.places[place].cards - hand;
        if (is_any) left = left - above;
        for (; !left.empty(); left.erase(left.lowest())) {
            CardSet more = hand;
            more.insert(left.lowest());
            if (is_any) above.insert(left.lowest());
            add_from(pattern, place + 1, more, above);
        }
    }

    [[nodiscard]] static bool fits(Suits suits, CardSet two) {
        if (suits == Suits::any) return true;
        const Suit first = two.lowest().suit();
        two.erase(two.lowest());
        return (two.lowest().suit() == first) == (suits == Suits::alike);
    }

    void add_ranks(std::size_t high, std::size_t low, Suits suits) {
        add_all({.places = {{all_of_rank(high), true}, {all_of_rank(low), true}}, .suits = suits});
    }

    [[nodiscard]] std::string add_better(const Pattern& pattern) {
        if (!is_of_ranks(pattern))
            return fmt::format("\"{}\": + takes two ranks, as in QQ+ or A5s+", item_);
        const auto [low, high] = ranks_of(pattern);
        if (low == high) {
            for (std::size_t rank = low; rank < rank_count; ++rank)
                add_ranks(rank, rank, pattern.suits);
        } else {
            for (std::size_t rank = low; rank < high; ++rank)
                add_ranks(high, rank, pattern.suits);
        }
        return {};
    }

    [[nodiscard]] std::string read_span(std::string_view from, std::string_view to) {
        if (!has_two_cards()) return not_a_hand();
        Pattern first;
        Pattern last;
        if (std::string error_text = read_pattern(without_blanks(from), first); !error_text.empty())
            return error_text;
        if (std::string error_text = read_pattern(without_blanks(to), last); !error_text.empty())
            return error_text;
        if (first.and_better || last.and_better || !is_of_ranks(first) || !is_of_ranks(last))
            return fmt::format("\"{}\": a dash takes ranks on both sides, as in 77-99", item_);
        if (first.suits != last.suits) {
            return fmt::format(
                "\"{}\": both sides of a dash are suited, or both offsuit, or neither", item_);
        }
        return add_span(first, last);
    }

    [[nodiscard]] std::string add_span(const Pattern& first, const Pattern& last) {
        TwoRanks from = ranks_of(first);
        TwoRanks to = ranks_of(last);
        if (std::pair(from.low, from.high) > std::pair(to.low, to.high)) std::swap(from, to);
        const bool keeps_high = from.high == to.high && !from.is_pair() && !to.is_pair();
        if (!keeps_high && to.high - from.high != to.low - from.low) {
            return fmt::format(
                "\"{}\": the two sides of a dash are pairs, or share their higher card, "
                "or have the same gap",
                item_);
        }
        for (std::size_t step = 0; from.low + step <= to.low; ++step)
            add_ranks(keeps_high ? from.high : from.high + step, from.low + step, first.suits);
        return {};
    }

    [[nodiscard]] std::string read_discard(std::string_view hand, std::string_view card) {
        if (game_.discards == poker::Discards::never)
            return fmt::format("\"{}\": no card is given up at {}", item_, game_.name);
        const std::optional<Card> discard = Card::parse(without_blanks(card));
        if (!discard) return not_a_hand();
        Pattern pattern;
        if (std::string error_text = read_pattern(without_blanks(hand), pattern);
            !error_text.empty())
            return error_text;
        CardSet cards;
        for (const Place& place : pattern.places) {
            if (place.cards.size() != 1) {
                return fmt::format("\"{}\": a discard is named for three cards that are known",
                                   item_);
            }
            cards = cards | place.cards;
        }
        if (!cards.contains(*discard))
            return fmt::format("\"{}\": {} is not in the hand", item_, to_string(*discard));
        CardSet given_up;
        given_up.insert(*discard);
        range_.combos.push_back({cards, given_up});
        return {};
    }

    std::string_view item_;
    const poker::VariantFacts& game_;
    Range& range_;
};

std::size_t hands_of(std::size_t cards) {
    std::size_t hands = 1;
    for (std::size_t i = 0; i < cards; ++i)
        hands = hands * (card_count - i) / (i + 1);
    return hands;
}

std::string text_of(CardSet cards) {
    std::string text;
    for (; !cards.empty(); cards.erase(cards.lowest()))
        text.insert(0, to_string(cards.lowest()));
    return text;
}

// Sorts the hands and removes duplicates. Returns what is wrong, or an empty string.
std::string put_in_order(std::vector<Combo>& combos) {
    std::sort(combos.begin(), combos.end());
    combos.erase(std::unique(combos.begin(), combos.end()), combos.end());
    const auto twice =
        std::adjacent_find(combos.begin(), combos.end(), [](const Combo& one, const Combo& other) {
            return one.cards == other.cards;
        });
    if (twice == combos.end()) return {};
    return fmt::format("{} is listed twice, with different discards", text_of(twice->cards));
}

}  // namespace

RangeReading read_range(std::string_view text, const poker::VariantFacts& game) {
    RangeReading reading;
    const std::size_t hands_there_are = hands_of(game.hole_cards);
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t comma = std::min(text.find(',', from), text.size());
        const std::string_view item = without_blanks(text.substr(from, comma - from));
        reading.error_text = ItemReader(item, game, reading.range).read();
        if (!reading.error_text.empty()) return reading;
        // Bounds the memory of a repetitive text to a few times that of all hands.
        if (reading.range.combos.size() > 2 * hands_there_are)
            reading.error_text = put_in_order(reading.range.combos);
        if (!reading.error_text.empty()) return reading;
        from = comma + 1;
    }
    std::vector<Combo>& combos = reading.range.combos;
    reading.error_text = put_in_order(combos);
    reading.range.is_any = combos.size() == hands_there_are &&
                           std::none_of(combos.begin(), combos.end(), [](const Combo& combo) {
                               return !combo.discard.empty();
                           });
    return reading;
}

}  // namespace baize::equity
