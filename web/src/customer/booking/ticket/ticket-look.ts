import type { SessionStatus } from '@laine/contract/states.ts';
import type { Phase } from '../booking-phase.ts';

/** `sleeping`: the code does not work yet. `live`: it opens the door. `over`: it never will again. */
export type TicketLook = 'sleeping' | 'live' | 'over';

/** `late` is among them: a second board may be collected while the first is out, but not after the end. */
const neverAgain: ReadonlySet<Phase> = new Set(['late', 'missed', 'cancelled', 'hold-over']);

export function ticketLook(status: SessionStatus, phase: Phase): TicketLook {
  if (status === 'started') return 'live';
  if (status !== 'created' || neverAgain.has(phase)) return 'over';
  return phase === 'ready' || phase === 'out' ? 'live' : 'sleeping';
}
