#include <map>
#include <string>

#include <fmt/format.h>

#include "engine/core/check.h"
#include "formats/json/json_text.h"
#include "service/codec/asked.h"
#include "service/codec/schema.h"
#include "service/protocol/account_forms.h"
#include "service/protocol/endpoints.h"
#include "service/protocol/from_browser.h"
#include "service/protocol/to_browser.h"

namespace baize::views {

namespace {

void write_parameters(JsonText& json, const Endpoint& endpoint) {
    json.begin_array();
    for (const Parameter& parameter : endpoint.parameters) {
        const bool is_in_path =
            endpoint.path.find(fmt::format("{{{}}}", parameter.name)) != std::string_view::npos;
        json.begin_object().key("name").string(parameter.name);
        json.key("in").string(is_in_path ? "path" : "query");
        json.key("description").string(parameter.about);
        json.key("required").truth(is_in_path);
        json.key("schema").begin_object().key("type");
        json.string(parameter.is_number ? "integer" : "string").end_object().end_object();
    }
    json.end_array();
}

void write_content(JsonText& json, std::string_view media, const std::string& schema) {
    json.key("content").begin_object().key(media).begin_object();
    json.key("schema").raw(schema).end_object().end_object();
}

// An endpoint's own words for a status replace those for any request.
std::map<int, std::string_view> failures_of(const Endpoint& endpoint) {
    std::map<int, std::string_view> failures;
    for (const Failure& failure : endpoint.failures)
        failures.emplace(failure.status, failure.when);
    if (endpoint.asked_by == AskedBy::person) failures.emplace(401, "There is no session.");
    for (const Failure& failure : common_failures())
        failures.emplace(failure.status, failure.when);
    return failures;
}

void write_responses(JsonText& json, const Endpoint& endpoint, codec::SchemaBook& book) {
    json.key("responses").begin_object().key("200").begin_object();
    json.key("description").string(endpoint.answer);
    write_content(json,
                  endpoint.media,
                  endpoint.response != nullptr ? endpoint.response(book) : R"({"type":"string"})");
    json.end_object();
    for (const auto& [status, when] : failures_of(endpoint)) {
        json.key(std::to_string(status)).begin_object().key("description").string(when);
        write_content(json, "application/json", codec::schema_of<Problem>(book));
        json.end_object();
    }
    json.end_object();
}

void write_endpoint(JsonText& json, const Endpoint& endpoint, codec::SchemaBook& book) {
    json.key(endpoint.verb == Verb::get ? "get" : "post").begin_object();
    json.key("operationId").string(endpoint.name);
    json.key("summary").string(endpoint.summary);
    json.key("description").string(endpoint.details);
    if (!endpoint.parameters.empty()) {
        json.key("parameters");
        write_parameters(json, endpoint);
    }
    if (endpoint.asked_by == AskedBy::person) json.key("security").raw(R"([{"session":[]}])");
    if (endpoint.request != nullptr) {
        json.key("requestBody").begin_object().key("required").truth(true);
        write_content(json, "application/json", endpoint.request(book));
        json.end_object();
    }
    write_responses(json, endpoint, book);
    json.end_object();
}

// Gives the variants that types refer to a name, instead of writing them out in each place.
void call_variants(codec::SchemaBook& book) {
    book.call(ledger::type_of<PlayerCommand>(), "PlayerCommand");
    book.call(ledger::type_of<RoundAction>(), "RoundAction");
    book.call(ledger::type_of<HandAction>(), "HandAction");
}

// The verbs of each kind of offer, so that a page knows an offer's verbs by its kind.
std::string offer_verbs() {
    std::string text;
    JsonText json(text);
    json.begin_object().key("type").string("object").key("properties").begin_object();
    for (const ledger::Enumerator& kind : ledger::type_of<OfferKind>().enumerators) {
        json.key(kind.name).begin_object().key("enum").begin_array();
        for (const ledger::Enumerator& verb : ledger::type_of<OfferVerb>().enumerators) {
            if (kind_of(static_cast<OfferVerb>(verb.number)) == static_cast<OfferKind>(kind.number))
                json.string(verb.name);
        }
        json.end_array().end_object();
    }
    json.end_object().key("required").begin_array();
    for (const ledger::Enumerator& kind : ledger::type_of<OfferKind>().enumerators)
        json.string(kind.name);
    json.end_array().key("additionalProperties").truth(false).end_object();
    return text;
}

std::string document_of(std::string_view title, const codec::SchemaBook& book) {
    BAIZE_CHECK(book.clashes().empty());
    std::string text;
    JsonText json(text);
    json.begin_object().key("$schema").string("https://json-schema.org/draft/2020-12/schema");
    json.key("title").string(title);
    json.key("$defs").raw(book.definitions()).end_object();
    return text + '\n';
}

}  // namespace

std::string openapi_document() {
    codec::SchemaBook book("#/components/schemas/");
    call_variants(book);
    std::string text;
    JsonText json(text);
    json.begin_object().key("openapi").string("3.1.0");
    json.key("info").raw(
        R"({"title":"Baize","version":"1","description":"Money is whole cents, times are microseconds since 1970. Requests that change something need the session cookie and an Origin of this house. A request that fails is answered with a Problem: `reason` is for programs, `sentence` for people, and `clause` names the rule that decides. The WebSocket is at /api/socket: messages.schema.json has its messages, staff.schema.json those that only staff may send."})");
    json.key("paths").begin_object();
    std::string_view path;
    for (const Endpoint& endpoint : endpoints()) {
        if (endpoint.path != path) {
            if (!path.empty()) json.end_object();
            path = endpoint.path;
            json.key(path).begin_object();
        }
        write_endpoint(json, endpoint, book);
    }
    json.end_object().end_object();
    BAIZE_CHECK(book.clashes().empty());
    json.key("components").begin_object().key("schemas").raw(book.definitions());
    json.key("securitySchemes")
        .raw(R"({"session":{"type":"apiKey","in":"cookie","name":"baize_session"}})");
    json.end_object().end_object();
    return text + '\n';
}

std::string messages_document() {
    codec::SchemaBook book("#/$defs/");
    call_variants(book);
    book.add("FromBrowser", codec::schema_of<FromBrowser>(book));
    book.add("ToBrowser", codec::schema_of<ToBrowser>(book));
    book.add("OfferVerbs", offer_verbs());
    return document_of("Baize: messages of the WebSocket at /api/socket", book);
}

std::string staff_document() {
    codec::SchemaBook book("#/$defs/");
    book.call(ledger::type_of<house::Command>(), "Command");
    book.add("FromStaff", codec::schema_of<FromStaff>(book));
    book.add("Asked", codec::schema_of<codec::Asked>(book));
    return document_of(
        "Baize: what staff send, besides messages.schema.json: commands in "
        "submit_as_staff at /api/socket, commands and questions of a console "
        "(docs/formats/house-lines.md)",
        book);
}

}  // namespace baize::views
