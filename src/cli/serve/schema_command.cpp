#include "cli/serve/schema_command.h"

#include <memory>
#include <ostream>
#include <string>

#include <CLI/CLI.hpp>

#include "service/protocol/endpoints.h"

namespace baize {

void add_schema_command(CLI::App& app, Console& console) {
    CLI::App* const command =
        app.add_subcommand("schema", "Print what `baize serve` speaks: OpenAPI and JSON Schema");
    const auto document = std::make_shared<std::string>("openapi");
    command
        ->add_option("document",
                     *document,
                     "openapi: the HTTP interface; messages: what goes over the WebSocket")
        ->check(CLI::IsMember({"openapi", "messages"}))
        ->capture_default_str();
    command->callback([document, &console] {
        console.out << (*document == "openapi" ? views::openapi_document()
                                               : views::messages_document());
    });
}

}  // namespace baize
