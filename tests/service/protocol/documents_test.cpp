#include <fstream>
#include <iterator>
#include <string>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "kit/source_folder.h"
#include "service/codec/json.h"
#include "service/protocol/account_forms.h"
#include "service/protocol/endpoints.h"
#include "service/protocol/to_browser.h"

namespace baize::views {
namespace {

boost::json::value kept(const std::string& name) {
    std::ifstream file(source_folder() / "docs/api" / name);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    return boost::json::parse(text);
}

constexpr const char* again = "./dev schema writes the documents and the browser's types again";

TEST(Documents, OpenApiListsEveryEndpoint) {
    EXPECT_EQ(kept("openapi.json"), boost::json::parse(openapi_document())) << again;
}

TEST(Documents, MessagesSchemaListsEveryMessage) {
    EXPECT_EQ(kept("messages.schema.json"), boost::json::parse(messages_document())) << again;
}

TEST(Documents, EveryEndpointSaysWhatItDoesAndHowItFails) {
    for (const Endpoint& endpoint : endpoints()) {
        EXPECT_FALSE(endpoint.summary.empty()) << endpoint.name;
        EXPECT_TRUE(endpoint.details.ends_with('.')) << endpoint.name;
        EXPECT_TRUE(endpoint.answer.ends_with('.')) << endpoint.name;
        for (const Parameter& parameter : endpoint.parameters)
            EXPECT_TRUE(parameter.about.ends_with('.')) << endpoint.name << ": " << parameter.name;
    }
    const boost::json::value api = boost::json::parse(openapi_document());
    const boost::json::value& login = api.at("paths").at("/api/login").at("post").at("responses");
    EXPECT_EQ(login.at("401").at("description"), "The name or the password is wrong.");
    EXPECT_TRUE(login.as_object().contains("429"));
    const boost::json::value& rounds = api.at("paths").at("/api/rounds").at("get").at("responses");
    EXPECT_EQ(rounds.at("401").at("description"), "There is no session.");
}

// A reference to nothing would make the browser's types wrong without a word.
void expect_defined(const boost::json::value& value, const boost::json::object& definitions) {
    if (const auto* const list = value.if_array()) {
        for (const boost::json::value& item : *list)
            expect_defined(item, definitions);
    }
    const auto* const object = value.if_object();
    if (object == nullptr) return;
    for (const auto& [key, item] : *object) {
        if (key == "$ref") {
            const std::string name(item.as_string().subview(item.as_string().rfind('/') + 1));
            EXPECT_TRUE(definitions.contains(name)) << name;
        } else {
            expect_defined(item, definitions);
        }
    }
}

TEST(Documents, EveryReferenceIsDefined) {
    const boost::json::value messages = boost::json::parse(messages_document());
    expect_defined(messages, messages.at("$defs").as_object());
    const boost::json::value api = boost::json::parse(openapi_document());
    expect_defined(api, api.at("components").at("schemas").as_object());
}

TEST(Documents, NoTwoTypesShareAName) {
    codec::SchemaBook book("#/$defs/");
    static_cast<void>(codec::schema_of<ToBrowser>(book));
    EXPECT_TRUE(book.clashes().empty());
    EXPECT_TRUE(book.begin("Problem", "mine"));
    static_cast<void>(codec::schema_of<Problem>(book));
    EXPECT_EQ(book.clashes(), std::vector<std::string>{"Problem"});
}

}  // namespace
}  // namespace baize::views
