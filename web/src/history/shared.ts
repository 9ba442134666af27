// Shows a shared round from the seat of the person who shared it, under that person's name.
import type { Replay, ReplayStep } from '../protocol/api';
import type { SharedTable } from '../text/names';

const nameOf = ({ table }: ReplayStep, person: number): string =>
  table.seats.find((seat) => seat.person === person)?.name ?? '';

// A public round stays unchanged.
export function sharedSteps({ steps, seen_by: person }: Replay): ReplayStep[] {
  if (person === 0) return steps;
  const sharedBy = steps.map((step) => nameOf(step, person)).find((name) => name !== '') ?? 'A player';
  return steps.map((step) => {
    const table: SharedTable = { ...step.table, sharedBy };
    return { ...step, table };
  });
}
