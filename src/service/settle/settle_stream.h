// `baize settle`: reads one banked round from each line and writes its settlement as a line.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/banked/wagers/settlement.h"
#include "formats/json/json_line.h"
#include "service/settle/settle_request.h"

namespace baize {

// The result of one Jackpot wager.
struct SettledJackpot {
    SettledWager line{};
    Money excess{};
    Clause excess_clause{};
};

class SettleStream {
  public:
    // Reads one line and appends exactly one line to `out`. Returns an error message, or nullopt.
    [[nodiscard]] std::optional<std::string> answer(std::string_view text, std::string& out);

  private:
    [[nodiscard]] bool settle();
    void write(std::string& out) const;
    void write_box(class JsonText& json, std::size_t box) const;
    [[nodiscard]] std::optional<Money> net(std::size_t box) const;

    std::uint64_t number_ = 0;
    JsonLine line_{};
    SettleRequest request_{};
    std::array<BoxSettlement, boxes_max> settled_{};
    std::array<std::optional<SettledJackpot>, boxes_max> jackpots_{};
    JackpotPrizes prizes_{};
};

}  // namespace baize
