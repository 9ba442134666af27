#include "house/commands/command_keys.h"

#include <algorithm>
#include <utility>

#include "ledger/record/bytes.h"

namespace baize::house {

CommandKeys::Found CommandKeys::find(PersonId person, CommandKey key, CommandMark mark) const {
    if (person >= windows_.size()) return {};
    const Window& window = windows_[person];
    if (key > window.last) return {};
    for (const Entry& entry : window.entries) {
        if (entry.key != key) continue;
        if (entry.mark != mark) return {Seen::another, {}};
        return {Seen::answered, entry.answer};
    }
    return {Seen::forgotten, {}};
}

CommandKey CommandKeys::next(PersonId person, CommandKey largest) const {
    const CommandKey last = person < windows_.size() ? windows_[person].last : 0;
    return last < largest ? last + 1 : 0;
}

CommandKeys::Window& CommandKeys::window_of(PersonId person) {
    if (person >= windows_.size()) windows_.resize(std::size_t{person} + 1);
    return windows_[person];
}

// Returns the slot of the entry, or `kept` if all remembered entries are newer.
std::size_t CommandKeys::put(Window& window, const Entry& entry) {
    window.last = std::max(window.last, entry.key);
    const auto oldest = std::min_element(
        window.entries.begin(), window.entries.end(), [](const Entry& one, const Entry& other) {
            return one.key < other.key;
        });
    if (oldest->key >= entry.key) return kept;
    *oldest = entry;
    return static_cast<std::size_t>(oldest - window.entries.begin());
}

std::optional<ledger::Note> CommandKeys::remember(PersonId person,
                                                  CommandKey key,
                                                  CommandMark mark,
                                                  const Result<Receipt>& answer) {
    if (key == 0) return std::nullopt;
    const std::size_t place = put(window_of(person), {key, mark, answer});
    if (answer || place == kept) return std::nullopt;
    ledger::Note note{person, static_cast<std::uint32_t>(place), {}};
    ledger::ByteWriter out(note.body);
    out.number(key);
    out.number(mark);
    out.number(static_cast<std::uint64_t>(answer.error().reason));
    out.text(answer.error().clause.id());
    return note;
}

bool CommandKeys::restore_refusals(const ledger::Note& note) {
    ledger::ByteReader in(note.body);
    const CommandKey key = in.number();
    const CommandMark mark = in.number();
    const std::optional<Reason> reason = reason_numbered(in.number());
    const std::optional<Clause> clause = Clause::find(in.text());
    if (!in.at_end() || key == 0 || note.slot >= kept || !reason || !clause) return false;
    Window& window = window_of(note.owner);
    const Entry displaced =
        std::exchange(window.entries[note.slot], {key, mark, reject(*reason, *clause)});
    window.last = std::max(window.last, key);
    if (displaced.key != 0) put(window, displaced);
    return true;
}

std::vector<CommandKeys::AcceptedCommand> CommandKeys::all() const {
    std::vector<AcceptedCommand> list;
    for (std::size_t person = 0; person < windows_.size(); ++person) {
        const Window& window = windows_[person];
        for (const Entry& entry : window.entries) {
            if (entry.key == 0 || !entry.answer) continue;
            list.push_back({static_cast<PersonId>(person), entry.key, entry.mark, *entry.answer});
        }
    }
    return list;
}

}  // namespace baize::house
