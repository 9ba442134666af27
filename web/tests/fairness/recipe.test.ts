import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';

import { afterAll, describe, expect, it } from 'vitest';

import { pythonFile, pythonScript } from '../../src/fairness/recipe';
import type { DealProof } from '../../src/protocol/api';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'baize-recipe-'));
const script = join(folder, pythonFile);
writeFileSync(script, pythonScript);
afterAll(() => rmSync(folder, { recursive: true }));

const fixture = (name: string): string => fileURLToPath(new URL(`../fixtures/${name}.json`, import.meta.url));

function run(path: string): { status: number | null; lines: string[] } {
  const done = spawnSync('python3', [script, path], { encoding: 'utf8' });
  return { status: done.status, lines: done.stdout.trim().split('\n') };
}

describe.skipIf(!hasPython)('the script that people are given', () => {
  it.each([
    ['proof-caribbean-stud', 15],
    ['proof-holdem', 9],
  ])('proves %s', (name, cards) => {
    const { status, lines } = run(fixture(name));
    expect(status).toBe(0);
    expect(lines.filter((line) => line.endsWith(' proved'))).toHaveLength(cards);
  });

  it('finds out a card that was exchanged', () => {
    const proof = JSON.parse(readFileSync(fixture('proof-holdem'), 'utf8')) as DealProof;
    proof.cards[0]!.card = proof.cards[0]!.card === 'As' ? 'Ks' : 'As';
    const path = join(folder, 'false.json');
    writeFileSync(path, JSON.stringify(proof));
    const { status, lines } = run(path);
    expect(status).toBe(1);
    expect(lines.filter((line) => line.endsWith('NOT PROVED'))).toHaveLength(1);
  });
});
