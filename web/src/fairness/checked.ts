// Fetches the proof of a round and checks it.
import type { DealProof } from '../protocol/api';
import { request } from '../session/api';
import { checkProof, type ProofVerdict } from './proof';
import { NoProof, proofOf } from './proof_file';
import { recall } from './commitments';

export type CommitmentMatch = 'same' | 'other' | 'unseen';

export interface Checked {
  proof: DealProof;
  verdict: ProofVerdict;
  seen: CommitmentMatch; // compares the commitment in this browser's storage with that of the proof
  dealtSeen: CommitmentMatch; // compares the boxes or seats with cards, and the button, that this browser saw
  seenAt: number; // milliseconds; 0 if this browser did not see it
  milliseconds: number;
}

export function checked(proof: DealProof): Checked {
  const began = performance.now();
  const verdict = checkProof(proof);
  const before = recall(proof.table, proof.round);
  const isSame = before?.root === proof.promise && before.others.length === 0;
  const dealt = before?.dealtTo ?? [];
  const stated = [...proof.deal.dealt_to].sort((one, other) => one - other);
  const button = before?.button ?? -1;
  const isSeenSo = dealt.join() === stated.join() && (button < 0 || button === proof.deal.button);
  return {
    proof,
    verdict,
    dealtSeen: dealt.length === 0 ? 'unseen' : isSeenSo ? 'same' : 'other',
    seen: before ? (isSame ? 'same' : 'other') : 'unseen',
    seenAt: before?.at ?? 0,
    milliseconds: performance.now() - began,
  };
}

// Returns why the round is not proved, or "". `open` are the cards that the page shows.
export function doubtAbout({ verdict, seen, dealtSeen, proof }: Checked, shown: string[] = []): string {
  const bad = verdict.cards.filter((card) => !card.isProved).length;
  if (bad > 0) {
    return `${bad} of ${verdict.cards.length} cards ${bad === 1 ? 'does' : 'do'} not match the commitment.`;
  }
  if (verdict.faults.length > 0) return verdict.faults.join(' ');
  if (seen === 'other') return 'This browser was shown another commitment before the deal.';
  if (dealtSeen === 'other') return 'This browser saw the cards or the button elsewhere than the proof says.';
  const missing = shown.filter((card) => !proof.cards.some((one) => one.card === card));
  return missing.length > 0 ? `Shown, but not in the proof: ${missing.join(', ')}.` : '';
}

// The answer of the server is parsed as strictly as any file, and must be about the requested round.
export async function fetchChecked(
  table: number,
  round: number,
  key: string,
  signal: AbortSignal,
): Promise<Checked> {
  const parameters = { table, round, ...(key ? { key } : {}) };
  const proof = proofOf(await request('proof', { parameters, signal }));
  if (proof.table !== table || proof.round !== round) {
    throw new NoProof(`The server sent the proof of round ${proof.round} at table ${proof.table}.`);
  }
  return checked(proof);
}
