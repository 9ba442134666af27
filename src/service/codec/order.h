// Requests to the house, one on a line, with one response line each (docs/formats/house-lines.md).
//
//     {"by":3,"key":17,"do":{"take_seat":{"table":1,"seat":2,"person":5}}}
//     {"key":17,"by":3,"events":[12,13]}
//     {"by":5,"ask":{"coach":{"table":1}}}
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "formats/json/json_line.h"
#include "house/casino/casino.h"
#include "house/workflows/jackpots/meter_reading.h"
#include "house/workflows/rulings/inspections.h"
#include "house/workflows/seats/seats_to_judge.h"
#include "service/coach/judge.h"
#include "service/codec/asked.h"
#include "service/codec/brought.h"
#include "service/offers/play_limits_view.h"

namespace baize::codec {

// The source of the time for the house.
enum class TimeFrom : std::uint8_t {
    clock,  // the clock of the machine
    lines   // each line states the time, for tests
};

// The last key that a request may have.
inline constexpr house::CommandKey largest_line_key = std::numeric_limits<std::int64_t>::max();

struct Order {
    house::PersonId by = 0;
    house::CommandKey key = 0;                // 0: none
    Moment now{};                             // used with TimeFrom::lines
    std::optional<house::Command> command{};  // with neither command nor query, only time passes
    std::optional<Asked> asked{};             // a query, which changes nothing and is not recorded
    friend bool operator==(const Order&, const Order&) = default;
};

class OrderReader {
  public:
    explicit OrderReader(TimeFrom time_from = TimeFrom::clock) : time_from_(time_from) {}

    // Returns false if the text is not a valid request; error_text() says why.
    [[nodiscard]] bool read(std::string_view text, Order& order);

    [[nodiscard]] const std::string& error_text() const { return line_.error_text(); }

  private:
    void read_field(const JsonValue& field, Order& order);
    void look_for_missing(const Order& order);

    TimeFrom time_from_;
    JsonLine line_{};
};

// Writes the result of a request, with a line end.
// `next_key` is the next key of the person; it is written if the key was the reason for a refusal,
// unless it is 0: then the person has no key left. `until`: when the limit ends by which the person
// was refused.
void write_answer(std::string& out,
                  const Order& order,
                  const Result<house::Receipt>& answer,
                  house::CommandKey next_key,
                  const Brought& brought = {},
                  std::optional<Moment> until = {});
void write_advice(std::string& out, const Order& order, const Result<coach::Advice>& answer);
void write_inspected(std::string& out,
                     const Order& order,
                     const Result<house::InspectedHand>& answer);
// Writes a reading of a jackpot meter under the name of the query.
void write_reading(std::string& out, const Order& order, const Result<house::MeterReading>& answer);
void write_summary(std::string& out, const Order& order, const Result<coach::CoachSummary>& answer);
void write_seats_to_judge(std::string& out,
                          const Order& order,
                          const Result<house::SeatsToJudge>& answer);
void write_play_limits(std::string& out,
                       const Order& order,
                       const Result<views::PlayLimitsShown>& answer);

}  // namespace baize::codec
