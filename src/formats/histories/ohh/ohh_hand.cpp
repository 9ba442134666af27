#include "formats/histories/ohh/ohh_hand.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "formats/histories/amount.h"
#include "formats/histories/phh/phh_writer.h"

namespace baize::histories {

namespace {

constexpr std::size_t listed_max = 64;
constexpr std::size_t rounds_max = 16;

// True if a player with this action takes part in the hand.
bool is_dealt_in_by(OhhAction action) {
    switch (action) {
        case OhhAction::added_chips:
        case OhhAction::sits_down:
        case OhhAction::stands_up:
        case OhhAction::added_to_pot: return false;
        case OhhAction::dealt_cards:
        case OhhAction::mucks_cards:
        case OhhAction::shows_cards:
        case OhhAction::post_ante:
        case OhhAction::post_sb:
        case OhhAction::post_bb:
        case OhhAction::straddle:
        case OhhAction::post_dead:
        case OhhAction::post_extra_blind:
        case OhhAction::fold:
        case OhhAction::check:
        case OhhAction::bet:
        case OhhAction::raise:
        case OhhAction::call:
        case OhhAction::discards: return true;
    }
    __builtin_unreachable();
}

}  // namespace

bool OhhHand::fail(std::string_view field, std::string text) {
    if (error_text_.empty()) {
        field_ = field;
        error_text_ = std::move(text);
    }
    return false;
}

const JsonNode* OhhHand::need(std::string_view key, JsonKind kind) {
    const JsonNode* const node = tree_.find(*hand_, key);
    if (node == nullptr) {
        fail(key, "is missing");
        return nullptr;
    }
    if (node->kind != kind) {
        constexpr std::array<std::string_view, 6> kinds{
            "null", "true or false", "a number", "a string", "a list", "an object"};
        fail(key, fmt::format("must be {}", kinds[static_cast<std::size_t>(kind)]));
        return nullptr;
    }
    return node;
}

// Accepts strings too, because some sites write numbers as strings.
bool OhhHand::read_integer(const JsonNode* node, std::string_view field, std::int64_t& number) {
    const bool spelt =
        node != nullptr && (node->kind == JsonKind::number || node->kind == JsonKind::string);
    if (!spelt) return fail(field, "must be a whole number");
    const Amount amount = read_any_amount(node->text.data(), 0);
    if (amount.fault != AmountFault::none ||
        amount.after != node->text.data() + node->text.size()) {
        return fail(field, "must be a whole number");
    }
    number = amount.units;
    return true;
}

// Leaves `money` unchanged if the field is absent or null.
bool OhhHand::read_money(const JsonNode* node, std::string_view field, Money& money) {
    if (node == nullptr || node->kind == JsonKind::null) return true;
    if (node->kind != JsonKind::number) return fail(field, "must be a number");
    const Amount amount = read_any_amount(node->text.data(), record_.decimals);
    if (amount.fault == AmountFault::too_fine) finer_ = std::max(finer_, amount.decimals);
    if (amount.fault != AmountFault::none) return fail(field, std::string(sentence(amount.fault)));
    if (amount.units < 0) return fail(field, "must not be below zero");
    money = Money::of_cents(amount.units);
    return true;
}

bool OhhHand::read_game() {
    const JsonNode* const type = need("game_type", JsonKind::string);
    const JsonNode* const limit = need("bet_limit", JsonKind::object);
    if (type == nullptr || limit == nullptr) return false;
    const JsonNode* const bet_type = tree_.find(*limit, "bet_type");
    const auto variant = word_named<poker::Variant>(game_types, type->text);
    if (!variant) {
        return fail("game_type", fmt::format("{} is none of the seven games", type->text));
    }
    if (bet_type == nullptr || bet_type->kind != JsonKind::string) {
        return fail("bet_limit", "needs a bet_type");
    }
    const auto structure = word_named<poker::Structure>(bet_types, bet_type->text);
    if (!structure) return fail("bet_limit", fmt::format("no such bet_type {}", bet_type->text));
    record_.variant = *variant;
    record_.structure = *structure;
    return true;
}

bool OhhHand::read_stakes() {
    const auto amount = [this](std::string_view key, Money& money) {
        return read_money(tree_.find(*hand_, key), key, money);
    };
    if (!amount("small_blind_amount", small_blind_) || !amount("big_blind_amount", big_blind_) ||
        !amount("ante_amount", ante_)) {
        return false;
    }
    if (!poker::is_limit(record_.structure)) {
        record_.min_bet = big_blind_;
        return true;
    }
    const std::optional<Money> doubled = checked_product(big_blind_, 2);
    if (!doubled) return fail("big_blind_amount", "is too large");
    record_.small_bet = big_blind_;
    record_.big_bet = *doubled;
    return true;
}

bool OhhHand::read_listed_player(const JsonNode& node) {
    Listed listed{.node = &node};
    if (node.kind != JsonKind::object) return fail("players", "must hold objects");
    if (!read_integer(tree_.find(node, "id"), "players", listed.id) ||
        !read_integer(tree_.find(node, "seat"), "players", listed.seat)) {
        return false;
    }
    const bool twice = std::any_of(listed_.begin(), listed_.end(), [&](const Listed& other) {
        return other.id == listed.id || other.seat == listed.seat;
    });
    if (twice) return fail("players", "two players with one id or seat");
    const JsonNode* const stack = tree_.find(node, "starting_stack");
    listed.stack = unknown_stack;
    if (!read_money(stack, "players", listed.stack)) return false;
    if (const JsonNode* name = tree_.find(node, "name"); name != nullptr) listed.name = name->text;
    listed_.push_back(listed);
    return true;
}

bool OhhHand::read_listed() {
    const JsonNode* const players = need("players", JsonKind::array);
    if (players == nullptr) return false;
    if (players->count > listed_max) return fail("players", "are too many");
    for (const JsonNode* node = tree_.first(*players); node != nullptr; node = tree_.next(*node)) {
        if (!read_listed_player(*node)) return false;
    }
    return true;
}

bool OhhHand::find_listed(const JsonNode& node, std::string_view field, std::size_t& listed) {
    std::int64_t id = 0;
    if (!read_integer(tree_.find(node, "player_id"), field, id)) return false;
    for (listed = 0; listed < listed_.size(); ++listed) {
        if (listed_[listed].id == id) return true;
    }
    return fail(field, fmt::format("there is no player {}", id));
}

bool OhhHand::read_action(const JsonNode& node) {
    if (node.kind != JsonKind::object) return fail("rounds", "actions must be objects");
    const JsonNode* const word = tree_.find(node, "action");
    const auto action =
        word == nullptr ? std::nullopt : word_named<OhhAction>(ohh_actions, word->text);
    if (!action) return fail("rounds", "an action without a known name");
    if (*action == OhhAction::added_to_pot) {
        return fail("rounds", "chips added to the pot by the house cannot be played");
    }
    if (!is_dealt_in_by(*action)) return true;
    const JsonNode* const all_in = tree_.find(node, "is_allin");
    Acted acted{.node = &node, .action = *action, .is_all_in = all_in != nullptr && all_in->truth};
    if (!find_listed(node, "rounds", acted.listed) ||
        !read_money(tree_.find(node, "amount"), "rounds", acted.amount)) {
        return false;
    }
    listed_[acted.listed].is_dealt_in = true;
    acted_.push_back(acted);
    return acted_.size() < steps_max || fail("rounds", "too many actions");
}

bool OhhHand::read_round(const JsonNode& round) {
    if (round.kind != JsonKind::object) return fail("rounds", "must hold objects");
    rounds_.push_back({.node = &round, .first_action = acted_.size()});
    const JsonNode* const actions = tree_.find(round, "actions");
    if (actions == nullptr || actions->kind == JsonKind::null) return true;
    if (actions->kind != JsonKind::array) return fail("rounds", "actions must be a list");
    for (const JsonNode* node = tree_.first(*actions); node != nullptr; node = tree_.next(*node)) {
        if (!read_action(*node)) return false;
    }
    return true;
}

// The list of players may include players who sit out. A player takes part in the hand if the
// rounds contain an action of the player or deal cards to the player.
bool OhhHand::read_rounds() {
    const JsonNode* const rounds = need("rounds", JsonKind::array);
    if (rounds == nullptr) return false;
    if (rounds->count == 0) return fail("rounds", "must hold the preflop round");
    if (rounds->count > rounds_max) return fail("rounds", "are too many");
    for (const JsonNode* round = tree_.first(*rounds); round != nullptr;
         round = tree_.next(*round)) {
        if (!read_round(*round)) return false;
    }
    return true;
}

// Orders the players clockwise from the first seat after the button; the button is last.
bool OhhHand::order_players() {
    const JsonNode* const dealer = tree_.find(*hand_, "dealer_seat");
    if (!read_integer(dealer, "dealer_seat", dealer_seat_)) return false;
    std::vector<Listed*> order;
    for (Listed& listed : listed_) {
        if (listed.is_dealt_in) order.push_back(&listed);
    }
    if (order.size() > players_max) return fail("players", "more than 11 players");
    const std::int64_t button = dealer_seat_;
    std::sort(order.begin(), order.end(), [button](const Listed* one, const Listed* other) {
        const bool one_wraps = one->seat <= button;
        const bool other_wraps = other->seat <= button;
        return one_wraps != other_wraps ? other_wraps : one->seat < other->seat;
    });
    for (std::size_t i = 0; i < order.size(); ++i) {
        Listed& listed = *order[i];
        listed.player = i;
        record_.starting_stacks.push_back(listed.stack);
        record_.players.push_back(listed.name);
        record_.seats.push_back(listed.seat);
        record_.antes.push_back(Money{});
        record_.blinds.push_back(Money{});
        const bool usual_id = listed.id == static_cast<std::int64_t>(i);
        const bool usual_fields = listed.node->count == 4;
        players_are_carried_ = players_are_carried_ && usual_id && usual_fields;
    }
    players_are_carried_ = players_are_carried_ && order.size() == listed_.size();
    return true;
}

void OhhHand::read_texts() {
    const auto text = [this](std::string_view key) {
        const JsonNode* const node = tree_.find(*hand_, key);
        const bool has = node != nullptr && node->kind == JsonKind::string && !node->text.empty();
        return has ? node->text : std::string_view();
    };
    const auto detail = [this](Detail which) -> std::string_view& {
        return record_.details[static_cast<std::size_t>(which)];
    };
    detail(Detail::venue) = text("site_name");
    detail(Detail::currency) = text("currency");
    if (const std::string_view hand = text("game_number"); !hand.empty()) {
        record_.hand = Label{.text = hand};
    }
    if (const std::string_view table = text("table_name"); !table.empty()) {
        record_.table = Label{.text = table};
    }
    date_is_carried_ = read_date(text("start_date_utc"));
    if (date_is_carried_) detail(Detail::time_zone_abbreviation) = "UTC";
}

// Reads "2019-05-28T11:09:33", with an optional fraction and an optional Z.
bool OhhHand::read_date(std::string_view text) {
    constexpr std::string_view form = "0000-00-00T00:00:00";
    if (text.size() < form.size()) return false;
    for (std::size_t i = 0; i < form.size(); ++i) {
        if (form[i] == '0' ? !detail::is_digit(text[i]) : form[i] != text[i]) return false;
    }
    const auto number = [text](std::size_t from, std::size_t size) {
        std::int64_t value = 0;
        for (std::size_t i = from; i < from + size; ++i)
            value = value * 10 + (text[i] - '0');
        return value;
    };
    std::string_view rest = text.substr(form.size());
    if (!rest.empty() && rest.back() == 'Z') rest.remove_suffix(1);
    const bool is_fraction = rest.size() > 1 && rest[0] == '.' &&
                             std::all_of(rest.begin() + 1, rest.end(), detail::is_digit);
    if (!rest.empty() && !is_fraction) return false;
    const ClockTime time{.hour = static_cast<std::uint8_t>(number(11, 2)),
                         .minute = static_cast<std::uint8_t>(number(14, 2)),
                         .second = static_cast<std::uint8_t>(number(17, 2)),
                         .fraction = rest};
    if (time.hour > 23 || time.minute > 59 || time.second > 60) return false;
    record_.time = time;
    record_.year = number(0, 4);
    record_.month = number(5, 2);
    record_.day = number(8, 2);
    return true;
}

// True if writing the record as Open Hand History would restore this field.
bool OhhHand::is_carried(const JsonNode& node) const {
    constexpr std::array<std::string_view, 12> always{"spec_version",
                                                      "site_name",
                                                      "game_number",
                                                      "table_name",
                                                      "game_type",
                                                      "table_size",
                                                      "currency",
                                                      "small_blind_amount",
                                                      "big_blind_amount",
                                                      "ante_amount",
                                                      "rounds",
                                                      "_baize"};
    const std::string_view key = node.key;
    if (std::find(always.begin(), always.end(), key) != always.end()) return true;
    if (key == "network_name") return node.text == record_.detail(Detail::venue);
    if (key == "internal_version") return node.text.empty();
    if (key == "tournament") return node.kind == JsonKind::boolean && !node.truth;
    if (key == "start_date_utc") return date_is_carried_ || node.text.empty();
    if (key == "dealer_seat") {
        return !record_.seats.empty() && record_.seats.back() == dealer_seat_;
    }
    if (key == "bet_limit") {
        const JsonNode* const cap = tree_.find(node, "bet_cap");
        return cap == nullptr || read_any_amount(cap->text.data(), decimals_max).units == 0;
    }
    if (key == "players") return players_are_carried_;
    if (key == "pots") return pots_are_carried_;
    return node.kind == JsonKind::null;
}

void OhhHand::keep_leftovers() {
    std::string name;
    std::string json;
    std::string value;
    for (const JsonNode* node = tree_.first(*hand_); node != nullptr; node = tree_.next(*node)) {
        if (is_carried(*node)) continue;
        name = fmt::format("{}{}", ohh_field_prefix, node->key);
        json.clear();
        tree_.write(json, *node);
        value.clear();
        write_text(value, json);
        record_.user_fields.push_back({.name = store_.keep(name), .value = store_.keep(value)});
    }
}

bool OhhHand::read(const JsonNode& hand) {
    hand_ = &hand;
    if (!read_game() || !read_stakes() || !read_listed() || !read_rounds() || !order_players()) {
        return false;
    }
    std::int64_t seats = 0;
    if (const JsonNode* size = tree_.find(hand, "table_size"); size != nullptr) {
        if (!read_integer(size, "table_size", seats)) return false;
        record_.seat_count = seats;
    }
    if (!play_rounds() || !read_pots()) return false;
    read_texts();
    keep_leftovers();
    return true;
}

}  // namespace baize::histories
