// Somebody on a line to the house, as the hall sees it: a place to send texts to.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace baize::server {

// Shared by all who are sent the same.
using Text = std::shared_ptr<const std::string>;

using VisitorId = std::uint64_t;

class Visitor {
  public:
    Visitor() = default;
    Visitor(const Visitor&) = delete;
    Visitor& operator=(const Visitor&) = delete;
    virtual ~Visitor() = default;

    // Never waits: whoever is too slow is dropped by the line itself.
    virtual void send(const Text& text) = 0;

    // Ends the line; the other side is told why.
    virtual void hang_up(const char* reason) = 0;
};

}  // namespace baize::server
