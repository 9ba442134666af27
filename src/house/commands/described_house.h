// Describes every value of the house (ledger/record/described.h): for the few sources that make
// descriptions which contain them.
#pragma once

#include "house/cards/record_tags.h"
#include "house/cases/record_tags.h"
#include "house/casino/record_tags.h"
#include "house/commands/record_tags.h"
#include "house/described_rules.h"
#include "house/meters/records/described_fraction.h"
#include "house/meters/records/record_tags.h"
#include "house/people/record_tags.h"
#include "house/seating/record_tags.h"
#include "house/signs/record_tags.h"
#include "house/tables/banked/described_round.h"
#include "house/tables/banked/record_tags.h"
#include "house/tables/poker/described_hand.h"
#include "house/tables/poker/described_values.h"
#include "house/tables/poker/record_tags.h"
#include "ledger/record/described.h"
