// Work shared out among threads, its answers taken in the order in which it was handed in. Every
// thread has a worker of its own, which keeps its memory from task to task.
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

// `worker(Task)` returns an Answer. Workers are copies of the one given.
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

    // Tasks handed in whose answers have not been taken.
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
    std::deque<std::unique_ptr<Slot>> slots_{};  // touched by the owner's thread alone, under lock
    std::deque<Slot*> waiting_{};
    bool stopping_ = false;
    std::vector<std::jthread> threads_{};
};

}  // namespace baize
