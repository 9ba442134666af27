#include "service/settle/settle_request.h"

#include <algorithm>

#include "engine/banked/rulings/irregularities.h"
#include "engine/games/registry.h"
#include "formats/json/json_fields.h"

namespace baize {

namespace {

// The end of a box as the line describes it.
struct BoxWords {
    const FoldWord* fold = nullptr;
    const NoDecisionWord* no_decision = nullptr;
    bool instant_winner = false;
    std::optional<std::uint8_t> played{};
    bool has_cards = false;
};

bool contains(std::span<const Wager> wagers, Wager wager) {
    return std::find(wagers.begin(), wagers.end(), wager) != wagers.end();
}

bool has_any(const Box& box, std::span<const Wager> wagers) {
    return std::any_of(wagers.begin(), wagers.end(), [&](Wager wager) { return box.has(wager); });
}

std::optional<Money>* limit_named(Limits& limits, std::string_view key) {
    if (key == "min") return &limits.min;
    if (key == "max") return &limits.max;
    if (key == "step") return &limits.step;
    if (key == "max_payout") return &limits.max_payout;
    if (key == "chip") return &limits.chip;
    return nullptr;
}

Limits read_limits(JsonLine& line, const JsonValue& value) {
    Limits limits;
    if (!expect_kind(line, value, JsonKind::object)) return limits;
    for (const JsonValue& field : line.inside(value)) {
        const std::string_view key = line.key(field);
        std::optional<Money>* const limit = limit_named(limits, key);
        if (limit == nullptr) {
            add_unknown_field_error(line, field);
            return limits;
        }
        *limit = read_money(line, field);
        const bool is_unit = key == "step" || key == "chip";
        if (is_unit && (*limit)->is_zero()) line.add_error(field, "must be at least 1");
    }
    return limits;
}

void read_tables(JsonLine& line, const JsonValue& value, SettleRequest& request) {
    if (!expect_kind(line, value, JsonKind::object)) return;
    for (const JsonValue& field : line.inside(value)) {
        const std::string_view wager = line.key(field);
        const auto& choices = request.game->facts().choices;
        const bool known =
            std::any_of(choices.begin(), choices.end(), [&](const TableChoice& choice) {
                return choice.name == wager;
            });
        if (!known) {
            add_unknown_field_error(line, field);
            return;
        }
        const std::string_view table = read_text(line, field);
        if (!choose_table(*request.game, request.rules, wager, table)) {
            line.add_error(field, "no such pay table");
        }
    }
}

// A single amount belongs to the Ante player; as everywhere, 0 means no wager.
void read_one_extra(JsonLine& line,
                    const JsonValue& field,
                    SettleRequest& request,
                    std::size_t place) {
    Box& box = request.round.boxes[place];
    box[Wager::player_poker_extra] = read_money(line, field);
    request.extra_is_scalar[place] = true;
    if (!box.has(Wager::player_poker_extra)) return;
    box.owner[index(Wager::player_poker_extra)] = static_cast<PlayerId>(place + 1);
}

// Puts a list into the three slots of the area, one for each person. A stake of 0 is not a wager
// and uses no slot.
void read_extras(JsonLine& line,
                 const JsonValue& field,
                 SettleRequest& request,
                 std::size_t place) {
    if (field.kind == JsonKind::integer) return read_one_extra(line, field, request, place);
    if (field.kind != JsonKind::array) return line.add_error(field, "must be an amount or a list");
    Box& box = request.round.boxes[place];
    std::uint8_t& given = request.extras_given[place];
    for (const JsonValue& item : line.inside(field)) {
        const Money stake = read_money(line, item);
        if (stake.is_zero()) {
            ++request.extra_zeros[place][given];
            continue;
        }
        if (given == extras_max) {
            line.add_error(field, "at most three on one area", "CH 3.30"_clause);
            return;
        }
        const std::size_t slot = index(Wager::player_poker_extra) + given;
        box.stake[slot] = stake;
        // The first may belong to the Ante player; the others belong to different people.
        box.owner[slot] = static_cast<PlayerId>(place + 1 + std::size_t{100} * given);
        ++given;
    }
}

void read_wagers(JsonLine& line,
                 const JsonValue& value,
                 SettleRequest& request,
                 std::size_t place) {
    if (!expect_kind(line, value, JsonKind::object)) return;
    Box& box = request.round.boxes[place];
    for (const JsonValue& field : line.inside(value)) {
        const std::optional<Wager> wager = wager_named(line.key(field));
        if (!wager || !contains(request.form->wagers, *wager)) {
            add_unknown_field_error(line, field);
            return;
        }
        if (*wager == Wager::player_poker_extra) {
            read_extras(line, field, request, place);
            continue;
        }
        box[*wager] = read_money(line, field);
        if (box.has(*wager)) box.owner[index(*wager)] = static_cast<PlayerId>(place + 1);
    }
    if (!has_any_wager(box)) line.add_error(value, "a box needs a wager");
    if (box.has(Wager::jackpot) && !request.jackpot) {
        line.add_error(value, "jackpot: the round has no jackpot");
    }
}

const FoldWord* read_fold(JsonLine& line, const JsonValue& field, const SettleForm& form) {
    if (field.kind == JsonKind::boolean) return field.truth ? &form.folds[0] : nullptr;
    const std::string_view word = field.kind == JsonKind::string ? line.text(field) : "";
    for (const FoldWord& fold : form.folds) {
        if (!fold.word.empty() && fold.word == word) return &fold;
    }
    line.add_error(field, "this game has no such fold");
    return nullptr;
}

const NoDecisionWord* read_no_decision(JsonLine& line,
                                       const JsonValue& field,
                                       const SettleForm& form) {
    const std::string_view word = read_text(line, field);
    for (const NoDecisionWord& known : form.no_decision) {
        if (known.word == word) return &known;
    }
    line.add_error(field, "this game has no such case");
    return nullptr;
}

std::optional<std::uint8_t> read_played(JsonLine& line, const JsonValue& field) {
    const std::string_view word = read_text(line, field);
    if (word == "preflop") return std::uint8_t{0};
    if (word == "flop") return std::uint8_t{1};
    if (word == "river") return std::uint8_t{2};
    line.add_error(field, "must be preflop, flop or river");
    return std::nullopt;
}

class BoxReader {
  public:
    BoxReader(JsonLine& line, SettleRequest& request, CardSet& seen)
        : line_(line), request_(request), form_(*request.form), seen_(seen) {}

