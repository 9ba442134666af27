// `baize settle`: one banked round a line in, its settlement a line out.
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

// What became of one Jackpot wager.
struct SettledJackpot {
    SettledWager line{};
    Money excess{};
    Clause excess_clause{};
};

class SettleStream {
  public:
    // One line in, exactly one line out (appended to `out`). Returns the complaint, or nothing.
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
