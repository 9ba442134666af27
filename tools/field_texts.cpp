// Writes service/codec/field_texts.cpp: the comments on the described types of src and on their
// members, by the names of the types, so that the documents of docs/api explain every type and
// field with the words that stand in the code.
//
// The comment of a type stands above it. The comment of a member stands above it, or behind it and
// on the lines that continue it.
#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

// The texts by type and field; the text of a type has an empty field.
using Texts = std::map<std::pair<std::string, std::string>, std::string>;

std::vector<std::string> lines_of(const std::string& path) {
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

bool is_name(char sign) {
    return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') ||
           (sign >= '0' && sign <= '9') || sign == '_';
}

// Returns the name that begins here.
std::string name_at(std::string_view text) {
    return {text.begin(), std::find_if_not(text.begin(), text.end(), is_name)};
}

// Returns the name at the end of the text, which may have blanks behind it.
std::string last_name(std::string_view text) {
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    const auto first = std::find_if_not(text.rbegin(), text.rend(), is_name).base();
    return {first, text.end()};
}

std::string_view without_indent(std::string_view line) {
    const std::size_t first = line.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string_view{} : line.substr(first);
}

void append(std::string& text, std::string_view words) {
    words = without_indent(words);
    if (words.empty()) return;
    if (!text.empty()) text += ' ';
    text += words;
}

// A definition of a type begins with one of these.
constexpr std::array<std::string_view, 4> type_words{
    "struct ", "class ", "enum class ", "BOOST_DEFINE_FIXED_ENUM_CLASS("};

// Reads one header.
class Header {
  public:
    Header(const std::string& path, Texts& texts) : texts_(texts) {
        for (const std::string& line : lines_of(path))
            read(line);
    }

  private:
    void read(std::string_view line) {
        const std::string_view words = without_indent(line);
        if (words.substr(0, 2) == "//") {
            read_comment(words.substr(2), line.size() - words.size());
        } else if (line.substr(0, 10) == "namespace ") {
            spaces_.emplace_back(line.substr(10, line.find(' ', 10) - 10));
            above_.clear();
        } else if (line.substr(0, 15) == "}  // namespace" && !spaces_.empty()) {
            spaces_.pop_back();
        } else if (type_.empty()) {
            begin_type(line);
        } else if (line.substr(0, 2) == "};") {
            type_.clear();
            above_.clear();
            field_.clear();
        } else {
            read_member(words);
        }
    }

    void read_comment(std::string_view words, std::size_t indent) {
        // Behind a member a comment goes on below itself.
        if (!field_.empty() && indent > 4)
            append(texts_[{type_, field_}], words);
        else
            append(above_, words);
    }

    void begin_type(std::string_view line) {
        for (const std::string_view word : type_words) {
            const bool is_macro = word.back() == '(';
            if (line.substr(0, word.size()) != word ||
                (!is_macro && line.find('{') == std::string_view::npos))
                continue;
            const std::string name = name_at(line.substr(word.size()));
            std::string full;
            for (const std::string& space : spaces_)
                full += space + "::";
            full += name;
            if (!above_.empty()) texts_[{full, ""}] = above_;
            if (!is_macro && line.find("};") == std::string_view::npos) type_ = full;
        }
        above_.clear();
    }

    void read_member(std::string_view words) {
        const std::size_t comment = words.find("// ");
        const std::string_view code = words.substr(0, comment);
        statement_ += ' ';
        statement_ += code;
        const std::size_t end = code.find(';');
        if (end == std::string_view::npos) {
            if (code.find('{') != std::string_view::npos &&
                code.find('(') != std::string_view::npos)
                statement_.clear();
            return;
        }
        const std::string_view whole = statement_;
        field_ = last_name(whole.substr(0, whole.find_first_of("={;")));
        statement_.clear();
        if (!above_.empty()) texts_[{type_, field_}] = std::exchange(above_, {});
        if (comment != std::string_view::npos)
            append(texts_[{type_, field_}], words.substr(comment + 2));
    }

    Texts& texts_;
    std::vector<std::string> spaces_{};
    std::string type_{};
    std::string field_{};      // the member of the last line
    std::string above_{};      // the comment above the next type or member
    std::string statement_{};  // the member so far
};

// The names of the types that BOOST_DESCRIBE lists.
void find_described(const std::string& path, std::set<std::string>& names) {
    bool is_below = false;  // the macro stands alone on its line
    for (const std::string& line : lines_of(path)) {
        if (is_below) names.insert(name_at(without_indent(line)));
        is_below = false;
        for (const std::string_view macro :
             {"BOOST_DESCRIBE_STRUCT(", "BOOST_DESCRIBE_ENUM(", "BOOST_DEFINE_FIXED_ENUM_CLASS("}) {
            if (line.rfind(macro, 0) != 0) continue;
            is_below = line.size() == macro.size();
            if (!is_below) names.insert(name_at(std::string_view(line).substr(macro.size())));
        }
    }
}

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char sign : text) {
        if (sign == '"' || sign == '\\') out += '\\';
        out += sign;
    }
    return out + '"';
}

// A few headers are read again whenever any of them changes, so the file keeps its time if its
// content is the same.
bool write_if_changed(const char* path, const std::string& text) {
    std::ifstream old(path);
    const std::string written{std::istreambuf_iterator<char>(old), {}};
    if (written == text) return true;
    std::ofstream file(path);
    file << text;
    return file.good();
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 3) {
        std::cerr << "usage: field_texts SOURCE FILE_WITH_HEADERS\n";
        return 2;
    }
    const std::vector<std::string> headers = lines_of(arguments[2]);
    Texts texts;
    std::set<std::string> described;
    for (const std::string& header : headers) {
        find_described(header, described);
        Header(header, texts);
    }
    std::erase_if(texts, [&](const auto& text) {
        return !described.contains(last_name(text.first.first)) || text.second.empty();
    });
    std::ostringstream source;
    source << "// Generated by tools/field_texts from the headers of src. Do not edit.\n"
           << "#include \"service/codec/field_texts.h\"\n\n#include <array>\n\n"
           << "namespace baize::codec {\n\nnamespace {\n\n"
           << "constexpr std::array<FieldText, " << texts.size() << "> texts{{\n";
    for (const auto& [place, text] : texts) {
        source << "    {" << quoted(place.first) << ", " << quoted(place.second) << ", "
               << quoted(text) << "},\n";
    }
    source << "}};\n\n}  // namespace\n\n"
           << "std::span<const FieldText> field_texts() {\n    return texts;\n}\n\n"
           << "}  // namespace baize::codec\n";
    return write_if_changed(arguments[1], source.str()) ? 0 : 1;
}