    void read(const JsonValue& value);

  private:
    [[nodiscard]] std::optional<std::size_t> read_number(const JsonValue& value);
    void read_field(const JsonValue& field, std::size_t place, BoxWords& words);

    [[nodiscard]] bool earns_cards(std::size_t place) const {
        return request_.game->earns_cards(request_.round, place);
    }

    void check(const JsonValue& value, std::size_t place, const BoxWords& words);
    void check_fold(const JsonValue& value, std::size_t place, const BoxWords& words);
    void check_decision(const JsonValue& value, const Box& box, const BoxWords& words);
    void stand(const JsonValue& value, std::size_t place, const BoxWords& words);
    void rule(const JsonValue& value, const Report& report);

    JsonLine& line_;
    SettleRequest& request_;
    const SettleForm& form_;
    CardSet& seen_;
};

std::optional<std::size_t> BoxReader::read_number(const JsonValue& value) {
    const JsonValue* const number = line_.find(value, "box");
    if (number == nullptr) {
        line_.add_error(value, "box is missing");
        return std::nullopt;
    }
    const std::int64_t box = read_integer(line_, *number, 1);
    if (box > static_cast<std::int64_t>(boxes_max)) {
        line_.add_error(*number, "a table has nine boxes or fewer");
        return std::nullopt;
    }
    const auto place = static_cast<std::size_t>(box - 1);
    for (const std::uint8_t other : request_.order) {
        if (other == place) {
            line_.add_error(*number, "the box appears twice");
            return std::nullopt;
        }
    }
    return place;
}

void BoxReader::read_field(const JsonValue& field, std::size_t place, BoxWords& words) {
    const std::string_view key = line_.key(field);
    Box& box = request_.round.boxes[place];
    if (key == "box") return;
    if (key == "cards") {
        box.cards = read_cards(line_, field, request_.game->facts().hand_size, seen_);
        words.has_cards = true;
    } else if (key == "wagers") {
        read_wagers(line_, field, request_, place);
    } else if (key == "fold") {
        words.fold = read_fold(line_, field, form_);
    } else if (key == "no_decision") {
        words.no_decision = read_no_decision(line_, field, form_);
    } else if (key == "instant_winner" && form_.has_instant_winner) {
        words.instant_winner = read_truth(line_, field);
    } else if (key == "played" && form_.has_played) {
        words.played = read_played(line_, field);
    } else if (key == "exposed" && form_.has_exposed) {
        box.declined = !read_truth(line_, field);
    } else if (key == "personal_limits" && form_.has_personal_limits) {
        box.limits = read_limits(line_, field);
    } else {
        add_unknown_field_error(line_, field);
    }
}

void BoxReader::check_fold(const JsonValue& value, std::size_t place, const BoxWords& words) {
    if (words.fold == nullptr) return;
    const Box& box = request_.round.boxes[place];
    if (has_any(box, form_.second)) {
        line_.add_error(value, "fold contradicts " + std::string(name(form_.second[0])));
    }
    if (words.instant_winner) line_.add_error(value, "fold contradicts instant_winner");
    if (!earns_cards(place)) line_.add_error(value, "fold: there is no hand to fold");
    if (box.declined) line_.add_error(value, "fold contradicts exposed");
    const bool ante_only = words.fold->standing == Standing::folded_ante;
    if (ante_only && !box.has(Wager::ante)) line_.add_error(value, "fold: there is no Ante");
}

void BoxReader::check(const JsonValue& value, std::size_t place, const BoxWords& words) {
    const Box& box = request_.round.boxes[place];
    check_fold(value, place, words);
    if (form_.has_played && words.played.has_value() != box.has(Wager::play)) {
        line_.add_error(value, "played is required with a Play wager, and not allowed without one");
    }
    if (earns_cards(place) && !words.has_cards) line_.add_error(value, "cards are missing");
    const bool has_ante = box.has(Wager::ante);
    if (words.has_cards && form_.cards_need_ante && !has_ante) {
        line_.add_error(value, "cards: there is no Ante", "CH 4.3(a)"_clause);
    }
    if (box.declined && request_.extras_given[place] > 1) {
        line_.add_error(value,
                        "exposed: another person's Player Poker Extra is on the hand",
                        "CH 4.12(a)"_clause);
    }
    if (words.instant_winner && !has_ante) {
        line_.add_error(value, "instant_winner: there is no Ante");
    }
    check_decision(value, box, words);
}

// A hand that is still in must have its second wager, or give the reason why not.
void BoxReader::check_decision(const JsonValue& value, const Box& box, const BoxWords& words) {
    const bool asked = box.has(Wager::ante) || box.has(Wager::blind);
    const bool decided = words.fold != nullptr || words.instant_winner || box.has(form_.second[0]);
    if (words.no_decision != nullptr) {
        if (!asked) line_.add_error(value, "no_decision: no decision was due");
        if (decided) line_.add_error(value, "no_decision contradicts the decision given");
        return;
    }
    if (asked && !decided) {
        line_.add_error(value,
                        "wagers." + std::string(name(form_.second[0])) +
                            ": a hand still in needs it, or fold, or no_decision");
    }
}

void BoxReader::rule(const JsonValue& value, const Report& report) {
    Round& round = request_.round;
    const Actor by = staff(Role::executive);
    round.phase = Phase::deciding;
    Result<Ruling> ruling = request_.game->rule(request_.rules, round, report, by);
    while (ruling && !round.questions.empty()) {
        const Question question = round.questions[0];
        round.questions.erase(0);
        const Answer yes{question.asks, question.box, Reply::yes, {}};
        ruling = request_.game->answer(request_.rules, round, question, yes);
    }
    if (!ruling) line_.add_error(value, say(ruling.error()));
}

void BoxReader::stand(const JsonValue& value, std::size_t place, const BoxWords& words) {
    Box& box = request_.round.boxes[place];
    if (!earns_cards(place)) return;
    box.dealt = request_.game->facts().hand_size;
    box.standing = Standing::active;
    if (words.fold != nullptr) {
        box.standing = words.fold->standing;
        box.decided_on = words.fold->street;
    } else if (words.instant_winner) {
        box.standing = Standing::instant_winner;
        const DecisionOffers offers = [&] {
            Box undecided = box;
            undecided.standing = Standing::active;
            Round round = request_.round;
            round.boxes[place] = undecided;
            return request_.game->decisions(request_.rules, round, place);
        }();
        const bool offered =
            std::any_of(offers.begin(), offers.end(), [](const DecisionOffer& offer) {
                return offer.decision == Decision::instant_winner;
            });
        if (!offered) {
            line_.add_error(
                value, "instant_winner: the hand is below a straight flush", "CS 12.8.1"_clause);
        }
    } else if (form_.second.size() == 1 && box.has(form_.second[0])) {
        box.standing = Standing::played;
        box.decided_on = words.played.value_or(0);
    }
}

void BoxReader::read(const JsonValue& value) {
    if (!expect_kind(line_, value, JsonKind::object)) return;
    const std::optional<std::size_t> place = read_number(value);
    if (!place || line_.has_error()) return;
    request_.order.push_back(static_cast<std::uint8_t>(*place));
    BoxWords words;
    for (const JsonValue& field : line_.inside(value)) {
        read_field(field, *place, words);
        if (line_.has_error()) return;
    }
    if (line_.find(value, "wagers") == nullptr) line_.add_error(value, "wagers are missing");
    check(value, *place, words);
    if (line_.has_error()) return;
    stand(value, *place, words);
    if (words.no_decision != nullptr) {
        rule(value, {.what = words.no_decision->what, .place = static_cast<std::uint8_t>(*place)});
    }
}

// Cards on an area without the required wagers void the whole round. [UTH 5.4] [UTH 5.9]
void void_if_misdealt(JsonLine& line, SettleRequest& request) {
    if (!request.form->cards_without_wager_misdeal) return;
    for (const std::uint8_t place : request.order) {
        const bool has_cards = !request.round.boxes[place].cards.empty();
        if (!has_cards || request.game->earns_cards(request.round, place)) continue;
        request.round.phase = Phase::deciding;
        const Report report{.what = Irregularity::cards_on_empty_area, .place = place};
        const Result<Ruling> ruling =
            request.game->rule(request.rules, request.round, report, staff(Role::executive));
        if (!ruling) line.add_error(say(ruling.error()));
        return;
    }
}

bool is_every_ante_folded(const Round& round) {
    return std::all_of(round.boxes.begin(), round.boxes.end(), [](const Box& box) {
        return !box.has(Wager::ante) || box.standing == Standing::folded;
    });
}

void read_community(JsonLine& line, SettleRequest& request, CardSet& seen) {
    const JsonValue* const community = line.find(line.root(), "community");
    if (!request.form->has_community) {
        if (community != nullptr) add_unknown_field_error(line, *community);
        return;
    }
    if (community == nullptr) {
        line.add_error("community is missing");
        return;
    }
    const bool flop_only = request.form->may_stop_at_flop && community->count == 3 &&
                           community->kind == JsonKind::array;
    request.round.community = read_cards(line, *community, flop_only ? 3 : 5, seen);
}

void read_boxes(JsonLine& line, SettleRequest& request, CardSet& seen) {
    const JsonValue* const boxes = line.find(line.root(), "boxes");
    if (boxes == nullptr) {
        line.add_error("boxes are missing");
        return;
    }
    if (!expect_kind(line, *boxes, JsonKind::array)) return;
    if (boxes->count == 0) line.add_error(*boxes, "there are no boxes");
    if (boxes->count > boxes_max) line.add_error(*boxes, "a table has nine boxes or fewer");
    BoxReader reader(line, request, seen);
    for (const JsonValue& box : line.inside(*boxes)) {
        if (line.has_error()) return;
        reader.read(box);
    }
}

bool is_jackpot_of(const JackpotState& state, GameId game) {
    if (const auto* meter = std::get_if<MeterState>(&state)) return meter->rules.game() == game;
    // Pools may be linked. [I-90]
    return jackpots::jackpot_kind(game) == jackpots::JackpotKind::levels;
}

void read_round_jackpot(JsonLine& line, SettleRequest& request) {
    const JsonValue* const jackpot = line.find(line.root(), "jackpot");
    if (jackpot == nullptr) return;
    if (!contains(request.form->wagers, Wager::jackpot)) {
        add_unknown_field_error(line, *jackpot);
        return;
    }
    const bool has_meter =
        jackpots::jackpot_kind(request.game->facts().id) == jackpots::JackpotKind::prize_meter;
    const JsonValue* const kind =
        jackpot->kind == JsonKind::object ? line.find(*jackpot, "jackpot") : nullptr;
    const bool is_meter =
        kind != nullptr && kind->kind == JsonKind::string && line.text(*kind) == "prize_meter";
    if (kind != nullptr && is_meter != has_meter && kind->kind == JsonKind::string) {
        line.add_error(*kind, "not a jackpot of this game");
        return;
    }
    request.jackpot = read_jackpot(line, *jackpot, request.game->facts().id);
    if (request.jackpot && !is_jackpot_of(*request.jackpot, request.game->facts().id)) {
        line.add_error(*jackpot, "not a jackpot of this game", "I-51"_clause);
    }
}

bool read_settled_game(JsonLine& line, SettleRequest& request) {
    const JsonValue& root = line.root();
    if (!expect_kind(line, root, JsonKind::object)) return false;
    const JsonValue* const game = line.find(root, "game");
    if (game == nullptr) {
        line.add_error("game is missing");
        return false;
    }
    const std::optional<GameId> id =
        read_game(line, *game, std::span(all_games).first<house_game_count>());
    if (!id) return false;
    request.game = house_game(*id);
    request.form = &settle_form(*id);
    constexpr std::array<std::string_view, 7> known{
        "game", "tables", "dealer", "boxes", "limits", "jackpot", "community"};
    for (const JsonValue& field : line.inside(root)) {
        if (std::find(known.begin(), known.end(), line.key(field)) == known.end()) {
            add_unknown_field_error(line, field);
        }
    }
    return !line.has_error();
}

}  // namespace

bool read_settle_request(JsonLine& line, SettleRequest& request) {
    request = SettleRequest{};
    if (!read_settled_game(line, request)) return false;
    const JsonValue& root = line.root();
    request.rules = request.game->published();
    request.rules.seats = boxes_max;
    if (const auto* tables = line.find(root, "tables")) read_tables(line, *tables, request);
    if (const auto* limits = line.find(root, "limits")) {
        request.rules.limits = read_limits(line, *limits);
    }
    read_round_jackpot(line, request);
    if (line.has_error()) return false;
    CardSet seen;
    const JsonValue* const dealer = line.find(root, "dealer");
    if (dealer == nullptr) {
        line.add_error("dealer is missing");
        return false;
    }
    request.round.dealer = read_cards(line, *dealer, request.game->facts().hand_size, seen);
    request.round.dealer_dealt = request.game->facts().hand_size;
    read_community(line, request, seen);
    if (line.has_error()) return false;
    read_boxes(line, request, seen);
    if (line.has_error()) return false;
    void_if_misdealt(line, request);
    if (request.round.community.size() == 3 && !is_every_ante_folded(request.round)) {
        line.add_error(
            *line.find(root, "community"), "must hold 5 cards while an Ante is in", "I-59"_clause);
    }
    request.round.dealer_shown = true;
    request.round.phase = Phase::over;
    return !line.has_error();
}

}  // namespace baize
