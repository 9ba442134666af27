// The house between its input and its ledger: lines become commands, what is due is dealt, programs
// play, and answers go out in the order of the lines, each when it is certain.
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
    // `pace`: how long programs think about each decision.
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

    // `clock`: what the machine says; not looked at where lines say the time.
    void take(std::string_view line, Moment clock);

    // What is due by the clock. Where lines say the time: everything that has become due since the
    // last one, each at its moment.
    void deal(Moment clock);

    // Appends the answers that have become certain.
    void flush(std::string& out);

    // When to look again although nothing has come in.
    [[nodiscard]] std::optional<Moment> wakes_at() const;

  private:
    // An answer to come. Without a ticket it is written already, and certain when what it was seen
    // on is.
    struct Waiting {
        std::uint64_t ticket = 0;
        codec::Order order{};
        std::string text{};
        std::uint64_t seen_on = 0;  // the ticket that was the last when it was written
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
    SecureSource random_source_{};  // of the programs
    std::deque<Waiting> waiting_{};
    std::uint64_t lines_ = 0;
    std::uint64_t answered_ticket_ = 0;  // the last ticket that was answered
    Moment said_{};                      // by the lines, where they say the time
    Moment dealt_{};                     // everything that was due until then
};

}  // namespace baize
