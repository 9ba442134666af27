#include "formats/histories/replay/replay_opening.h"

#include <algorithm>

#include "formats/histories/amount.h"
#include "formats/histories/replay/table_notes.h"

namespace baize::histories {

namespace {

// Empties the list of postings instead of overwriting it, because it is two thirds of an opening.
void clear(poker::Opening& opening) {
    opening.stacks = {};
    opening.button_in_use = true;
    opening.fees_paid = false;
    opening.postings.clear();
    opening.side_wagers = {};
    opening.deck = {};
}

// Calls `ask` for every amount of the hand until it returns false. Stacks come first, because they
// are the most likely to hold fractions of a unit.
template <typename Ask>
bool all_amounts(const Record& record, const Ask& ask) {
    const auto all = [&](const PerPlayer<Money>& amounts) {
        return std::all_of(amounts.begin(), amounts.end(), ask);
    };
    const auto given = [&](const std::optional<Money>& amount) { return !amount || ask(*amount); };
    return all(record.starting_stacks) && given(record.min_bet) && given(record.small_bet) &&
           given(record.big_bet) && all(record.blinds) && all(record.antes) &&
           std::all_of(record.steps.begin(), record.steps.end(), [&](const Step& step) {
               return ask(step.amount);
           });
}

Money smallest_chip(const Record& record) {
    constexpr std::int64_t cents = 100;  // a constant, which makes the division quick
    const std::int64_t whole = detail::powers_of_ten[record.decimals];
    const bool is_whole =
        whole == cents
            ? all_amounts(record,
                          [](Money amount) {
                              return amount.cents() % cents == 0 || amount == unknown_stack;
                          })
            : all_amounts(record, [whole](Money amount) {
                  return amount.cents() % whole == 0 || amount == unknown_stack;
              });
    return Money::of_cents(is_whole ? whole : 1);
}

// Antes that differ, or that the others need not match, are dead money. [I-18]
poker::Post ante_post(const Record& record) {
    const Money first = record.ante(0);
    bool uniform = true;
    for (std::size_t place = 1; place < record.player_count(); ++place)
        uniform = uniform && record.ante(place) == first;
    const bool is_short = std::any_of(record.starting_stacks.begin(),
                                      record.starting_stacks.end(),
                                      [&](Money stack) { return stack < first; });
    return uniform && (record.ante_trimming || !is_short) ? poker::Post::ante
                                                          : poker::Post::table_ante;
}

// True for a live post of the small blind, or, in a hand without one, of less than the big blind.
// [I-69]
bool is_small_post(const Record& record, std::size_t place) {
    const Money late = -record.blinds[place];
    if (!late.is_positive()) return false;
    const BlindPlaces places = blind_places(record);
    if (!places.big) return false;
    if (places.small) return late == record.blinds[*places.small];
    return late < record.blinds[*places.big];
}

void post(poker::Opening& opening, std::size_t player, poker::Post post, Money amount) {
    opening.postings.push_back(
        {.seat = static_cast<poker::Seat>(player), .post = post, .amount = amount});
}

// Returns early, because most games have no antes.
void post_antes(const Record& record, poker::Opening& opening) {
    const bool has_antes = std::any_of(
        record.antes.begin(), record.antes.end(), [](Money due) { return due.is_positive(); });
    if (!has_antes) return;
    const std::size_t count = record.player_count();
    const poker::Post ante = ante_post(record);
    for (std::size_t i = 0; i < count; ++i) {
        const Money due = record.ante(forced_index(i, count));
        if (due.is_positive()) post(opening, i, ante, due);
    }
}

// Blinds are posted left of the button; a player who posts more than the last blind straddles. The
// last player to post acts last: with two players, the one with the larger blind. [CP 6.5]
// [CP 8.17.1] [I-35]
void post_blinds(const Record& record, poker::Opening& opening) {
    const std::size_t count = record.player_count();
    const bool is_swapped = count == 2 && record.blinds[0] > record.blinds[1];
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t place = is_swapped ? 1 - i : i;
        const Money blind = record.blinds[place];
        if (!blind.is_positive()) continue;
        const bool straddles = place >= 2 && blind > record.blinds[1];
        post(opening,
             forced_index(place, count),
             straddles ? poker::Post::straddle : poker::Post::blind,
             blind);
    }
}

// The post counts as a bet and does not change the order of action. [CP 8.10.2]
void post_late(const Record& record, SmallPost reading, poker::Opening& opening) {
    const std::size_t count = record.player_count();
    for (std::size_t place = 0; place < count; ++place) {
        const Money late = -record.blinds[place];
        if (!late.is_positive()) continue;
        const std::size_t player = forced_index(place, count);
        if (reading == SmallPost::missed_both && is_small_post(record, place)) {
            post(opening, player, poker::Post::dead, late);
            post(opening, player, poker::Post::live, record.blinds[*blind_places(record).big]);
        } else {
            post(opening, player, poker::Post::live, late);
        }
    }
}

// Cards are dealt from the deck one at a time to each player in turn. [CP 8.4]
bool stack_deck(const Record& record, poker::Opening& opening) {
    const std::size_t count = record.player_count();
    const std::size_t hole_cards = poker::facts(record.variant).hole_cards;
    const auto deals = [](const Step& step) { return step.step_kind == StepKind::deal_hole; };
    std::array<std::uint8_t, players_max> dealt{};
    auto step = record.steps.begin();
    for (; step != record.steps.end() && deals(*step); ++step) {
        std::uint8_t& own = dealt[step->player];
        if (std::size_t{own} + step->count > hole_cards) return false;
        std::size_t place = own * count + step->player;
        for (std::size_t i = 0; i < step->count; ++i, place += count)
            opening.deck[place] = step->cards[i];
        own = static_cast<std::uint8_t>(own + step->count);
    }
    return std::none_of(step, record.steps.end(), deals);
}

}  // namespace

