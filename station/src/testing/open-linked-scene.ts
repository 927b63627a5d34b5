import { SOON } from '@laine/contract/testing/soon.ts';
import { expect } from 'vitest';
import { openTestStation, type TestStationOptions } from './open-test-station.ts';
import { standingClock } from './standing-clock.ts';
import { KEY, openTestServer } from './test-server.ts';

/** A station linked to a server, both on the same clock. */
export async function openLinkedScene(options: TestStationOptions) {
  const clock = standingClock();
  const server = await openTestServer();
  server.time = () => clock.now();
  const station = await openTestStation({ clock, serverUrl: server.url, key: KEY, ...options });
  await expect.poll(() => station.program.isOnline(), SOON).toBe(true);
  return { ...station, server };
}
