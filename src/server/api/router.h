// Passes a request to its handler. The endpoints are listed in service/protocol/endpoints.h: a
// handler for any other name cannot be added, and an endpoint without a handler is answered with
// 501.
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
    // REQUIRES: an endpoint of this name exists.
    void add(std::string_view endpoint, Handler handler);

    // Answers a request below /api/, with the path parameters filled in.
    void answer(Request request, const Respond& respond) const;

  private:
    std::map<std::string_view, Handler> handlers_{};
};

}  // namespace baize::server
