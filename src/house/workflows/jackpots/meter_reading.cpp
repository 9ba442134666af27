#include "house/workflows/jackpots/meter_reading.h"

#include "house/casino/casino_state.h"
#include "house/meters/displays.h"
#include "house/meters/meter_value.h"

namespace baize::house {

namespace {

Result<MeterReading> reading(SystemId system, Result<Written> written) {
    if (!written) return reject(written.error());
    MeterReading read{.system = system,
                      .event = written->sequence,
                      .at = written->time,
                      .table = written->settlement ? written->table : 0,
                      .round = written->settlement ? written->round : 0,
                      .exact = written->pools};
    for (const Fraction& pool : written->pools)
        read.amounts.push_back(whole_cents_of(pool));
    return read;
}

}  // namespace

Result<MeterReading> meter_as_at(const Context& now, SystemId system, Moment at) {
    return reading(system, read_meter(now.state.meters, now.by, system, at));
}

Result<MeterReading> verified_meter(const Context& now, SystemId system, Moment before) {
    return reading(system, last_verified(now.state.meters, now.by, system, before));
}

}  // namespace baize::house
