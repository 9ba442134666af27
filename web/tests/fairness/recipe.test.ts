import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

import { pythonFile, pythonScript } from '../../src/fairness/recipe';
import type { DealProof } from '../../src/protocol/api';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const scratch = mkdtempSync(join(tmpdir(), 'baize-recipe-'));
const script = join(scratch, pythonFile);
writeFileSync(script, pythonScript);
afterAll(() => rmSync(scratch, { recursive: true }));

const folder = new URL('../fixtures/proofs/', import.meta.url);
const games = readdirSync(folder).map((name) => name.replace('.json', ''));
const fixture = (game: string): string => fileURLToPath(new URL(`${game}.json`, folder));
const proofOf = (game: string): DealProof => JSON.parse(readFileSync(fixture(game), 'utf8')) as DealProof;

function run(path: string): { status: number | null; lines: string[] } {
  const done = spawnSync('python3', [script, path], { encoding: 'utf8' });
  return { status: done.status, lines: done.stdout.trim().split('\n') };
}

describe.skipIf(!hasPython)('the script that people are given', () => {
  it.each(games)('proves %s', (game) => {
    const { status, lines } = run(fixture(game));
    expect(status).toBe(0);
    expect(lines.filter((line) => line.endsWith(': proved'))).toHaveLength(proofOf(game).cards.length);
  });

  const runChanged = (proof: DealProof): { status: number | null; lines: string[] } => {
    const path = join(scratch, 'false.json');
    writeFileSync(path, JSON.stringify(proof));
    return run(path);
  };

  it('detects an exchanged card', () => {
    const proof = proofOf('holdem');
    const shown = proof.cards.map((card) => card.card);
    proof.cards[0]!.card = ['As', 'Ks', 'Qs', 'Js'].find((card) => !shown.includes(card)) ?? '2c';
    const { status, lines } = runChanged(proof);
    expect(status).toBe(1);
    expect(lines.filter((line) => line.endsWith('NOT PROVED'))).toHaveLength(1);
  });

  it.each(games)('detects that %s is said to be dealt in another way', (game) => {
    const proof = proofOf(game);
    proof.cards.splice(1);
    expect(runChanged(proof).lines).toContain('dealing: as committed');
    proof.deal.shoe = proof.deal.shoe === 'machine' ? 'hand_held' : 'machine';
    const { status, lines } = runChanged(proof);
    expect(status).toBe(1);
    expect(lines).toContain('dealing: NOT AS COMMITTED');
  });

  it('proves the cards of an older commitment, which does not bind the way of dealing', () => {
    const { status, lines } = run(
      fileURLToPath(new URL('../fixtures/older_proofs/holdem.json', import.meta.url)),
    );
    expect(status).toBe(0);
    expect(lines).toContain('dealing: as this file says; its commitment does not bind it');
  });

  it('detects cards that were not dealt in order', () => {
    const proof = proofOf('omaha');
    const [first, second] = [proof.cards[0]!, proof.cards[1]!];
    [first.place, second.place] = [second.place, first.place];
    const { status, lines } = runChanged(proof);
    expect(status).toBe(1);
    expect(lines.filter((line) => line.endsWith('NOT DEALT IN ORDER'))).toHaveLength(2);
  });
});
