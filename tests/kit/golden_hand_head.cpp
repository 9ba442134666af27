#include "kit/golden_hand_head.h"

#include <algorithm>
#include <array>

#include "kit/named.h"

namespace baize::kit {

namespace {

using poker::Post;
using poker::Seat;

void choose_game(GoldenHandTable& table, Words& words) {
    const std::optional<GameId> game = game_named(words.next());
    const auto variant = game ? poker::variant_of(*game) : std::nullopt;
    if (!variant) throw GoldenMismatch("no such game");
    table.rules.variant = *variant;
}

// "limit no_limit", "limit fixed 10 20", "limit pot minimum 2", "limit fixed 10 20 high from 4"
void set_limit(GoldenHandTable& table, Words& words) {
    poker::Betting& betting = table.rules.betting;
    const auto structure = named<poker::Structure>(words.next(), poker::structure_count);
    if (!structure) throw GoldenMismatch("no such limit");
    betting.structure = *structure;
    if (is_limit(*structure)) {
        betting.minimum = read_chips(words);
        betting.maximum = read_chips(words);
    }
    if (words.take("high")) {
        words.expect("from");
        betting.high_from_round = static_cast<std::uint8_t>(words.number());
    }
    if (words.take("minimum")) betting.minimum = read_chips(words);
}

void set_blinds(GoldenHandTable& table, Words& words) {
    table.rules.forced.blinds.clear();
    while (!words.empty())
        table.rules.forced.blinds.push_back(read_chips(words));
}

// "blind 3: 2": this seat puts up this blind, regardless of the sign
void set_blind(GoldenHandTable& table, Words& words) {
    const Seat seat = read_seat(words);
    words.expect(":");
    table.blinds.push_back({seat, Post::blind, read_chips(words)});
}

// "ante 1", "ante 2 by button", "ante 2 by last blind"
void set_ante(GoldenHandTable& table, Words& words) {
    poker::Forced& forced = table.rules.forced;
    forced.ante = read_chips(words);
    if (!words.take("by")) return;
    if (words.take("button")) {
        forced.ante_by = poker::AnteBy::button;
    } else {
        words.expect("last");
        words.expect("blind");
        forced.ante_by = poker::AnteBy::last_blind;
    }
}

void add_post(GoldenHandTable& table, Words& words, Post post) {
    const Seat seat = read_seat(words);
    words.expect(":");
    table.further.push_back({seat, post, read_chips(words)});
}

void set_straddle(GoldenHandTable& table, Words& words) {
    add_post(table, words, Post::straddle);
}

void set_live_post(GoldenHandTable& table, Words& words) {
    add_post(table, words, Post::live);
}

void set_dead_post(GoldenHandTable& table, Words& words) {
    add_post(table, words, Post::dead);
}

void set_chip(GoldenHandTable& table, Words& words) {
    table.rules.chip = read_chips(words);
}

// Reads "5%" or "2.5%" in hundredths of a per cent.
std::uint16_t read_rate(const std::string& text) {
    Words number(text.substr(0, text.size() - 1));
    std::string digits = number.next();
    const std::size_t point = std::min(digits.find('.'), digits.size());
    std::string cents = point == digits.size() ? "" : digits.substr(point + 1);
    cents.resize(2, '0');
    return static_cast<std::uint16_t>(std::stoi(digits.substr(0, point) + cents));
}

// "per hand 3", "per hand 2 for 3 players", "per person 1"
void set_fee(poker::Commission& commission, Words& words) {
    if (words.take("person")) {
        commission.per_person = read_chips(words);
        return;
    }
    words.expect("hand");
    const Money fee = read_chips(words);
    if (!words.take("for")) {
        commission.per_hand.fill(fee);
        return;
    }
    const int players = words.number();
    words.expect("players");
    commission.per_hand.at(static_cast<std::size_t>(players)) = fee;
}

// "5%", "cap 15", "cap 5 a pot", "minimum 2", "unit 0.50", "equal hands by hand",
// "no flop no drop", "stand-alone", one after the other
void set_commission(GoldenHandTable& table, Words& words) {
    poker::Commission& commission = table.rules.commission;
    while (!words.empty()) {
        const std::string word = words.next();
        if (word.ends_with('%')) {
            commission.rate = read_rate(word);
        } else if (word == "cap") {
            commission.cap = read_chips(words);
            if (words.take("a")) {
                words.expect("pot");
                commission.cap_scope = poker::Scope::pot;
            }
        } else if (word == "minimum") {
            commission.minimum = read_chips(words);
        } else if (word == "unit") {
            commission.unit = read_chips(words);
        } else if (word == "per") {
            set_fee(commission, words);
        } else if (word == "equal" && words.rest() == "hands by hand") {
            commission.equal_hands = poker::Scope::hand;
        } else if (word == "no" && words.rest() == "flop no drop") {
            commission.no_flop_no_drop = true;
        } else {
            throw GoldenMismatch("not understood: " + word);
        }
    }
}

// "flop_chase", "flop_chase from 5 to 100", "flop_chase both colours"
void offer_flop_chase(GoldenHandTable& table, Words& words) {
    poker::FlopChase& chase = table.rules.flop_chase;
    chase.offered = true;
    if (words.take("from")) chase.minimum = read_chips(words);
    if (words.take("to")) chase.maximum = read_chips(words);
    if (words.take("both")) {
        words.expect("colours");
        chase.both_colours = true;
    }
}

// "wager 3: red 5"
void place_side_wager(GoldenHandTable& table, Words& words) {
    poker::SideWager& wager = table.opening.side_wagers[read_seat(words)];
    words.expect(":");
    const std::string colour = words.next();
    wager.colour = colour == "red"     ? poker::Colour::red
                   : colour == "black" ? poker::Colour::black
                   : colour == "both"  ? poker::Colour::both
                                       : throw GoldenMismatch("no such colour: " + colour);
    wager.amount = read_chips(words);
}

// "clock 30", "clock 30 extra 60 times 2 fee 2"
void set_clock(GoldenHandTable& table, Words& words) {
    poker::Clock& clock = table.rules.clock;
    clock.seconds = static_cast<std::uint16_t>(words.number());
    if (words.take("extra")) clock.extra_seconds = static_cast<std::uint16_t>(words.number());
    if (words.take("times")) clock.extensions_max = static_cast<std::uint8_t>(words.number());
    if (words.take("fee")) clock.fee = read_chips(words);
}

void set_dealing(GoldenHandTable& table, Words& words) {
    words.expect("live");
    table.rules.dealing = poker::Dealing::live;
}

// An interpretation that a table may choose, by its name.
struct Setting {
    std::string_view key{};
    void (*choose)(poker::Rules& rules) = nullptr;
};

constexpr std::array settings{
    Setting{"uncap_after_fold", [](poker::Rules& rules) { rules.betting.uncap_after_fold = true; }},
    Setting{"short_all_ins_stay_apart",
            [](poker::Rules& rules) { rules.betting.short_all_ins_add_up = false; }},
    Setting{"pot_after_rake", [](poker::Rules& rules) { rules.betting.pot_before_rake = false; }},
    Setting{"out_of_turn_not_binding",
            [](poker::Rules& rules) { rules.betting.oot_binding = false; }},
    Setting{"straddle_is_the_minimum_raise",
            [](poker::Rules& rules) { rules.forced.straddle.full_min_raise = true; }},
    Setting{"first_blind_left_of_the_button",
            [](poker::Rules& rules) { rules.forced.heads_up_button_small = false; }},
    Setting{"all_in_hands_lie_open", [](poker::Rules& rules) { rules.expose_all_in = true; }},
    Setting{"discard_last_on_expiry",
            [](poker::Rules& rules) { rules.clock.discard_last_on_expiry = true; }},
};

void switch_interpretation(GoldenHandTable& table, Words& words) {
    const std::string key = words.next();
    const auto* const found = std::find_if(
        settings.begin(), settings.end(), [&](const Setting& each) { return each.key == key; });
    if (found == settings.end()) throw GoldenMismatch("not understood: " + key);
    found->choose(table.rules);
}

// "stacks 100 200 - 50": from seat 1 on; "-" is an empty place
void set_stacks(GoldenHandTable& table, Words& words) {
    for (Seat seat = 0; !words.empty(); ++seat) {
        if (seat == poker::seats_max) throw GoldenMismatch("too many seats");
        if (words.take("-")) continue;
        table.opening.stacks[seat] = read_chips(words);
        table.opening.dealt_in.insert(seat);
    }
}

// "away 3": has a seat and chips, gets no cards
void set_away(GoldenHandTable& table, Words& words) {
    while (!words.empty())
        table.opening.dealt_in.erase(read_seat(words));
}

void set_button(GoldenHandTable& table, Words& words) {
    table.opening.button = read_seat(words);
}

// "no button"
void leave_button_out(GoldenHandTable& table, Words& words) {
    words.expect("button");
    table.opening.button_in_use = false;
}

// "cards 1: As Ah; 2: Kd Kc"
void set_cards(GoldenHandTable& table, Words& words) {
    do {
        std::vector<Card>& hole = table.hole[read_seat(words)];
        words.expect(":");
        hole.clear();
        while (words.is_card())
            hole.push_back(words.card());
        if (hole.size() > poker::facts(table.rules).hole_cards)
            throw GoldenMismatch("too many cards");
    } while (words.take(";"));
}

void set_board(GoldenHandTable& table, Words& words) {
    table.board.clear();
    while (words.is_card())
        table.board.push_back(words.card());
    if (table.board.size() > 5) throw GoldenMismatch("too many cards");
}

constexpr std::array statements{
    HandStatement{"game", choose_game},
    HandStatement{"limit", set_limit},
    HandStatement{"blinds", set_blinds},
    HandStatement{"blind", set_blind},
    HandStatement{"ante", set_ante},
    HandStatement{"straddle", set_straddle},
    HandStatement{"post", set_live_post},
    HandStatement{"dead", set_dead_post},
    HandStatement{"chip", set_chip},
    HandStatement{"commission", set_commission},
    HandStatement{"flop_chase", offer_flop_chase},
    HandStatement{"wager", place_side_wager},
    HandStatement{"clock", set_clock},
    HandStatement{"dealing", set_dealing},
    HandStatement{"setting", switch_interpretation},
    HandStatement{"stacks", set_stacks},
    HandStatement{"away", set_away},
    HandStatement{"button", set_button},
    HandStatement{"no", leave_button_out},
    HandStatement{"cards", set_cards},
    HandStatement{"board", set_board},
};

}  // namespace

std::span<const HandStatement> head_statements() {
    return statements;
}

}  // namespace baize::kit
