// The commands and events of a busy house, for the benchmarks of records and messages.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/core/check.h"
#include "house/casino/busy_house.h"
#include "house/casino/casino.h"
#include "ledger/record/encoding.h"
#include "ledger/secrets/sealed_body.h"
#include "ledger/secrets/vault.h"

namespace baize::house {

struct BusyRecord {
    std::optional<Command> asked{};
    CasinoEvent happened{};
    std::vector<std::byte> body{};  // both of them as they are recorded, not sealed
};

class BusyRecords {
  public:
    BusyRecords(TableId tables, std::size_t command_count)
        : house_(tables, [this](PersonId person, const Command& command) {
              return submit({person, 0, {}}, command);
          }) {
        CommandKey key = 0;
        for (std::size_t i = 0; i < command_count; ++i) {
            const auto table = static_cast<TableId>(i % tables + 1);
            const auto [person, command] = house_.next(casino_, table);
            const bool is_of_house = person == the_house_itself;
            BAIZE_CHECK(submit({person, is_of_house ? 0 : ++key, house_.now()}, command));
        }
        const ledger::Batch& batch = casino_.journal().staged();
        for (std::size_t i = 0; i < batch.size(); ++i)
            records_.push_back(opened(batch[i]));
    }

    [[nodiscard]] const Casino& casino() const { return casino_; }

    [[nodiscard]] Moment now() const { return house_.now(); }

    [[nodiscard]] const std::vector<Command>& commands() const { return commands_; }

    [[nodiscard]] const std::vector<BusyRecord>& records() const { return records_; }

  private:
    [[nodiscard]] bool submit(const CommandEnvelope& envelope, const Command& command) {
        commands_.push_back(command);
        return casino_.submit(envelope, command).has_value();
    }

    [[nodiscard]] BusyRecord opened(const ledger::EventView& event) const {
        BusyRecord record;
        record.body.assign(event.body.begin(), event.body.end());
        if (const auto sealed = ledger::sealed_body(event.body)) {
            const auto key = casino_.vault()->round_key(sealed->name);
            BAIZE_CHECK(ledger::open_body(event.head, event.body, *key, record.body));
        }
        ledger::ByteReader in(record.body);
        ledger::decode(in, record.asked);
        ledger::decode(in, record.happened);
        BAIZE_CHECK(in.at_end());
        return record;
    }

    Casino casino_{bench_keys()};
    std::vector<Command> commands_{};
    BusyHouse house_;
    std::vector<BusyRecord> records_{};
};

// The house of these benchmarks.
[[nodiscard]] inline const BusyRecords& busy_records() {
    static const BusyRecords records(24, 1'500);
    return records;
}

[[nodiscard]] inline std::uint64_t checksum_of(std::span<const std::byte> bytes,
                                               std::uint64_t sum = 0xCBF29CE484222325) {
    for (const std::byte byte : bytes)
        sum = (sum ^ static_cast<std::uint64_t>(byte)) * 0x100000001B3;
    return sum;
}

}  // namespace baize::house
