// The progress of a person at drills. The text is the client's, which alone reads it.
#include "service/accounts/accounts.h"
#include "service/accounts/queries.h"

namespace baize::server {

std::vector<std::string> Accounts::training_of(PersonId person) {
    auto row = prepare(connection_,
                       "SELECT progress FROM training WHERE person = ? ORDER BY game",
                       std::uint64_t{person});
    std::vector<std::string> games;
    while (row && row->step() == ledger::Statement::Step::row)
        games.push_back(row->text(0).value_or(std::string()));
    return games;
}

bool Accounts::keep_training(PersonId person, std::string_view game, std::string_view progress) {
    return change(connection_,
                  "INSERT INTO training SELECT person, ?, ? FROM account WHERE person = ? "
                  "ON CONFLICT DO UPDATE SET progress = excluded.progress",
                  game,
                  progress,
                  std::uint64_t{person}) == 1;
}

}  // namespace baize::server
