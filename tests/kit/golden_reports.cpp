#include "kit/golden_reports.h"

#include <optional>

#include "kit/named.h"

namespace baize::kit {

namespace {

Asks question(Words& words) {
    const std::string text = words.next();
    const std::optional<Asks> asks = named<Asks>(text, asks_count);
    if (!asks) throw GoldenMismatch("no such question: " + text);
    return *asks;
}

Irregularity irregularity(Words& words) {
    const std::string text = words.next();
    const std::optional<Irregularity> what = named<Irregularity>(text, irregularity_count);
    if (!what) throw GoldenMismatch("no such irregularity: " + text);
    return *what;
}

Reply reply(Words& words) {
    if (words.is_card()) return Reply::named;  // a reply that names cards has no word
    const std::string text = words.next();
    const std::optional<Reply> known = named<Reply>(text, reply_count);
    if (!known) throw GoldenMismatch("no such reply: " + text);
    return *known;
}

void read_detail(const std::string& word, Words& words, Report& report) {
    if (word == "at") {
        report.place = words.place();
    } else if (word == "count") {
        report.count = static_cast<std::uint8_t>(words.number());
    } else if (word == "card") {
        report.card = static_cast<std::uint8_t>(words.number() - 1);
    } else if (word == "wager") {
        report.wager = words.wager();
    } else if (word == "amount") {
        report.amount = words.money();
    } else {
        throw GoldenMismatch("not understood: " + word);
    }
}

}  // namespace

Act read_report(Words& words) {
    Report report{.what = irregularity(words)};
    Actor by = staff(Role::dealer);
    while (!words.empty() && !words.is("->")) {
        const std::string word = words.next();
        if (word == "by") {
            by = words.actor();
        } else {
            read_detail(word, words, report);
        }
    }
    return {by, report};
}

Act read_answer(const GoldenTable& table, Words& words) {
    Answer answer{.asks = question(words)};
    Actor by = staff(Role::dealer);
    if (!words.is(":") && !words.is("by")) {
        answer.box = words.place();
        if (answer.box < boxes_max) by = table.owner_of(answer.box);
    }
    if (words.take("by")) by = words.actor();
    words.expect(":");
    answer.reply = reply(words);
    answer.cards = words.cards();  // "reconstruct by supervisor: whole As Kd 7c"
    return {by, answer};
}

}  // namespace baize::kit