void fill_rules(const Record& record, poker::Rules& rules) {
    rules = {};
    rules.variant = record.variant;
    rules.betting.structure = record.structure;
    rules.betting.minimum = record.min_bet.value_or(record.small_bet.value_or(Money{}));
    rules.betting.maximum = record.big_bet.value_or(Money{});
    rules.chip = smallest_chip(record);
    rules.dealing = poker::Dealing::live;
}

bool has_small_post(const Record& record) {
    if (record.player_count() == 2) return false;
    for (std::size_t place = 0; place < record.player_count(); ++place) {
        if (is_small_post(record, place)) return true;
    }
    return false;
}

bool fill_opening(const Record& record, SmallPost reading, poker::Opening& opening) {
    const std::size_t count = record.player_count();
    clear(opening);
    opening.dealt_in = poker::SeatSet::first(count);
    opening.button = static_cast<poker::Seat>(count - 1);
    for (std::size_t i = 0; i < count; ++i) {
        const Money stack = record.starting_stacks[i];
        opening.stacks[i] = stack == unknown_stack ? deep_stack : stack;
    }
    post_antes(record, opening);
    post_blinds(record, opening);
    post_late(record, reading, opening);
    return stack_deck(record, opening);
}

bool apply_notes(const Record& record, poker::Rules& rules, poker::Opening& opening, Notes& notes) {
    notes.sign.reset();
    notes.rulings.clear();
    if (record.user_fields.empty()) return true;
    const std::string_view posts = user_field(record, posts_field);
    const std::string_view settings = user_field(record, table_field);
    const std::string_view charges = user_field(record, sign_field);
    const std::string_view rulings = user_field(record, rulings_field);
    return (posts.empty() || read_posts(posts, record, opening)) &&
           (settings.empty() || read_settings(settings, record.decimals, rules, opening)) &&
           (charges.empty() || read_sign(charges, record.decimals, notes.sign.emplace())) &&
           (rulings.empty() || read_rulings(rulings, notes.rulings));
}

}  // namespace baize::histories
