// An address with `sit=1` asks for a seat at the table of the address.
import { router } from '../../router.svelte';

// True if a seat at this table is asked for; the address may belong to another one already, which is not drawn yet.
export const isSeatWanted = (table: number): boolean =>
  Number(router.route.parts[0]) === table && router.route.query.get('sit') === '1';
