// Counts under way, by the word that the asker chose for each: how far each is, and whether anybody
// still waits for it. A count that nobody waits for ends within milliseconds.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "engine/core/crew.h"
#include "engine/core/moment.h"
#include "math/equity/checkpoint.h"
#include "service/protocol/analysis_forms.h"

namespace baize {

using StudyClock = std::function<Moment()>;  // asked from any thread

// Thrown out of a count that is given up: through the engine, which knows nothing of it.
struct GivenUp {};

// One count. Counted on one thread, looked at from another.
class StudyCount {
  public:
    // Whoever is not heard of for so long has left.
    static constexpr Span patience = Span::of_seconds(10);

    // Where nobody watches it, it goes on to its end or until it is stopped.
    StudyCount(StudyClock now, bool is_watched, std::size_t memory);

    // One worker, who says how far it is. REQUIRES: the count outlives the crew.
    [[nodiscard]] Crew crew();

    // Throws GivenUp where nobody waits for it any more.
    void go_on() const;

    // go_on for those who are within a piece. REQUIRES: the count outlives it.
    [[nodiscard]] equity::Checkpoint checkpoint() const {
        return [this] { go_on(); };
    }

    // Bytes that its lists may take.
    [[nodiscard]] std::size_t memory() const { return memory_; }

    [[nodiscard]] Moment now() const { return now_(); }

    void hear() { heard_ = now_().microseconds(); }

    void stop() { is_stopped_ = true; }

    [[nodiscard]] bool is_stopped() const { return is_stopped_; }

    [[nodiscard]] screen::StudyProgress progress() const;

  private:
    StudyClock now_;
    bool is_watched_;
    std::size_t memory_;
    std::atomic<std::int64_t> heard_;  // microseconds
    std::atomic<bool> is_stopped_ = false;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<std::uint64_t> all_ = 0;
    std::atomic<std::uint32_t> pass_ = 0;
};

// Used from one thread.
class StudyWatch {
  public:
    static constexpr std::size_t word_most = 40;

    // `memory`: of each count, in bytes.
    StudyWatch(StudyClock now, std::size_t memory) : now_(std::move(now)), memory_(memory) {}

    // Under this word from now on; "": nobody will ask. Two of one word are not told apart: the
    // newer one is looked at.
    [[nodiscard]] std::shared_ptr<StudyCount> begin(const std::string& word);
    void end(const std::string& word, const std::shared_ptr<StudyCount>& count);

    // Whoever asks is still there.
    [[nodiscard]] screen::StudyProgress look(const std::string& word);
    void stop(const std::string& word);

  private:
    StudyClock now_;
    std::size_t memory_;
    std::map<std::string, std::shared_ptr<StudyCount>> counts_{};
};

}  // namespace baize
