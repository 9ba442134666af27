#include "kit/golden_hand_table.h"

#include <algorithm>

#include "engine/core/card_set.h"
#include "kit/golden_hand_events.h"
#include "kit/poker_replay.h"

namespace baize::kit {

namespace {

using poker::EventKind;
using poker::Post;
using poker::Seat;

// Posts the blinds of the sign, from the left of the button; with two players the button puts up
// the first.
std::vector<poker::Posting> blinds_of_the_sign(const GoldenHandTable& table) {
    std::vector<poker::Posting> postings;
    const poker::SeatSet players = table.opening.dealt_in;
    const bool two = players.size() == 2 && table.rules.forced.heads_up_button_small;
    Seat seat = two ? players.next_after(table.opening.button) : table.opening.button;
    for (const Money blind : table.rules.forced.blinds) {
        seat = players.next_after(seat);
        postings.push_back({seat, Post::blind, blind});
    }
    return postings;
}

void put_up(GoldenHandTable& table) {
    const std::vector<poker::Posting> blinds =
        table.blinds.empty() ? blinds_of_the_sign(table) : table.blinds;
    auto& postings = table.opening.postings;
    postings.clear();
    const poker::Forced& forced = table.rules.forced;
    if (forced.ante.is_positive()) {
        if (forced.ante_by == poker::AnteBy::button)
            postings.push_back({table.opening.button, Post::table_ante, forced.ante});
        if (forced.ante_by == poker::AnteBy::last_blind && !blinds.empty())
            postings.push_back({blinds.back().seat, Post::table_ante, forced.ante});
        for (const Seat seat : table.opening.dealt_in) {
            if (forced.ante_by == poker::AnteBy::everyone)
                postings.push_back({seat, Post::ante, forced.ante});
        }
    }
    for (const poker::Posting& blind : blinds)
        postings.push_back(blind);
    for (const poker::Posting& post : table.further)
        postings.push_back(post);
}

using PartOfDeck = std::array<std::optional<Card>, card_count>;

// Returns the places in the deck of the cards that the head names, so that they are dealt as it
// says.
PartOfDeck named_cards(const GoldenHandTable& table) {
    PartOfDeck deck{};
    const auto players = table.opening.dealt_in.size();
    Seat seat = table.opening.button;
    for (std::size_t place = 0; place < players; ++place) {
        seat = table.opening.dealt_in.next_after(seat);
        for (std::size_t card = 0; card < table.hole[seat].size(); ++card)
            deck[card * players + place] = table.hole[seat][card];
    }
    std::size_t next = facts(table.rules).hole_cards * players;
    for (std::size_t i = 0; i < table.board.size(); ++i) {
        if (i == 0 || i >= 3) ++next;  // a burn
        deck[next++] = table.board[i];
    }
    return deck;
}

// Fills unnamed places with cards that are used nowhere else.
void stack_deck(GoldenHandTable& table) {
    const PartOfDeck named = named_cards(table);
    CardSet rest = CardSet::full_deck();
    for (const std::optional<Card>& card : named) {
        if (!card) continue;
        if (!rest.contains(*card)) throw GoldenMismatch("twice in the deck: " + to_string(*card));
        rest.erase(*card);
    }
    for (std::size_t i = 0; i < card_count; ++i) {
        const Card card = named[i] ? *named[i] : rest.lowest();
        if (!named[i]) rest.erase(card);
        table.opening.deck[i] = card;
    }
}

// Expects the cards one at a time from the button's left, the order for which stack_deck() placed
// them.
void expect_cards_dealt(const GoldenHandTable& table) {
    for (const Seat seat : table.opening.dealt_in) {
        for (std::size_t i = 0; i < table.hole[seat].size(); ++i) {
            if (table.hand.cards.hole[seat][i] != poker::Face(table.hole[seat][i]))
                throw GoldenMismatch("the cards of seat " + std::to_string(seat + 1) +
                                     " came otherwise");
        }
    }
}

}  // namespace

Result<poker::Hand> GoldenHandTable::open() {
    if (rules.betting.minimum.is_zero() && !rules.forced.blinds.empty())
        rules.betting.minimum = rules.forced.blinds.back();
    if (const auto good = verify(rules); !good) return reject(good.error());
    if (!opening.dealt_in.empty()) {
        put_up(*this);
        if (rules.dealing == poker::Dealing::automatic) stack_deck(*this);
    }
    return open_hand(rules, opening, events);
}

void GoldenHandTable::begin() {
    if (begun) return;
    const Result<poker::Hand> opened = open();
    if (!opened) throw GoldenMismatch("refused to deal: " + words_of(opened.error()));
    hand = *opened;
    begun = true;
    if (rules.dealing == poker::Dealing::automatic) expect_cards_dealt(*this);
}

const poker::Event* GoldenHandTable::next_unmatched() {
    while (matched < events.size()) {
        const EventKind what = events[matched].what;
        if (what != EventKind::dealt && what != EventKind::burned && what != EventKind::over)
            return &events[matched];
        ++matched;
    }
    return nullptr;
}

void GoldenHandTable::expect_all_matched() {
    if (const poker::Event* const event = next_unmatched())
        throw GoldenMismatch("not told: " + words_of(*event));
}

void GoldenHandTable::expect_same_again() const {
    const poker::Replayed again = replay(rules, opening, events);
    if (again.differs) {
        throw GoldenMismatch("replayed differently from: " + (*again.differs < events.size()
                                                                  ? words_of(events[*again.differs])
                                                                  : "the end"));
    }
    if (!(again.hand == hand)) throw GoldenMismatch("replayed to another hand");
}

void GoldenHandTable::expect_chips_conserved() const {
    Money brought;
    Money left = hand.commission + hand.fees + hand.time_fees + side_wagers_net;
    for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
        brought += opening.stacks[seat];
        left += hand.stacks[seat];
    }
    if (brought != left)
        throw GoldenMismatch("brought to the table " + chips(brought) + ", left " + chips(left));
}

