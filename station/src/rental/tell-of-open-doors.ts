import { DOOR_LEFT_OPEN_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import type { Happened } from '../memory/journal.ts';
import type { RentalDeps } from './rental-deps.ts';

/**
 * Reports a door once if it stays open for long: somebody forgot it, and anybody can take what is inside. For a door
 * that an earlier boot saw open, time counts from this boot, because the clock may have been set since.
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
