// Compares the commissions of the hands of one file, table by table: one sign must charge what all
// hands of a table paid (believed_sign.h), and a hand that it does not charge so is a difference.
// The hands of a file are collected and judged together, so that one wrong commission at its
// beginning does not make the others wrong. [CP 7.1]
//
// A table is known by its name and venue, its game and limits, and the decimals of its amounts;
// hands without a name count as those of one table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "engine/core/money.h"
#include "formats/histories/record.h"
#include "formats/histories/replay/believed_sign.h"
#include "formats/histories/replay/replay.h"
#include "formats/histories/replay/sign_search.h"

namespace baize::histories {

// A commission that can be believed when the hand is judged alone.
struct TableCharge {
    std::uint64_t table = 0;  // a hash
    HandCharge hand{};        // in units of 10^-decimals
    std::uint8_t decimals = 2;
};

// Returns nullopt if there is nothing to compare: the hand differs or has no result, a known sign
// charges the commission, or only blinds were wagered before the flop.
[[nodiscard]] std::optional<TableCharge> charge_of(const Record& record, const Replayed& replayed);

struct ChargeVerdict {
    bool fits = true;
    Money due{};  // otherwise: what a sign charges that explains the other hands of the table
};

class TableCharges {
  public:
    // Forgets all hands. Call this at the beginning of another file.
    void clear();

    void add(const TableCharge& charge) { charges_.push_back(charge); }

    // Judges the charges added since the last call, in their order. A hand fits if one sign
    // explains it together with all hands of its table that fitted before, in earlier calls too.
    [[nodiscard]] std::vector<ChargeVerdict> judge();

  private:
    using Places = std::vector<std::uint32_t>;  // in charges_

    // The hands of a table that one sign explains.
    struct Attempt {
        SignSearch search;
        Places fitting{};
        Places others{};
    };

    void judge(const Places& places, std::vector<ChargeVerdict>& verdicts);
    [[nodiscard]] Attempt attempt(const SignSearch& from,
                                  const Places& order,
                                  std::size_t others_max) const;
    [[nodiscard]] Places by_frequency(Places places) const;
    [[nodiscard]] Attempt best_attempt(const SignSearch& fresh, const Places& places) const;

    static constexpr std::size_t tables_max = 4096;  // beyond this number all tables are forgotten

    std::vector<TableCharge> charges_{};
    std::unordered_map<std::uint64_t, SignSearch> tables_{};
    Percentage likely_{.rate = 500};  // the last one found
};

}  // namespace baize::histories
