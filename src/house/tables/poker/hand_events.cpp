#include "house/tables/poker/hand_events.h"

#include "engine/poker/hand/play.h"
#include "engine/poker/live/pushed.h"
#include "engine/poker/live/stub.h"

namespace baize::house {

namespace {

template <typename Value>
Result<void> without_value(const Result<Value>& done) {
    if (!done) return reject(done.error());
    return {};
}

class PlayEvent {
  public:
    PlayEvent(const PokerGame& game, poker::Hand& hand, poker::EventList& events)
        : rules_(game.rules), hand_(hand), events_(events) {}

    Result<void> operator()(const HandOpened& opened) const {
        const Result<poker::Hand> first = poker::open_hand(rules_, opened.opening, events_);
        if (first) hand_ = *first;
        return without_value(first);
    }

    Result<void> operator()(const HandActed& acted) const {
        return poker::apply(rules_, hand_, acted.action, events_);
    }

    Result<void> operator()(const ChipsPushed& pushed) const {
        return without_value(poker::push_chips(rules_, hand_, pushed.pushed, events_));
    }

    Result<void> operator()(const ShortBetSurrendered& left) const {
        return poker::surrender(rules_, hand_, left.seat, left.chips, events_);
    }

    Result<void> operator()(const HandReported& reported) const {
        return without_value(poker::report(rules_, hand_, reported.report, events_));
    }

    Result<void> operator()(const StubReshuffled& shuffled) const {
        std::vector<Card> order;
        for (std::size_t i = 0; i < shuffled.order.size(); ++i)
            order.push_back(shuffled.order[i]);
        return poker::reshuffle(rules_, hand_, order, events_);
    }

    template <typename Other>
    Result<void> operator()(const Other&) const {
        return {};
    }

  private:
    const poker::Rules& rules_;
    poker::Hand& hand_;
    poker::EventList& events_;
};

}  // namespace

Result<void> play_event(const PokerGame& game,
                        poker::Hand& hand,
                        const PokerEvent& event,
                        poker::EventList& events) {
    return std::visit(PlayEvent(game, hand, events), event);
}

}  // namespace baize::house
