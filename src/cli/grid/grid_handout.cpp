#include "cli/grid/grid_handout.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <map>
#include <utility>
#include <vector>

namespace baize {

namespace {

// A thread that waits for both messages and answers polls each in turn. The interval is short
// compared with the fastest batch, and long enough to leave the core to the computation.
constexpr std::chrono::microseconds glance{200};

// A message begins with a number: the number of teams of a rank, or of a batch followed by its
// answers. An empty message means that all batches are done.
std::string message_with(std::uint64_t number, const std::string& rest = {}) {
    std::array<char, sizeof number> bytes{};
    std::memcpy(bytes.data(), &number, sizeof number);
    return std::string(bytes.data(), bytes.size()) + rest;
}

std::uint64_t number_in(const std::string& message) {
    std::uint64_t number = 0;
    std::memcpy(&number, message.data(), sizeof number);
    return number;
}

class GridLeader {
  public:
    GridLeader(std::size_t count, GridTeams& teams, Ranks* others, const WriteAnswers& write)
        : count_(count), teams_(teams), others_(others), write_(write) {
        if (others_ != nullptr) greeted_.resize(static_cast<std::size_t>(others_->count()));
        strangers_ = greeted_.empty() ? 0 : greeted_.size() - 1;
    }

    void run() {
        while (next_ < count_ || under_way_ > 0 || strangers_ > 0) {
            while (next_ < count_ && teams_.under_way() < teams_.count()) {
                teams_.begin(next_++);
                ++under_way_;
            }
            if (others_ == nullptr) {
                take(teams_.take());
                continue;
            }
            while (const auto message = others_->receive())
                hear(*message);
            if (auto done = teams_.take(glance)) take(std::move(*done));
        }
        for (std::size_t rank = 1; rank < greeted_.size(); ++rank)
            others_->send(static_cast<int>(rank), {});
    }

  private:
    void hear(const RankMessage& message) {
        const auto from = static_cast<std::size_t>(message.from);
        const std::uint64_t number = number_in(message.text);
        std::uint64_t free = 1;
        if (greeted_[from]) {
            take({.batch = number, .text = message.text.substr(sizeof number)});
        } else {
            greeted_[from] = true;
            --strangers_;
            free = number;
        }
        for (; free > 0 && next_ < count_; --free) {
            others_->send(message.from, message_with(next_++));
            ++under_way_;
        }
    }

    void take(BatchAnswer answer) {
        --under_way_;
        early_.emplace(answer.batch, std::move(answer.text));
        while (!early_.empty() && early_.begin()->first == written_) {
            // The output is closed: waits for the batches in progress and starts no others.
            if (!write_(early_.begin()->second)) count_ = next_;
            early_.erase(early_.begin());
            ++written_;
        }
    }

    std::size_t count_;
    GridTeams& teams_;
    Ranks* others_;
    const WriteAnswers& write_;
    std::vector<bool> greeted_{};  // by rank
    std::size_t strangers_ = 0;    // number of ranks whose number of teams is not yet known
    std::size_t next_ = 0;         // next batch to be given out
    std::size_t under_way_ = 0;
    std::size_t written_ = 0;
    std::map<std::size_t, std::string> early_{};  // finished before an earlier batch
};

}  // namespace

void lead_grid(std::size_t count, GridTeams& teams, Ranks* others, const WriteAnswers& write) {
    GridLeader(count, teams, others, write).run();
}

void follow_grid(GridTeams& teams, Ranks& ranks) {
    ranks.send(0, message_with(teams.count()));
    while (true) {
        if (const auto message = ranks.receive()) {
            if (message->text.empty()) return;
            teams.begin(number_in(message->text));
        } else if (const auto done = teams.take(glance)) {
            ranks.send(0, message_with(done->batch, done->text));
        }
    }
}

}  // namespace baize
