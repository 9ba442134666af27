#include "formats/histories/replay/table_charges.h"

#include <algorithm>
#include <map>
#include <utility>

#include "formats/histories/amount.h"

namespace baize::histories {

namespace {

// The FNV-1a hash of texts; numbers are mixed in as words.
class Mixer {
  public:
    void add(std::string_view text) {
        for (const char letter : text)
            add_byte(static_cast<unsigned char>(letter));
        add_byte(0);
    }

    void add(std::int64_t number) {
        value_ = (value_ ^ static_cast<std::uint64_t>(number)) * 0x9e3779b97f4a7c15U;
        value_ ^= value_ >> 32U;
    }

    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    void add_byte(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001b3U; }

    std::uint64_t value_ = 0xcbf29ce484222325U;
};

std::uint64_t table_of(const Record& record) {
    Mixer mixer;
    mixer.add(record.table ? record.table->text : std::string_view());
    mixer.add(record.detail(Detail::venue));
    mixer.add(static_cast<std::int64_t>(record.variant) * 16 +
              static_cast<std::int64_t>(record.structure));
    for (const std::optional<Money>& bet : {record.min_bet, record.small_bet, record.big_bet})
        mixer.add(bet.value_or(Money{}).cents());
    mixer.add(std::int64_t{record.decimals});
    return mixer.value();
}

}  // namespace

std::optional<TableCharge> charge_of(const Record& record, const Replayed& replayed) {
    const bool is_judged =
        replayed.agrees == Agreement::yes && replayed.pots.is_positive() && !replayed.has_sign;
    if (!is_judged) return std::nullopt;
    return TableCharge{.table = table_of(record),
                       .hand = {.pots = replayed.pots,
                                .unequal = replayed.pots - replayed.equal_pots,
                                .taken = replayed.kept,
                                .players = static_cast<std::uint8_t>(record.player_count()),
                                .pot_count = replayed.pot_count,
                                .is_before_flop = replayed.is_before_flop,
                                .is_only_blinds = replayed.is_only_blinds},
                       .decimals = record.decimals};
}

void TableCharges::clear() {
    charges_.clear();
    tables_.clear();
    likely_ = {.rate = 500};
}

TableCharges::Attempt TableCharges::attempt(const SignSearch& from,
                                            const Places& order,
                                            std::size_t others_max) const {
    Attempt attempt{.search = from};
    for (const std::uint32_t place : order) {
        const bool fits = attempt.search.admit(charges_[place].hand);
        (fits ? attempt.fitting : attempt.others).push_back(place);
        if (attempt.others.size() > others_max) break;
    }
    return attempt;
}

// Puts the amounts in front that most hands with as many players paid. Wrong ones are seldom equal.
TableCharges::Places TableCharges::by_frequency(Places places) const {
    const auto paid = [this](std::uint32_t place) {
        return std::pair(charges_[place].hand.players, charges_[place].hand.taken);
    };
    std::map<std::pair<std::uint8_t, Money>, std::size_t> counts;
    for (const std::uint32_t place : places)
        ++counts[paid(place)];
    std::stable_sort(places.begin(), places.end(), [&](std::uint32_t one, std::uint32_t other) {
        return counts[paid(one)] > counts[paid(other)];
    });
    return places;
}

// The first hands may be wrong and the others right, so the search is repeated in other orders, and
// the sign that explains the most hands counts.
TableCharges::Attempt TableCharges::best_attempt(const SignSearch& fresh,
                                                 const Places& places) const {
    Attempt best = attempt(fresh, places, places.size());
    const auto try_order = [&](const Places& order) {
        if (best.others.empty()) return;
        Attempt next = attempt(fresh, order, best.others.size() - 1);
        if (next.fitting.size() > best.fitting.size()) best = std::move(next);
    };
    if (!best.others.empty()) try_order(by_frequency(places));
    const bool is_clear = best.others.size() * 4 < places.size();
    if (is_clear) return best;
    Places others_first = best.others;
    others_first.insert(others_first.end(), best.fitting.begin(), best.fitting.end());
    try_order(others_first);
    return best;
}

void TableCharges::judge(const Places& places, std::vector<ChargeVerdict>& verdicts) {
    const TableCharge& first = charges_[places.front()];
    const auto found = tables_.find(first.table);
    const SignSearch fresh(Money::of_cents(detail::powers_of_ten[first.decimals - 2U]), likely_);
    Attempt best = found == tables_.end() ? best_attempt(fresh, places)
                                          : attempt(found->second, places, places.size());
    const BelievedSign& sign = best.search.sign();
    for (const std::uint32_t place : best.others) {
        // The search may have ended before this sign was found.
        if (is_usual(sign, charges_[place].hand)) continue;
        verdicts[place] = {.fits = false, .due = charged_by(sign, charges_[place].hand)};
    }
    if (sign.percentage.rate != 0) likely_ = sign.percentage;
    if (tables_.size() >= tables_max) tables_.clear();
    tables_.insert_or_assign(first.table, std::move(best.search));
}

std::vector<ChargeVerdict> TableCharges::judge() {
    std::unordered_map<std::uint64_t, std::size_t> indices;
    std::vector<Places> tables;  // in the order of their first hands
    for (std::uint32_t place = 0; place < charges_.size(); ++place) {
        const auto [found, is_new] = indices.try_emplace(charges_[place].table, tables.size());
        if (is_new) tables.emplace_back();
        tables[found->second].push_back(place);
    }
    std::vector<ChargeVerdict> verdicts(charges_.size());
    for (const Places& places : tables)
        judge(places, verdicts);
    charges_.clear();
    return verdicts;
}

}  // namespace baize::histories
