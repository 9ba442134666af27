#include "formats/histories/text/text_remarks.h"

#include <array>
#include <charconv>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "formats/histories/amount.h"
#include "formats/histories/replay/note_list.h"
#include "formats/histories/replay/recording.h"
#include "formats/histories/replay/table_notes.h"

namespace baize::histories {

namespace {

struct RemarkForm {
    poker::EventKind what{};
    fmt::string_view form;  // of the name and the amount
};

constexpr std::array<RemarkForm, 4> remark_forms{{
    {poker::EventKind::fee_paid, "{} pays a fee of {}"},
    {poker::EventKind::side_wager_placed, "{} places a side wager of {}"},
    {poker::EventKind::side_wager_won, "{} wins {} on the side wager"},
    {poker::EventKind::side_wager_lost, "{} loses the side wager"},
}};

std::optional<std::size_t> index_of(std::string_view word, std::size_t count) {
    std::size_t number = 0;
    const char* const end = word.data() + word.size();
    if (!word.starts_with('p')) return std::nullopt;
    const auto read = std::from_chars(word.data() + 1, end, number);
    const bool is_player = read.ec == std::errc{} && read.ptr == end && number - 1 < count;
    return is_player ? std::optional(number - 1) : std::nullopt;
}

// A note such as "side_wager_placed p3 12 CP 6.11.1(a)".
void write_remark(std::string& out, const TextHand& hand, std::string_view note) {
    const std::string_view what = next_word(note);
    for (const RemarkForm& remark : remark_forms) {
        if (poker::name(remark.what) != what) continue;
        const auto player = index_of(next_word(note), hand.names.size());
        if (!player) return;
        const std::string number(next_word(note));  // ends with a zero byte
        const Amount amount = read_any_amount(number.c_str(), hand.record.decimals);
        const bool is_amount = amount.fault == AmountFault::none && *amount.after == 0;
        const std::string said =
            fmt::format(fmt::runtime(remark.form),
                        hand.names[*player],
                        hand.amount(Money::of_cents(is_amount ? amount.units : 0)));
        out += fmt::format("Dealer said, \"{}\"\n", said);
        return;
    }
}

}  // namespace

void write_text_remarks(std::string& out, const TextHand& hand) {
    const std::string_view events = user_field(hand.record, events_field);
    if (events.empty()) return;
    static_cast<void>(read_notes(events, [&](std::string_view note) {
        write_remark(out, hand, note);
        return true;
    }));
}

}  // namespace baize::histories
