#include "formats/histories/replay/table_charges.h"

#include <algorithm>

namespace baize::histories {

namespace {

// The FNV-1a hash.
class Mixer {
  public:
    void add(std::string_view text) {
        for (const char letter : text)
            add_byte(static_cast<unsigned char>(letter));
        add_byte(0);
    }

    void add(std::int64_t number) {
        for (unsigned shift = 0; shift < 64; shift += 8)
            add_byte(static_cast<unsigned char>(static_cast<std::uint64_t>(number) >> shift));
    }

    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    void add_byte(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001b3U; }

    std::uint64_t value_ = 0xcbf29ce484222325U;
};

Money largest_blind(const Record& record) {
    Money largest;
    for (const Money blind : record.blinds)
        largest = std::max(largest, blind);
    return largest;
}

// True if the first rate, taken / pots, is at least the second, with a tolerance of a quarter.
bool has_rate_of(Money taken, Money pots, Money other_taken, Money other_pots) {
    const auto product = [](Money one, Money other) {
        return static_cast<double>(one.cents()) * static_cast<double>(other.cents());
    };
    return product(taken, other_pots) * 4 >= product(other_taken, pots) * 3;
}

constexpr Money one_unit = Money::of_cents(1);

// The tolerance for rounding by street and pot: a quarter of the commission, and at least one unit.
Money slack(Money taken) {
    return std::max(one_unit, Money::of_cents(taken.cents() / 4));
}

// Equal pots pay the same, but for an odd unit of a divided pot.
bool is_same(Money one, Money other) {
    return one - other <= one_unit && other - one <= one_unit;
}

// Votes for and against a commission. An earlier hand has two votes if it fitted, otherwise one.
struct Votes {
    int for_it = 0;
    int against = 0;

    // A single contradicting hand refutes only if it had fitted itself, which gives it two votes.
    [[nodiscard]] bool refute() const { return against > for_it && against >= 2; }
};

}  // namespace

std::optional<Charge> charge_of(const Record& record, const Replayed& replayed) {
    const bool is_judged = replayed.agrees == Agreement::yes && replayed.pots.is_positive() &&
                           !replayed.has_side_pots && !replayed.has_sign;
    if (!is_judged) return std::nullopt;
    Mixer mixer;
    mixer.add(record.table ? record.table->text : std::string_view());
    mixer.add(static_cast<std::int64_t>(record.variant) * 16 +
              static_cast<std::int64_t>(record.structure));
    mixer.add(largest_blind(record).cents());
    mixer.add(static_cast<std::int64_t>(record.player_count()) * 16 + record.decimals);
    return Charge{.table = mixer.value(),
                  .pots = replayed.pots,
                  .taken = replayed.kept,
                  .decimals = record.decimals};
}

// Returns false if two pots that were no larger paid commission and fitted, because then this pot
// should have paid too.
bool TableCharges::fits_without(const Charge& charge) const {
    const auto found = tables_.find(charge.table);
    if (found == tables_.end()) return true;
    const Table& table = found->second;
    const auto known = static_cast<std::ptrdiff_t>(std::min(table.count, hands_max));
    const auto paid_less = [&](const Seen& seen) {
        return seen.fitted && seen.pots <= charge.pots && seen.taken > one_unit;
    };
    return std::count_if(table.hands.begin(), table.hands.begin() + known, paid_less) < 2;
}

bool TableCharges::fits(const Charge& charge) {
    if (charge.taken.is_zero()) return fits_without(charge);
    if (tables_.size() == tables_max && !tables_.contains(charge.table)) tables_.clear();
    Table& table = tables_[charge.table];
    Votes not_more;  // votes on whether it is not too much
    Votes not_less;  // votes on whether it is not too little
    const std::size_t known = std::min(table.count, hands_max);
    const Money least = charge.taken - slack(charge.taken);
    const Money most = charge.taken + slack(charge.taken);
    for (std::size_t i = 0; i < known; ++i) {
        const Seen& seen = table.hands[i];
        const int vote = seen.fitted ? 2 : 1;
        if (seen.pots == charge.pots && !is_same(seen.taken, charge.taken)) {
            (seen.taken < charge.taken ? not_more : not_less).against += vote;
            continue;
        }
        if (seen.pots >= charge.pots) {
            if (seen.taken < least) not_more.against += vote;
            const bool confirms =
                seen.taken <= most || has_rate_of(charge.taken, charge.pots, seen.taken, seen.pots);
            if (confirms) not_less.for_it += vote;
        }
        if (seen.pots <= charge.pots) {
            if (seen.taken > most) not_less.against += vote;
            const bool confirms = seen.taken >= least ||
                                  has_rate_of(seen.taken, seen.pots, charge.taken, charge.pots);
            if (confirms) not_more.for_it += vote;
        }
    }
    const bool fits = !not_more.refute() && !not_less.refute();
    table.hands[table.count++ % hands_max] = {charge.pots, charge.taken, fits};
    return fits;
}

}  // namespace baize::histories
