// Lists of strings, as fields of Baize spell them: ['p1 blind 1', 'p3 live 2'].
#pragma once

#include <string>
#include <string_view>

#include "formats/histories/phh/phh_writer.h"
#include "formats/histories/phh/toml_cursor.h"
#include "formats/histories/text_store.h"

namespace baize::histories {

// Calls use(note) for every string of the list. Returns false if the value is not a list of strings
// or use() returns false.
template <typename Use>
[[nodiscard]] bool read_notes(std::string_view value, const Use& use) {
    std::string text(value);
    text.append(padding, '\0');
    TextStore store;
    TomlCursor cursor(text.data(), text.data() + value.size(), store);
    if (*cursor.at != '[') return false;
    return cursor.read_items(']', [&] {
        std::string_view note;
        return cursor.read_string(note) && use(note);
    });
}

// Takes the next word, which ends at a blank, off the note. Returns an empty word at its end.
inline std::string_view next_word(std::string_view& note) {
    const std::string_view word = note.substr(0, note.find(' '));
    note.remove_prefix(word.size() < note.size() ? word.size() + 1 : note.size());
    return word;
}

class NoteWriter {
  public:
    void add(std::string_view note) {
        out_ += out_.empty() ? "[" : ", ";
        write_text(out_, note);
    }

    // Returns an empty text if nothing was added.
    [[nodiscard]] std::string text() const { return out_.empty() ? out_ : out_ + ']'; }

  private:
    std::string out_{};
};

}  // namespace baize::histories
