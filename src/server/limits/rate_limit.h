// Rate limits as token buckets: a burst, refilled by a number of tokens per second.
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
    // Takes `amount` tokens and returns true, or takes none and returns false if fewer are left.
    [[nodiscard]] bool take(const Rate& rate, Moment now, double amount = 1) {
        fill(rate, now);
        if (left_ < amount) return false;
        left_ -= amount;
        return true;
    }

    // Returns tokens that were taken in excess. A negative amount takes further tokens and may
    // leave the bucket in debt.
    void give_back(const Rate& rate, Moment now, double amount) {
        fill(rate, now);
        left_ = std::min(rate.burst, left_ + amount);
    }

    // Returns the seconds until `amount` tokens are available; 0 if they are now.
    [[nodiscard]] double wait_for(const Rate& rate, Moment now, double amount) {
        fill(rate, now);
        return left_ >= amount ? 0 : (amount - left_) / rate.per_second;
    }

    // True if the bucket is equal to a new one, so that it can be deleted.
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

// Buckets by key, such as an address or an account name. The number of buckets is limited: reaching
// it means an attack, and further keys are refused until some buckets are full again.
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

  private:
    // Returns nullptr if there is no room for a new key.
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
