import { calls } from '@laine/contract/calls.ts';
import type { LinkScene } from '@laine/server/testing/open-link-scene.ts';
import type { ProvenBeach } from './beach-scene.ts';
import type { Rental } from './renters.ts';

/** Staff find the boards that no reader saw, give them new tags, and put their lockers back into service. */
export async function lookForUnseen(scene: LinkScene, { place, station }: ProvenBeach, rentals: Rental[]) {
  const unseen = rentals.filter(({ isUnseen }) => isUnseen === true);
  if (unseen.length === 0) return;
  const { browser } = await scene.newAdmin();
  for (const { sessionId, lockerNumber = 0 } of unseen) {
    await browser.call(calls.decideReturn, { sessionId, decision: 'was-there' });
    station.metal.killTag(lockerNumber, 'board', false);
    await browser.call(calls.editLocker, { stationId: place.id, lockerNumber, status: 'free' });
  }
}
