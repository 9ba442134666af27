#include "cli/lines/replay_answer.h"

#include <utility>

#include <fmt/format.h>

#include "engine/poker/rules/rules.h"
#include "engine/poker/rules/variant.h"
#include "formats/histories/amount.h"
#include "formats/histories/phh/phh_writer.h"
#include "formats/json/json_text.h"

namespace baize {

namespace {

using histories::Agreement;
using histories::Replayed;

void write_stacks(JsonText& json, const Replayed& replayed) {
    json.key("stacks").begin_array();
    for (const Money stack : replayed.stacks) {
        if (stack == histories::unknown_stack) {
            json.null();
        } else {
            json.number(stack.cents());
        }
    }
    json.end_array();
}

void write_agreement(JsonText& json, const Replayed& replayed) {
    json.key("agrees");
    if (replayed.agrees == Agreement::nothing_to_compare) {
        json.null();
    } else {
        json.truth(replayed.agrees == Agreement::yes);
    }
    if (!replayed.why.empty()) json.key("why").string(replayed.why);
    if (replayed.commission.is_positive()) {
        json.key("commission").number(replayed.commission.cents());
    }
    if (replayed.odd_chip) json.key("odd_chip").truth(true);
    if (replayed.missed_blinds) json.key("missed_blinds").truth(true);
}

}  // namespace

// Nearly all hands of a file are of one game, so the words for the game are cached.
const std::string& ReplayWorker::game_words() {
    const histories::Game game{record_.variant, record_.structure};
    const bool is_known = !game_words_.empty() && game.variant == last_game_.variant &&
                          game.structure == last_game_.structure;
    if (is_known) return game_words_;
    last_game_ = game;
    game_words_.clear();
    JsonText json = JsonText::within(game_words_);
    json.key("variant").string(histories::game_code(game.variant, game.structure));
    json.key("game").string(poker::facts(game.variant).name);
    json.key("limit").string(poker::name(game.structure));
    return game_words_;
}

// Writes the line of a hand, and the position of its `agrees` field.
void ReplayWorker::add_line(ReplayAnswer& answer, const Replayed& replayed, ReplayCharge& charge) {
    answer.text += line_begin_;
    if (!record_.hand) {
        answer.gaps.push_back({.offset = answer.text.size(), .number = reader_.hand_count()});
    } else if (record_.hand->is_number) {
        answer.text += record_.hand->text;
    } else {
        JsonText(answer.text).string(record_.hand->text);
    }
    answer.text += game_words();
    JsonText json = JsonText::within(answer.text);
    write_stacks(json, replayed);
    if (record_.decimals != 2) json.key("decimals").number(record_.decimals);
    charge.agreement = answer.text.size();
    write_agreement(json, replayed);
    json.end_object();
    answer.text += '\n';
}

void ReplayWorker::add_replayed(ReplayAnswer& answer) {
    const Replayed& replayed = replayer_.play(record_);
    const bool differs = replayed.agrees == Agreement::no;
    answer.counts.agree += replayed.agrees == Agreement::yes ? 1 : 0;
    answer.counts.differ += differs ? 1 : 0;
    answer.counts.no_result += replayed.agrees == Agreement::nothing_to_compare ? 1 : 0;
    const std::optional<histories::TableCharge> charged = histories::charge_of(record_, replayed);
    const bool is_printed =
        prints_ == ReplayPrints::every_hand || (prints_ == ReplayPrints::differences && differs);
    ReplayCharge charge{.begin = answer.text.size(), .agreement = answer.text.size()};
    const bool may_be_printed = charged && prints_ == ReplayPrints::differences;
    if (is_printed || may_be_printed) add_line(answer, replayed, charge);
    if (!charged) return;
    charge.charge = *charged;
    charge.end = answer.text.size();
    charge.is_held = !is_printed;
    answer.charges.push_back(charge);
}

void ReplayWorker::add_hand(ReplayAnswer& answer) {
    if (converts(prints_)) {
        add_converted(answer);
    } else {
        add_replayed(answer);
    }
}

void ReplayWorker::add_converted(ReplayAnswer& answer) {
    if (prints_ == ReplayPrints::text) {
        add_text(answer);
        return;
    }
    ++answer.counts.no_result;
    if (prints_ == ReplayPrints::ohh) {
        ohh_.write(answer.text, record_);
        return;
    }
    if (prints_ == ReplayPrints::phh) {
        answer.text += '[';
        answer.gaps.push_back({.offset = answer.text.size(), .number = reader_.hand_count()});
        answer.text += "]\n";
    }
    histories::write_phh(answer.text, record_);
    if (prints_ == ReplayPrints::phh) answer.text += '\n';
}

// A hand without a number that trackers can read gets its number in the file.
void ReplayWorker::add_text(ReplayAnswer& answer) {
    const std::string_view number = histories::text_number(record_);
    const std::size_t place = answer.text.size() + histories::text_opening.size();
    if (!text_.write(answer.text, record_, number)) {
        add_fault(answer,
                  {.hand = reader_.hand_count(),
                   .line = reader_.hand_line(),
                   .text = "has no text: " + text_.why()});
        return;
    }
    ++answer.counts.no_result;
    if (number.empty()) answer.gaps.push_back({.offset = place, .number = reader_.hand_count()});
}

void ReplayWorker::add_fault(ReplayAnswer& answer, const histories::HandFault& fault) {
    ++answer.counts.unreadable;
    answer.faults.push_back(fault);
    const bool is_json =
        prints_ == ReplayPrints::every_hand || prints_ == ReplayPrints::differences;
    if (!is_json) return;
    answer.text += line_begin_;
    answer.gaps.push_back({.offset = answer.text.size(), .number = fault.hand});
    answer.text += ",\"line\":";
    answer.gaps.push_back({.offset = answer.text.size(), .is_line = true, .number = fault.line});
    const std::string_view colon = fault.field.empty() ? "" : ": ";
    JsonText json = JsonText::within(answer.text);
    json.key("error").string(fmt::format("{}{}{}", fault.field, colon, fault.text));
    json.end_object();
    answer.text += '\n';
}

std::string refusal_of(const histories::TableCharge& charge, Money due) {
    const auto amount = [&charge](Money money) {
        std::string text;
        histories::write_amount(text, money, charge.decimals);
        return text;
    };
    const Money taken = charge.hand.taken;
    std::string text;
    JsonText json = JsonText::within(text);
    json.key("agrees").truth(false);
    json.key("why").string(fmt::format(
        "{} from pots of {}: the sign of the table's other hands charges {}",
        taken.is_zero() ? "no commission" : fmt::format("a commission of {}", amount(taken)),
        amount(charge.hand.pots),
        amount(due)));
    json.end_object();
    return text + '\n';
}

ReplayAnswer ReplayWorker::operator()(ReplayTask task) {
    ReplayAnswer answer{.task = std::move(task)};
    line_begin_.clear();
    JsonText(line_begin_).begin_object().key("file").string(answer.task.file).key("hand");
    reader_.start(answer.task.block);
    while (true) {
        const histories::Outcome outcome = reader_.next(record_);
        if (outcome == histories::Outcome::end) break;
        if (outcome == histories::Outcome::hand) {
            add_hand(answer);
        } else {
            add_fault(answer, reader_.fault());
        }
    }
    answer.lines = reader_.line_count();
    answer.breaks_off = reader_.breaks_off();
    if (answer.breaks_off) answer.broken_from = reader_.broken_from();
    return answer;
}

}  // namespace baize
