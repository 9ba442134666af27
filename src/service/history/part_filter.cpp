#include "service/history/part_filter.h"

#include <algorithm>

namespace baize::history {

namespace {

// Small letters, with single blanks or none.
std::string plain(std::string_view text, bool has_blanks) {
    std::string made;
    for (const char letter : text) {
        const bool is_blank = letter == ' ' || letter == '\t';
        const bool is_left_out = is_blank && (!has_blanks || made.empty() || made.back() == ' ');
        if (is_left_out) continue;
        const bool is_capital = letter >= 'A' && letter <= 'Z';
        made += is_blank ? ' ' : is_capital ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    if (!made.empty() && made.back() == ' ') made.pop_back();
    return made;
}

bool fits_outcome(Money net, Outcome outcome) {
    switch (outcome) {
        case Outcome::any: return true;
        case Outcome::won: return net.is_positive();
        case Outcome::lost: return net < Money{};
        case Outcome::even: return net.is_zero();
    }
    __builtin_unreachable();
}

}  // namespace

bool fits(const Part& part, const PartFilter& filter) {
    const Money net = part.back - part.staked;
    const std::string clause =
        part.clause.is_set() ? plain(part.clause.id(), false) : std::string();
    return (!filter.game || *filter.game == part.game) &&
           (filter.table == 0 || filter.table == part.table) && fits_outcome(net, filter.outcome) &&
           larger_of(net, -net) >= filter.least &&
           plain(part.hand, true).find(plain(filter.words, true)) != std::string::npos &&
           clause.starts_with(plain(filter.clause, false)) && part.ended >= filter.from &&
           (!filter.before || part.ended < *filter.before);
}

}  // namespace baize::history
