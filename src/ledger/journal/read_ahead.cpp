#include "ledger/journal/read_ahead.h"

#include <array>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace baize::ledger {

namespace {

constexpr std::size_t events_ahead = 1'024;  // in each of the two batches

// Two batches used in turn: one is filled while the other is read.
class ReadAhead {
  public:
    ReadAhead(Store& store, const Head& from)
        : store_(store), link_{from.sequence, from.hash}, thread_([this] { fill_all(); }) {}

    ReadAhead(const ReadAhead&) = delete;
    ReadAhead& operator=(const ReadAhead&) = delete;

    ~ReadAhead() {
        stop();
        thread_.join();
    }

    [[nodiscard]] std::optional<Fault> show(const EventVisitor& visit) {
        for (std::size_t slot = 0;; slot = 1 - slot) {
            const Batch* const batch = wait_for(slot);
            if (batch == nullptr) return fault_;
            for (std::size_t i = 0; i < batch->size(); ++i) {
                if (!visit((*batch)[i])) return std::nullopt;
            }
            give_back(slot);
        }
    }

  private:
    struct Slot {
        Batch batch{};
        bool is_full = false;
    };

    // Returns nullptr if there are no more events; fault_ says why.
    const Batch* wait_for(std::size_t slot) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return slots_[slot].is_full || is_read_; });
        return slots_[slot].is_full ? &slots_[slot].batch : nullptr;
    }

    void give_back(std::size_t slot) {
        slots_[slot].batch.clear();
        {
            const std::lock_guard lock(mutex_);
            slots_[slot].is_full = false;
        }
        changed_.notify_one();
    }

    void stop() {
        {
            const std::lock_guard lock(mutex_);
            is_enough_ = true;
        }
        changed_.notify_one();
    }

    // The functions below run on the reading thread.

    void fill_all() {
        std::optional<Fault> mismatch;
        auto fault = store_.read(link_.sequence(), [&](const EventView& event) {
            mismatch = link_.replay(event);
            if (mismatch) return false;
            slots_[filling_].batch.add(event.head, event.body, event.postings, event.hash);
            return slots_[filling_].batch.size() < events_ahead || hand_over();
        });
        if (!slots_[filling_].batch.empty()) static_cast<void>(hand_over());
        {
            const std::lock_guard lock(mutex_);
            is_read_ = true;
            fault_ = mismatch ? std::move(mismatch) : std::move(fault);
        }
        changed_.notify_one();
    }

    // Waits for the other batch; returns false if the visitor wants no more events.
    [[nodiscard]] bool hand_over() {
        std::unique_lock lock(mutex_);
        slots_[filling_].is_full = true;
        filling_ = 1 - filling_;
        changed_.notify_one();
        changed_.wait(lock, [&] { return !slots_[filling_].is_full || is_enough_; });
        return !is_enough_;
    }

    Store& store_;
    ChainLink link_;
    std::size_t filling_ = 0;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::array<Slot, 2> slots_{};
    bool is_read_ = false;
    bool is_enough_ = false;
    std::optional<Fault> fault_{};
    std::thread thread_;  // declared last, because it uses all other members
};

}  // namespace

std::optional<Fault> read_ahead(Store& store, const Head& from, const EventVisitor& visit) {
    return ReadAhead(store, from).show(visit);
}

}  // namespace baize::ledger
