#include "formats/histories/phh/phh_writer.h"

#include <algorithm>

#include <fmt/format.h>

#include "formats/histories/amount.h"
#include "formats/histories/phh/phh_steps.h"

namespace baize::histories {

namespace {

struct ValueWriter {
    std::string& out;
    const Record& record;

    void amount(Money money) {
        if (money == unknown_stack) {
            out += "inf";
        } else {
            write_amount(out, money, record.decimals);
        }
    }

    bool money(const std::optional<Money>& money) {
        if (money) amount(*money);
        return money.has_value();
    }

    bool integer(const std::optional<std::int64_t>& number) {
        if (number) out += fmt::to_string(*number);
        return number.has_value();
    }

    bool text(std::string_view text) {
        if (text.data() == nullptr) return false;
        write_text(out, text);
        return true;
    }

    bool label(const std::optional<Label>& label) {
        if (!label) return false;
        if (label->is_number) {
            out += label->text;
        } else {
            write_text(out, label->text);
        }
        return true;
    }

    bool time() {
        if (!record.time) return false;
        const ClockTime& time = *record.time;
        out +=
            fmt::format("{:02}:{:02}:{:02}{}", time.hour, time.minute, time.second, time.fraction);
        return true;
    }

    template <typename List, typename WriteItem>
    bool list(const List& items, const WriteItem& write_item) {
        out += '[';
        bool first = true;
        for (const auto& item : items) {
            if (!first) out += ", ";
            first = false;
            write_item(item);
        }
        out += ']';
        return true;
    }

    bool money_list(const PerPlayer<Money>& list_of) {
        return !list_of.empty() && list(list_of, [this](Money money) { amount(money); });
    }

    void alone_before(std::size_t step, std::size_t& remark, std::string_view& comma);
    bool actions();
};

// Writes the comments that stand alone before a step.
void ValueWriter::alone_before(std::size_t step, std::size_t& remark, std::string_view& comma) {
    while (remark < record.remarks.size() && record.remarks[remark].alone &&
           record.remarks[remark].step == step) {
        const std::string_view said = record.remarks[remark++].text;
        out += comma;
        comma = ", ";
        write_text(out, said.empty() ? std::string() : fmt::format("# {}", said));
    }
}

bool ValueWriter::actions() {
    out += '[';
    std::string_view comma;
    std::size_t remark = 0;
    std::string with_remark;
    for (std::size_t step = 0; step < record.steps.size(); ++step) {
        alone_before(step, remark, comma);
        out += comma;
        comma = ", ";
        if (remark < record.remarks.size() && record.remarks[remark].step == step) {
            with_remark.clear();
            write_step(with_remark, record.steps[step], record.decimals);
            write_text(out, fmt::format("{} # {}", with_remark, record.remarks[remark++].text));
        } else {
            out += '\'';
            write_step(out, record.steps[step], record.decimals);
            out += '\'';
        }
    }
    alone_before(record.steps.size(), remark, comma);
    out += ']';
    return true;
}

// Writes the key of a user field, quoted if TOML requires quotes.
void write_key(std::string& out, std::string_view key) {
    const bool bare = !key.empty() && std::all_of(key.begin(), key.end(), [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '_' || letter == '-';
    });
    if (bare) {
        out += key;
    } else {
        write_text(out, key);
    }
}

}  // namespace

void write_text(std::string& out, std::string_view text) {
    const auto is_plain = [](char letter) {
        return letter != '\'' && letter != 0x7F && static_cast<unsigned char>(letter) >= ' ';
    };
    bool plain = true;
    for (const char letter : text)
        plain = plain && is_plain(letter);
    if (plain) {
        out += '\'';
        out += text;
        out += '\'';
        return;
    }
    out += '"';
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') {
            out += '\\';
            out += letter;
        } else if (is_plain(letter) || letter == '\'') {
            out += letter;
        } else {
            out += fmt::format("\\u{:04x}", static_cast<unsigned>(letter));
        }
    }
    out += '"';
}

bool write_value(std::string& out, const Record& record, Field field) {
    ValueWriter writer{out, record};
    switch (field) {
        case Field::variant: return writer.text(game_code(record.variant, record.structure));
        case Field::ante_trimming_status:
            out += record.ante_trimming ? "true" : "false";
            return true;
        case Field::antes: return writer.money_list(record.antes);
        case Field::blinds_or_straddles: return writer.money_list(record.blinds);
        case Field::bring_in: return writer.money(record.bring_in);
        case Field::small_bet: return writer.money(record.small_bet);
        case Field::big_bet: return writer.money(record.big_bet);
        case Field::min_bet: return writer.money(record.min_bet);
        case Field::starting_stacks: return writer.money_list(record.starting_stacks);
        case Field::actions: return writer.actions();
        case Field::time: return writer.time();
        case Field::day: return writer.integer(record.day);
        case Field::month: return writer.integer(record.month);
        case Field::year: return writer.integer(record.year);
        case Field::hand: return writer.label(record.hand);
        case Field::level: return writer.integer(record.level);
        case Field::seats:
            return !record.seats.empty() && writer.list(record.seats, [&](std::int64_t seat) {
                out += fmt::to_string(seat);
            });
        case Field::seat_count: return writer.integer(record.seat_count);
        case Field::table: return writer.label(record.table);
        case Field::players:
            return !record.players.empty() &&
                   writer.list(record.players,
                               [&](std::string_view player) { write_text(out, player); });
        case Field::finishing_stacks: return writer.money_list(record.finishing_stacks);
        case Field::winnings: return writer.money_list(record.winnings);
        case Field::commission: return writer.money(record.commission);
        case Field::pots: return writer.money(record.pots);
        case Field::short_bets: return writer.money_list(record.short_bets);
        case Field::author:
        case Field::event:
        case Field::url:
        case Field::venue:
        case Field::address:
        case Field::city:
        case Field::region:
        case Field::postal_code:
        case Field::country:
        case Field::time_zone:
        case Field::time_zone_abbreviation:
        case Field::currency:
        case Field::currency_symbol: return writer.text(record.detail(*detail_of(field)));
    }
    __builtin_unreachable();
}

void write_phh(std::string& out, const Record& record, std::uint64_t heading) {
    if (heading != 0) out += fmt::format("[{}]\n", heading);
    for (std::size_t i = 0; i < field_count; ++i) {
        const auto field = static_cast<Field>(i);
        const std::size_t before = out.size();
        out += name(field);
        out += " = ";
        if (write_value(out, record, field)) {
            out += '\n';
        } else {
            out.resize(before);
        }
    }
    for (const UserField& field : record.user_fields) {
        write_key(out, field.name);
        out += " = ";
        out += field.value;
        out += '\n';
    }
}

}  // namespace baize::histories
