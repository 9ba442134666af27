-- Data that is stored together with the events: docs/formats/ledger.md.

CREATE TABLE notes (
    owner INTEGER NOT NULL,
    slot  INTEGER NOT NULL,
    body  BLOB NOT NULL,
    PRIMARY KEY (owner, slot)
) STRICT, WITHOUT ROWID;
