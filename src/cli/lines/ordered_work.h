// Distributes tasks over threads and returns the answers in the order of the tasks. Every thread
// has its own worker, which reuses its memory.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace baize {

// `worker(Task)` returns an Answer. The threads get copies of `worker`.
template <typename Task, typename Answer, typename Worker>
class OrderedWork {
  public:
    OrderedWork() = default;

    // REQUIRES: not started yet.
    void start(unsigned threads, const Worker& worker) {
        for (unsigned i = 0; i < threads; ++i)
            threads_.emplace_back([this, own = Worker(worker)]() mutable { run(own); });
    }

    ~OrderedWork() {
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
        }
        work_came_.notify_all();
    }

    OrderedWork(const OrderedWork&) = delete;
    OrderedWork& operator=(const OrderedWork&) = delete;

    void hand_in(Task task) {
        {
            const std::lock_guard lock(mutex_);
            slots_.push_back(std::make_unique<Slot>(Slot{.task = std::move(task)}));
            waiting_.push_back(slots_.back().get());
        }
        work_came_.notify_one();
    }

    // Number of tasks whose answers have not been taken.
    [[nodiscard]] std::size_t under_way() const { return slots_.size(); }

    // Waits for the oldest task. REQUIRES: under_way() > 0.
    [[nodiscard]] Answer take() {
        std::unique_lock lock(mutex_);
        answer_came_.wait(lock, [this] { return slots_.front()->answer.has_value(); });
        const std::unique_ptr<Slot> slot = std::move(slots_.front());
        slots_.pop_front();
        return std::move(*slot->answer);
    }

  private:
    struct Slot {
        Task task{};
        std::optional<Answer> answer{};
    };

    void run(Worker& worker) {
        while (true) {
            Slot* slot = nullptr;
            {
                std::unique_lock lock(mutex_);
                work_came_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
                if (stopping_) return;
                slot = waiting_.front();
                waiting_.pop_front();
            }
            Answer answer = worker(std::move(slot->task));
            {
                const std::lock_guard lock(mutex_);
                slot->answer = std::move(answer);
            }
            answer_came_.notify_one();
        }
    }

    std::mutex mutex_{};
    std::condition_variable work_came_{};
    std::condition_variable answer_came_{};
    std::deque<std::unique_ptr<Slot>> slots_{};  // owner's thread only, each slot under lock
    std::deque<Slot*> waiting_{};
    bool stopping_ = false;
    std::vector<std::jthread> threads_{};
};

}  // namespace baize
