// A hand at a live table with everything that the archive keeps of it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "house/casino/casino_event.h"
#include "house/casino/game_state.h"
#include "house/casino/live_poker.h"
#include "ledger/record/encoding.h"
#include "service/history/round_replay.h"

namespace baize::history {

class RecordedHand : public house::LivePoker {
  public:
    using house::LivePoker::LivePoker;

    void begin() {
        prepare_deck();
        finished.start.before = at(live);
        finished.start.table = live;
        finished.start.round = 1;
        first_ = casino.journal().staged().size();
        must(dealer, house::OpenHand{live, {}, {}});
    }

    // REQUIRES: the hand is over.
    void end() {
        const ledger::Batch& batch = casino.journal().staged();
        for (std::size_t i = first_; i < batch.size(); ++i) {
            ledger::ByteReader in(batch[i].body);
            std::optional<house::Command> asked;
            house::CasinoEvent happened;
            ledger::decode(in, asked);
            ledger::decode(in, happened);
            if (const auto* const hand = std::get_if<house::HandHappened>(&happened))
                events.push_back({batch[i].head, hand->event});
        }
        for (const poker::Seat seat : hand(live).dealt_in) {
            const auto number = static_cast<std::uint8_t>(seat + 1);
            finished.end.present.push_back({in_seat(seat), number, name(in_seat(seat)), false});
        }
    }

    [[nodiscard]] std::string name(house::PersonId person) const {
        return house::find(casino.state().people, person)->name;
    }

    FinishedRound finished{};
    std::vector<PlayedEvent> events{};

  private:
    std::size_t first_ = 0;
};

}  // namespace baize::history
