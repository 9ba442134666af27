// Which handler answers a request. The list of endpoints is the screen's
// (service/protocol/endpoints.h): a handler for anything else cannot be added, and an endpoint
// without one is a mistake.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/api/request.h"
#include "service/protocol/endpoints.h"

namespace baize::server {

class Router {
  public:
    // REQUIRES: an endpoint of that name.
    void add(std::string_view endpoint, Handler handler);

    // Below /api/. Fills in the places of the path.
    void answer(Request request, const Respond& respond) const;

  private:
    std::map<std::string_view, Handler> handlers_{};
};

}  // namespace baize::server
