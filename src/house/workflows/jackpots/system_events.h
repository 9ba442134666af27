// Collects several jackpot events of one command: each is decided on the state after the previous
// one.
#pragma once

#include <optional>
#include <utility>

#include "house/casino/steps.h"
#include "house/meters/fold.h"

namespace baize::house {

class SystemEvents {
  public:
    SystemEvents(const Situation& now, ledger::Stream stream, Steps& steps)
        : now_(now), stream_(stream), steps_(steps) {}

    // The state after all added events.
    [[nodiscard]] const Meters& meters() {
        if (last_) {
            if (!changed_) changed_ = now_.floor.meters;
            apply(*changed_, *last_, {now_.by.now, now_.by.person, 0});
            last_.reset();
        }
        return changed_ ? *changed_ : now_.floor.meters;
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
    const Situation& now_;
    ledger::Stream stream_;
    Steps& steps_;
    std::optional<Meters> changed_{};
    std::optional<MeterEvent> last_{};
};

}  // namespace baize::house
