#include "formats/histories/replay/table_notes.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "formats/histories/amount.h"
#include "formats/histories/replay/note_list.h"

namespace baize::histories {

namespace {

constexpr std::array<std::string_view, 6> post_names{
    "ante", "blind", "straddle", "live", "dead", "table_ante"};

struct AmountOfSign {
    std::string_view name{};
    Money poker::Commission::*amount = nullptr;
};

constexpr std::array<AmountOfSign, 4> amounts_of_signs{{
    {"cap", &poker::Commission::cap},
    {"minimum", &poker::Commission::minimum},
    {"unit", &poker::Commission::unit},
    {"per_person", &poker::Commission::per_person},
}};

// One to three words of an entry.
using Words = std::array<std::string_view, 3>;

std::optional<Words> words_of(std::string_view text) {
    Words words;
    for (std::string_view& word : words)
        word = next_word(text);
    if (!text.empty()) return std::nullopt;
    return words;
}

// Calls use(words) for every string of a list. Returns false if the value is not a list or use()
// returns false.
template <typename Use>
bool read_entries(std::string_view value, const Use& use) {
    return read_notes(value, [&use](std::string_view note) {
        const std::optional<Words> words = words_of(note);
        return words && use(*words);
    });
}

std::optional<Money> money_of(std::string_view word, unsigned decimals) {
    const std::string text(word);  // ends with a zero byte
    const Amount amount = read_any_amount(text.c_str(), decimals);
    const bool whole = amount.fault == AmountFault::none && *amount.after == 0;
    if (!whole || amount.units < 0) return std::nullopt;
    return Money::of_cents(amount.units);
}

std::optional<std::uint8_t> number_of(std::string_view word) {
    const std::optional<Money> number = money_of(word, 0);
    if (!number || number->cents() > 255) return std::nullopt;
    return static_cast<std::uint8_t>(number->cents());
}

std::optional<poker::Seat> player_of(std::string_view word) {
    if (word.empty() || word[0] != 'p') return std::nullopt;
    const std::optional<std::uint8_t> number = number_of(word.substr(1));
    if (!number || *number == 0) return std::nullopt;
    return static_cast<poker::Seat>(*number - 1);
}

bool read_setting(const Words& words, unsigned decimals, poker::Rules& rules) {
    poker::Betting& betting = rules.betting;
    const auto& [name, value, rest] = words;
    if (name == "chip") {
        const std::optional<Money> chip = money_of(value, decimals);
        if (chip && chip->is_positive()) rules.chip = *chip;
        return chip && chip->is_positive();
    }
    if (name == "uncap_after_fold") {
        betting.uncap_after_fold = true;
    } else if (name == "short_all_ins_apart") {
        betting.short_all_ins_add_up = false;
    } else if (name == "pot_after_rake") {
        betting.pot_before_rake = false;
    } else if (name == "out_of_turn_not_binding") {
        betting.oot_binding = false;
    } else if (name == "straddle_full_raise") {
        rules.forced.straddle.full_min_raise = true;
    } else {
        const std::optional<std::uint8_t> number = number_of(value);
        if (!number) return false;
        if (name == "high_from_round") betting.high_from_round = *number;
        if (name == "raises_max") betting.raises_max = *number;
    }
    return true;
}

// Reads hundredths of a per cent. [CP 7.2.1]
bool read_rate(std::string_view value, poker::Commission& sign) {
    const std::optional<Money> rate = money_of(value, 2);
    if (!rate || rate->cents() < 200 || rate->cents() > 1000) return false;
    sign.rate = static_cast<std::uint16_t>(rate->cents());
    return true;
}

bool read_amount_of_sign(std::string_view name, Money amount, poker::Commission& sign) {
    if (name == "fee") {
        sign.per_hand.fill(amount);
        return true;
    }
    for (const AmountOfSign& known : amounts_of_signs) {
        if (known.name != name) continue;
        sign.*known.amount = amount;
        return true;
    }
    return false;
}

bool read_charge(const Words& words, unsigned decimals, poker::Commission& sign) {
    const auto& [name, value, rest] = words;
    if (!rest.empty()) return false;
    if (name == "rate") return read_rate(value, sign);
    if (name == "cap_each_pot") {
        sign.cap_scope = poker::Scope::pot;
    } else if (name == "equal_hands_of_all_pots") {
        sign.equal_hands = poker::Scope::hand;
    } else if (name == "no_flop_no_drop") {
        sign.no_flop_no_drop = true;
    } else {
        const std::optional<Money> amount = money_of(value, decimals);
        return amount && read_amount_of_sign(name, *amount, sign);
    }
    return value.empty();
}

std::string amount_text(Money amount, unsigned decimals) {
    std::string text;
    write_amount(text, amount, decimals);
    return text;
}

}  // namespace

std::string_view user_field(const Record& record, std::string_view name) {
    for (const UserField& field : record.user_fields) {
        if (field.name == name) return field.value;
    }
    return {};
}

bool read_posts(std::string_view value, const Record& record, poker::Opening& opening) {
    opening.postings.clear();
    return read_entries(value, [&](const Words& words) {
        const std::optional<poker::Seat> player = player_of(words[0]);
        const auto* const name = std::find(post_names.begin(), post_names.end(), words[1]);
        const std::optional<Money> amount = money_of(words[2], record.decimals);
        if (!player || *player >= record.player_count() || name == post_names.end() || !amount ||
            opening.postings.size() == poker::postings_max) {
            return false;
        }
        opening.postings.push_back({.seat = *player,
                                    .post = static_cast<poker::Post>(name - post_names.begin()),
                                    .amount = *amount});
        return true;
    });
}

void write_posts(std::string& out, const poker::Opening& opening, unsigned decimals) {
    NoteWriter list;
    for (const poker::Posting& posting : opening.postings) {
        list.add(fmt::format("p{} {} {}",
                             posting.seat + 1,
                             post_names[static_cast<std::size_t>(posting.post)],
                             amount_text(posting.amount, decimals)));
    }
    const std::string text = list.text();
    out += text.empty() ? "[]" : text;
}

bool read_settings(std::string_view value,
                   unsigned decimals,
                   poker::Rules& rules,
                   poker::Opening& opening) {
    return read_entries(value, [&](const Words& words) {
        if (words[0] == "odd_chip_by_suit") {
            opening.button_in_use = false;
            return true;
        }
        return read_setting(words, decimals, rules);
    });
}

std::string settings_text(const poker::Rules& rules,
                          const poker::Rules& usual,
                          bool button_in_use,
                          unsigned decimals) {
    NoteWriter list;
    const poker::Betting& betting = rules.betting;
    if (rules.chip != usual.chip) list.add("chip " + amount_text(rules.chip, decimals));
    if (betting.high_from_round != usual.betting.high_from_round) {
        list.add(fmt::format("high_from_round {}", betting.high_from_round));
    }
    if (betting.raises_max != usual.betting.raises_max) {
        list.add(fmt::format("raises_max {}", betting.raises_max));
    }
    if (betting.uncap_after_fold) list.add("uncap_after_fold");
    if (!betting.short_all_ins_add_up) list.add("short_all_ins_apart");
    if (!betting.pot_before_rake) list.add("pot_after_rake");
    if (!betting.oot_binding) list.add("out_of_turn_not_binding");
    if (rules.forced.straddle.full_min_raise) list.add("straddle_full_raise");
    if (!button_in_use) list.add("odd_chip_by_suit");
    return list.text();
}

bool read_sign(std::string_view value, unsigned decimals, poker::Commission& sign) {
    const auto read = [&](const Words& words) { return read_charge(words, decimals, sign); };
    if (!read_entries(value, read)) return false;
    return !sign.cap.is_positive() || sign.minimum <= sign.cap;
}

std::string sign_text(const poker::Commission& sign, std::size_t players, unsigned decimals) {
    const Money fee = sign.per_hand[players];
    if (sign.rate == 0 && fee.is_zero()) return {};
    NoteWriter list;
    if (sign.rate != 0) list.add("rate " + amount_text(Money::of_cents(sign.rate), 2));
    if (fee.is_positive()) list.add("fee " + amount_text(fee, decimals));
    for (const AmountOfSign& known : amounts_of_signs) {
        const Money amount = sign.*known.amount;
        if (amount.is_positive())
            list.add(fmt::format("{} {}", known.name, amount_text(amount, decimals)));
    }
    if (sign.cap_scope == poker::Scope::pot) list.add("cap_each_pot");
    if (sign.equal_hands == poker::Scope::hand) list.add("equal_hands_of_all_pots");
    if (sign.no_flop_no_drop) list.add("no_flop_no_drop");
    return list.text();
}

}  // namespace baize::histories
