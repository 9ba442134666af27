// So much at once, so much a second, and no more: for each address or line. [a bucket of tokens]
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>

#include "core/moment.h"

namespace baize::server {

struct Rate {
    double burst = 1;
    double per_second = 1;
};

class Bucket {
  public:
    // True: there was one left, and it is gone now.
    [[nodiscard]] bool take(const Rate& rate, Moment now) {
        if (!is_filled_) {
            left_ = rate.burst;
            is_filled_ = true;
        } else {
            const double seconds = static_cast<double>((now - last_).microseconds()) / 1e6;
            left_ = std::min(rate.burst, left_ + std::max(0.0, seconds) * rate.per_second);
        }
        last_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }

    // Nobody would notice if it were forgotten.
    [[nodiscard]] bool is_full(const Rate& rate, Moment now) const {
        const double seconds = static_cast<double>((now - last_).microseconds()) / 1e6;
        return left_ + seconds * rate.per_second >= rate.burst;
    }

  private:
    double left_ = 0;
    Moment last_{};
    bool is_filled_ = false;
};

// By name of whatever is limited. It never holds more than `most`: with so many at once the house
// is under attack, and newcomers wait.
class RateLimit {
  public:
    explicit RateLimit(Rate rate, std::size_t most = 100'000) : rate_(rate), most_(most) {}

    [[nodiscard]] bool take(const std::string& name, Moment now) {
        auto found = buckets_.find(name);
        if (found == buckets_.end()) {
            if (buckets_.size() >= most_) forget(now);
            if (buckets_.size() >= most_) return false;
            found = buckets_.emplace(name, Bucket()).first;
        }
        return found->second.take(rate_, now);
    }

    [[nodiscard]] std::size_t size() const { return buckets_.size(); }

  private:
    void forget(Moment now) {
        std::erase_if(buckets_,
                      [&](const auto& entry) { return entry.second.is_full(rate_, now); });
    }

    Rate rate_;
    std::size_t most_;
    std::map<std::string, Bucket> buckets_{};
};

}  // namespace baize::server
