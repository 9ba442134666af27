#include "cli/serve/schema_command.h"

#include <memory>
#include <ostream>
#include <string>

#include <CLI/CLI.hpp>

#include "service/protocol/endpoints.h"

namespace baize {

void add_schema_command(CLI::App& app, Console& console) {
    CLI::App* const command = app.add_subcommand(
        "schema", "Print the protocol of `baize serve`: OpenAPI and JSON Schema");
    const auto document = std::make_shared<std::string>("openapi");
    command
        ->add_option("document",
                     *document,
                     "openapi: the HTTP interface; messages: what goes over the WebSocket; "
                     "staff: what only staff may send there, and the lines of a console")
        ->check(CLI::IsMember({"openapi", "messages", "staff"}))
        ->capture_default_str();
    command->callback([document, &console] {
        if (*document == "openapi") console.out << views::openapi_document();
        if (*document == "messages") console.out << views::messages_document();
        if (*document == "staff") console.out << views::staff_document();
    });
}

}  // namespace baize
