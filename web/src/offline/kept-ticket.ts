import type { Kept } from './kept.ts';
import { openKeptStore } from './open-kept-store.ts';

/** `mark` identifies this ticket without revealing its link. */
type KeptTicket = Kept & { mark: string };

const MARK_BYTES = 8;

export async function markOfTicket(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash, 0, MARK_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A shared ticket without its link: the secret in the fragment stays in the address. One at a time and always in the
 * same place, beside the own bookings, because its reader needn't be signed in.
 */
export const {
  write: writeKeptTicket,
  read: readKeptTicket,
  forget: forgetKeptTicket,
} = openKeptStore<KeptTicket>('shared-ticket', '/shared-ticket');
