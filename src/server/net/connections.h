// Start to serve an accepted socket: in plain text, or after a TLS handshake.
#pragma once

#include <string>

#include "server/net/net.h"
#include "server/net/server.h"

namespace baize::server {

void serve_plain(tcp::socket socket, Server& server, std::string address);

void serve_tls(tcp::socket socket,
               asio::ssl::context& context,
               Server& server,
               std::string address);

}  // namespace baize::server