bool execute(std::span<const HandStatement> statements,
             const std::string& verb,
             GoldenHandTable& table,
             Words& words) {
    const auto found = std::find_if(statements.begin(), statements.end(), [&](const auto& known) {
        return known.verb == verb;
    });
    if (found == statements.end()) return false;
    found->execute(table, words);
    if (!words.empty()) throw GoldenMismatch("not understood: " + words.next());
    return true;
}

Seat read_seat(Words& words) {
    const std::string text = words.next();
    const bool is_number =
        !text.empty() && text.size() <= 2 &&
        std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
    const int number = is_number ? std::stoi(text) : 0;
    if (number < 1 || number > static_cast<int>(poker::seats_max))
        throw GoldenMismatch("no such seat: " + text);
    return static_cast<Seat>(number - 1);
}

Money read_chips(Words& words) {
    const std::string text = words.next();
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string dollars = text.substr(0, point);
    const std::string cents = point == text.size() ? "00" : text.substr(point + 1);
    const std::string digits = dollars + cents;
    const bool is_number = std::all_of(
        digits.begin(), digits.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
    if (dollars.empty() || cents.size() != 2 || !is_number || digits.size() > 17)
        throw GoldenMismatch("not an amount: " + text);
    return Money::of_cents(std::stoll(digits));
}

std::string chips(Money amount) {
    const std::string text = to_string(amount);
    return text.ends_with(".00") ? text.substr(0, text.size() - 3) : text;
}

std::string read_rest(Words& words) {
    std::string text;
    while (!words.empty()) {
        const std::string word = words.next();
        const bool joins = text.empty() || word == "," || word == ";" || word == ":";
        text += (joins ? "" : " ") + word;
    }
    return text;
}

}  // namespace baize::kit
