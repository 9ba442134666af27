// Collects several jackpot events of one command: each is decided on the state after the previous
// one.
#pragma once

#include <optional>
#include <utility>

#include "house/casino/casino_state.h"
#include "house/casino/steps.h"
#include "house/meters/fold.h"

namespace baize::house {

class SystemEvents {
  public:
    // `steps` may hold jackpot events of earlier acts of the command.
    SystemEvents(const Context& now, ledger::Stream stream, Steps& steps)
        : now_(now), stream_(stream), steps_(steps) {
        for (const Step& step : steps) {
            if (const auto* const earlier = std::get_if<house::MeterEvent>(&step.event))
                follow(*earlier);
        }
    }

    // The state after all added events.
    [[nodiscard]] const Meters& meters() {
        if (last_) {
            follow(*last_);
            last_.reset();
        }
        return changed_ ? *changed_ : now_.state.meters;
    }

    template <typename Event>
    [[nodiscard]] std::optional<Rejection> add(const Result<Event>& event) {
        if (!event) return event.error();
        MeterEvent written = *event;
        steps_.push_back({stream_, written, postings(meters(), written)});
        last_ = std::move(written);
        return std::nullopt;
    }

    [[nodiscard]] Steps& steps() { return steps_; }

  private:
    void follow(const house::MeterEvent& event) {
        if (!changed_) changed_ = now_.state.meters;
        house::apply(*changed_, event, {now_.by.now, now_.by.person, 0});
    }

    const Context& now_;
    ledger::Stream stream_;
    Steps& steps_;
    std::optional<Meters> changed_{};
    std::optional<MeterEvent> last_{};
};

}  // namespace baize::house
