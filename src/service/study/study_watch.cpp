#include "service/study/study_watch.h"

#include <utility>

namespace baize {

StudyCount::StudyCount(StudyClock now, bool is_watched, std::size_t memory)
    : now_(std::move(now)),
      is_watched_(is_watched),
      memory_(memory),
      heard_(now_().microseconds()) {}

void StudyCount::go_on() const {
    if (is_stopped_) throw GivenUp{};
    if (is_watched_ && now_() > Moment::of_microseconds(heard_) + patience) throw GivenUp{};
}

Crew StudyCount::crew() {
    const auto run = [this](std::size_t count, const Piece& piece) {
        done_ = 0;
        all_ = count;
        ++pass_;
        for (std::size_t i = 0; i < count; ++i) {
            go_on();
            piece(i, 0);
            ++done_;
        }
    };
    return {.workers = 1, .run = run};
}

screen::StudyProgress StudyCount::progress() const {
    const std::uint32_t pass = pass_;
    return {.is_counting = pass > 0, .done = done_, .all = all_, .pass = pass};
}

std::shared_ptr<StudyCount> StudyWatch::begin(const std::string& word) {
    auto count = std::make_shared<StudyCount>(now_, !word.empty(), memory_);
    if (!word.empty()) counts_[word] = count;
    return count;
}

void StudyWatch::end(const std::string& word, const std::shared_ptr<StudyCount>& count) {
    const auto found = counts_.find(word);
    if (found != counts_.end() && found->second == count) counts_.erase(found);
}

screen::StudyProgress StudyWatch::look(const std::string& word) {
    const auto found = counts_.find(word);
    if (found == counts_.end()) return {};
    found->second->hear();
    return found->second->progress();
}

void StudyWatch::stop(const std::string& word) {
    const auto found = counts_.find(word);
    if (found != counts_.end()) found->second->stop();
}

}  // namespace baize
