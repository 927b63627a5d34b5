import { DOOR_LEFT_OPEN_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import type { Happened } from '../memory/journal.ts';
import type { RentalDeps } from './rental-deps.ts';

/**
 * A door that stands open for long is told of once: somebody has forgotten it, and what is inside is anybody's. Of one that
 * an earlier boot saw open nobody knows how long that was, because the clock may have been set: it counts from this boot.
 */
export function tellOfOpenDoors({ memory, time }: RentalDeps, booted: Happened): void {
  for (const { lockerNumber, sessionId, asked } of memory.openings.listUntold()) {
    const opened = time.momentOf(asked.bootId === booted.bootId ? asked : booted);
    if (isBefore(time.now(), plusSeconds(opened, DOOR_LEFT_OPEN_SECONDS))) continue;
    const openedAt = String(asked.at);
    memory.transaction(() => {
      memory.openings.markTold(lockerNumber);
      memory.journal.append({ type: 'door-left-open', lockerNumber, sessionId, openedAt });
    });
  }
}
