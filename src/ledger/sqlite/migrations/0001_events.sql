-- The tables of the ledger. docs/formats/ledger.md describes the columns.

CREATE TABLE events (
    sequence INTEGER PRIMARY KEY,
    stream   INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    time     INTEGER NOT NULL,
    actor    INTEGER NOT NULL,
    command  INTEGER NOT NULL,
    rules    INTEGER NOT NULL,
    kind     INTEGER NOT NULL,
    body     BLOB NOT NULL,
    postings BLOB NOT NULL,
    hash     BLOB NOT NULL
) STRICT;

-- These triggers prevent accidental changes of past events.
CREATE TRIGGER events_are_not_changed BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;

CREATE TRIGGER events_are_not_removed BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'events are never removed'); END;

CREATE TABLE snapshots (
    sequence INTEGER PRIMARY KEY,
    body     BLOB NOT NULL
) STRICT;

CREATE TABLE heads (
    number   INTEGER PRIMARY KEY,
    sequence INTEGER NOT NULL,
    body     BLOB NOT NULL
) STRICT;
