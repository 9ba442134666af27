#include "casino/steps.h"
#include "house/meters/systems.h"

namespace baize::casino {

namespace {

class DecideMeters {
  public:
    explicit DecideMeters(const Situation& now) : now_(now) {}

    Result<Steps> operator()(const FitEquipment& command) const {
        const auto found = table_at(now_, command.table);
        if (!found) return reject(found.error());
        return written(table_stream(command.table),
                       decide_fit(meters(), now_.by, command.table, command.terms));
    }

  private:
    template <typename Event>
    Result<Steps> written(ledger::Stream stream, Result<Event> event) const {
        if (!event) return reject(event.error());
        return one(meter_step(now_, stream, *std::move(event)));
    }

    [[nodiscard]] const house::Meters& meters() const { return now_.floor.meters; }

    const Situation& now_;
};

}  // namespace

Result<Steps> decide(const Situation& now, const MeterCommand& command) {
    return std::visit(DecideMeters(now), command);
}

}  // namespace baize::casino
