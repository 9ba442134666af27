// Serves one connection, with or without TLS: HTTP requests one after the other, until it is closed
// or upgraded to a WebSocket.
#pragma once

#include <string>

#include "server/net/server.h"
#include "server/net/stream.h"

namespace baize::server {

asio::awaitable<void> serve_connection(Stream stream, Server& server, std::string address);

}  // namespace baize::server
