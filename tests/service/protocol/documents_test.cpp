#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

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

// Adds the definitions, and the fields of definitions, that have no description.
void find_undescribed(const boost::json::value& definitions, std::vector<std::string>& names) {
    for (const auto& [name, schema] : definitions.as_object()) {
        const boost::json::object* const fields = schema.as_object().contains("properties")
                                                      ? &schema.at("properties").as_object()
                                                      : nullptr;
        if (fields == nullptr) continue;
        const bool is_described = schema.as_object().contains("description");
        if (!is_described && name != "OfferVerbs") names.push_back(name);
        for (const auto& [field, value] : *fields) {
            if (!value.as_object().contains("description") && name != "OfferVerbs" &&
                name != "Note")
                names.push_back(std::string(name) + '.' + std::string(field));
        }
    }
}

TEST(Documents, DescribeEveryTypeAndFieldOfPlayersAndHttp) {
    std::vector<std::string> names;
    find_undescribed(boost::json::parse(messages_document()).at("$defs"), names);
    find_undescribed(boost::json::parse(openapi_document()).at("components").at("schemas"), names);
    EXPECT_EQ(names, std::vector<std::string>{})
        << "a comment in the header describes a type or field (tools/field_texts.cpp)";
}

TEST(Documents, StaffSchemaListsEveryCommand) {
    EXPECT_EQ(kept("staff.schema.json"), boost::json::parse(staff_document())) << again;
}

TEST(Documents, PlayersSchemaDescribesNoCommandOfStaff) {
    const boost::json::value players = boost::json::parse(messages_document()).at("$defs");
    const boost::json::value staff = boost::json::parse(staff_document()).at("$defs");
    const auto names = [](const boost::json::value& commands) {
        std::map<std::string, std::string> types;
        for (const boost::json::value& command : commands.at("oneOf").as_array()) {
            const auto& field = *command.at("properties").as_object().begin();
            const std::string type(field.value().at("$ref").as_string());
            types[std::string(field.key())] = type.substr(type.rfind('/') + 1);
        }
        return types;
    };
    const auto of_players = names(players.at("PlayerCommand"));
    std::size_t only_staffs = 0;
    for (const auto& [name, type] : names(staff.at("Command"))) {
        if (of_players.contains(name)) continue;
        EXPECT_FALSE(players.as_object().contains(type)) << name;
        ++only_staffs;
    }
    EXPECT_GT(only_staffs, 90U);
    EXPECT_FALSE(players.as_object().contains("Command"));
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
