import { SOON } from '@laine/contract/testing/soon.ts';
import { expect } from 'vitest';
import type { openTestStation } from './open-test-station.ts';

/** The example session's renter opens locker 1, takes everything out and closes the door. */
export async function collectBoard({ program, hardware, view }: Awaited<ReturnType<typeof openTestStation>>) {
  await program.pressKeypad({ code: '4711', intent: 'open' });
  hardware.take(1);
  hardware.closeDoor(1);
  await expect.poll(view, SOON).toMatchObject({ name: 'collected' });
}
