// The wish in the address: `sit=1` takes a seat, `sit=chips` then buys chips for it.
import { router } from '../../router.svelte';

// Returns the wish for this table; the address may belong to another one already, which is not drawn yet.
export const wantedSeat = (table: number): string =>
  Number(router.route.parts[0]) === table ? (router.route.query.get('sit') ?? '') : '';
