// The loop between input, casino and ledger: lines become commands, due actions are done, bots
// play, and answers are written in the order of the lines, each when it is durable.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "engine/random/secure_source.h"
#include "house/casino/open_casino.h"
#include "house/workflows/auto_dealer/auto_dealer.h"
#include "house/workflows/bots/bot_runner.h"
#include "service/activity_log/receipt_details.h"
#include "service/coach/house_coach.h"
#include "service/codec/order.h"

namespace baize {

class ConsoleSession {
  public:
    // `pace`: delay of bots before each decision.
    ConsoleSession(house::OpenCasino& house,
                   const views::ReceiptDetails& receipt_details,
                   codec::TimeFrom time_from,
                   Span pace)
        : house_(house),
          receipt_details_(receipt_details),
          time_from_(time_from),
          reader_(time_from),
          coach_(house.casino()),
          bots_(pace) {}

    // `clock`: the time of the machine; ignored if lines have their own times.
    void take(std::string_view line, Moment clock);

    // Does what is due at this time. If lines have their own times: does everything that fell due
    // since the last line, each at its own time.
    void deal(Moment clock);

    // Appends the answers that have become durable.
    void flush(std::string& out);

    // Returns when to call again even without input.
    [[nodiscard]] std::optional<Moment> wakes_at() const;

  private:
    // A pending answer. An answer without a ticket is already written, and is sent when the state
    // that it was read from is durable.
    struct Waiting {
        std::uint64_t ticket = 0;
        codec::Order order{};
        std::string text{};
        std::uint64_t seen_on = 0;      // the last ticket when it was written
        std::optional<Moment> until{};  // when the limit ends by which the command was refused
    };

    void deal_at(Moment now);
    void submit(codec::Order& order, Moment now);
    [[nodiscard]] house::Context context(house::PersonId person, Moment now) const;
    void tell(const codec::Order& order, Moment now);
    void send_durable(std::string& out);

    house::OpenCasino& house_;
    const views::ReceiptDetails& receipt_details_;
    codec::TimeFrom time_from_;
    codec::OrderReader reader_;
    HouseCoach coach_;
    house::AutoDealer dealer_{};
    house::BotRunner bots_;
    SecureSource random_source_{};  // random numbers of the bots
    std::deque<Waiting> waiting_{};
    std::uint64_t lines_ = 0;
    std::uint64_t answered_ticket_ = 0;  // the last answered ticket
    Moment said_{};                      // given by the lines, if they have times
    Moment dealt_{};                     // all actions due until then are done
};

}  // namespace baize
