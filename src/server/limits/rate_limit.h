// So much at once, so much a second, and no more: for each address or line. [a bucket of tokens]
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>

#include "engine/core/moment.h"

namespace baize::server {

struct Rate {
    double burst = 1;
    double per_second = 1;
};

class Bucket {
  public:
    // True: there was so much left, and it is gone now.
    [[nodiscard]] bool take(const Rate& rate, Moment now, double amount = 1) {
        fill(rate, now);
        if (left_ < amount) return false;
        left_ -= amount;
        return true;
    }

    // What was taken too much comes back; what was taken too little (a negative amount) is owed.
    void give_back(const Rate& rate, Moment now, double amount) {
        fill(rate, now);
        left_ = std::min(rate.burst, left_ + amount);
    }

    // Seconds until so much is left; 0: it is.
    [[nodiscard]] double wait_for(const Rate& rate, Moment now, double amount) {
        fill(rate, now);
        return left_ >= amount ? 0 : (amount - left_) / rate.per_second;
    }

    // Nobody would notice if it were forgotten.
    [[nodiscard]] bool is_full(const Rate& rate, Moment now) const {
        const double seconds = static_cast<double>((now - last_).microseconds()) / 1e6;
        return left_ + seconds * rate.per_second >= rate.burst;
    }

  private:
    void fill(const Rate& rate, Moment now) {
        if (!is_filled_) {
            left_ = rate.burst;
            is_filled_ = true;
        } else {
            const double seconds = static_cast<double>((now - last_).microseconds()) / 1e6;
            left_ = std::min(rate.burst, left_ + std::max(0.0, seconds) * rate.per_second);
        }
        last_ = now;
    }

    double left_ = 0;
    Moment last_{};
    bool is_filled_ = false;
};

// By name of whatever is limited. It never holds more than `most`: with so many at once the house
// is under attack, and newcomers wait.
class RateLimit {
  public:
    explicit RateLimit(Rate rate, std::size_t most = 100'000) : rate_(rate), most_(most) {}

    [[nodiscard]] bool take(const std::string& name, Moment now, double amount = 1) {
        Bucket* const bucket = bucket_of(name, now);
        return bucket != nullptr && bucket->take(rate_, now, amount);
    }

    void give_back(const std::string& name, Moment now, double amount) {
        if (Bucket* const bucket = bucket_of(name, now)) bucket->give_back(rate_, now, amount);
    }

    [[nodiscard]] double wait_for(const std::string& name, Moment now, double amount) {
        Bucket* const bucket = bucket_of(name, now);
        return bucket == nullptr ? 1 : bucket->wait_for(rate_, now, amount);
    }

    [[nodiscard]] std::size_t size() const { return buckets_.size(); }

  private:
    // nullptr: there is no room for one more name.
    [[nodiscard]] Bucket* bucket_of(const std::string& name, Moment now) {
        const auto found = buckets_.find(name);
        if (found != buckets_.end()) return &found->second;
        if (buckets_.size() >= most_) forget(now);
        if (buckets_.size() >= most_) return nullptr;
        return &buckets_.emplace(name, Bucket()).first->second;
    }

    void forget(Moment now) {
        std::erase_if(buckets_,
                      [&](const auto& entry) { return entry.second.is_full(rate_, now); });
    }

    Rate rate_;
    std::size_t most_;
    std::map<std::string, Bucket> buckets_{};
};

}  // namespace baize::server
