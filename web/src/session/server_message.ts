// Messages of the server with their kind in a field of its own, so that a switch over the kind can be exhaustive.
import type { ToBrowser } from '../protocol/messages';

type KindOf<Message> = Message extends unknown ? keyof Message : never;
type BodyOf<Kind> = ToBrowser extends infer Message
  ? Message extends Record<Kind & string, infer Body>
    ? Body
    : never
  : never;

export type ServerMessage = {
  [Kind in KindOf<ToBrowser>]: { kind: Kind; body: BodyOf<Kind> };
}[KindOf<ToBrowser>];

// A message of the protocol is an object with one member, which is named after its kind.
export function serverMessage(message: ToBrowser): ServerMessage {
  const [kind, body]: [string?, unknown?] = Object.entries(message)[0] ?? [];
  return { kind, body } as ServerMessage;
}

// REQUIRES: every kind has a case above the call, or it does not compile. At run time a newer server may send kinds
// that this page does not know; they change nothing.
export function ignoreUnknownKind(_message: never): void {
  // There is nothing to do.
}
