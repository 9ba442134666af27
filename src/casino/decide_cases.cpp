#include "casino/steps.h"
#include "house/cases/incidents.h"

namespace baize::casino {

namespace {

class DecideCases {
  public:
    explicit DecideCases(const Situation& now) : now_(now) {}

    Result<Steps> operator()(const FileIncident& command) const {
        const auto found = table_at(now_, command.table);
        if (!found) return reject(found.error());
        if (!(*found)->board.sign) return reject(Reason::sign_not_up, "I-123"_clause);
        const house::FileIncident filing{book_of(**found),
                                         command.offence,
                                         command.table,
                                         is_round_in_play(**found) ? round_number(**found) : 0,
                                         command.persons,
                                         command.words,
                                         command.device,
                                         command.was_invited,
                                         command.provision};
        return written(house::decide(now_.floor.cases, now_.by, filing));
    }

  private:
    template <typename Event>
    Result<Steps> written(Result<Event> event) const {
        if (!event) return reject(event.error());
        house::CaseEvent happened = *std::move(event);
        std::vector<ledger::Posting> moved = postings(now_.floor.cases, happened);
        return one({house_stream, std::move(happened), std::move(moved)});
    }

    const Situation& now_;
};

}  // namespace

Result<Steps> decide(const Situation& now, const CaseCommand& command) {
    return std::visit(DecideCases(now), command);
}

}  // namespace baize::casino
