// One connection, over TLS or not: requests one after the other, until it becomes a line.
#pragma once

#include <string>

#include "server/net/server.h"
#include "server/net/stream.h"

namespace baize::server {

asio::awaitable<void> converse(Stream stream, Server& server, std::string address);

}  // namespace baize::server
