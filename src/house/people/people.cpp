#include "house/people/people.h"

#include <algorithm>

namespace baize::house {

namespace {

char lowered(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

}  // namespace

std::string as_compared(std::string_view name) {
    std::string compared(name);
    std::transform(compared.begin(), compared.end(), compared.begin(), lowered);
    return compared;
}

const Person* find(const People& people, PersonId id) {
    if (id == 0 || id > people.persons.size()) return nullptr;
    return &people.persons[id - 1];
}

std::optional<PersonId> person_named(const People& people, std::string_view name) {
    const auto found = people.by_name.find(as_compared(name));
    if (found == people.by_name.end()) return std::nullopt;
    return found->second;
}

bool index_names(People& people) {
    people.by_name.clear();
    PersonId number = 0;
    for (const Person& person : people.persons) {
        if (!people.by_name.emplace(as_compared(person.name), ++number).second) return false;
    }
    return true;
}

Issuer issuer_of(const People& people, PersonId id, Moment now) {
    const Person* const person = find(people, id);
    if (person == nullptr) return {.now = now};
    return {id, person->rank, person->office, now};
}

}  // namespace baize::house
