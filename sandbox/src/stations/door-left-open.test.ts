import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test, vi } from 'vitest';
import { demoOwner } from '../demo/demo-people.ts';
import { openDemoScene } from '../testing/open-demo-scene.ts';

test('the owner hears of a door that stands open, from the lock to the mailbox', async () => {
  const beach = await openDemoScene();
  const owner = await beach.as(demoOwner.email);
  const lockerNumber = 1;
  await owner.call(calls.openLocker, { stationId: 'pirita', lockerNumber });
  await vi.waitFor(async () => expect(await beach.locker(lockerNumber)).toMatchObject({ isOpen: true }), SOON);
  await beach.advance(4);
  const mailed = () =>
    beach.messages.list({ to: demoOwner.email }).filter(({ subject }) => subject.includes('A door stands open'));
  await vi.waitFor(async () => {
    await beach.advance(1);
    expect(mailed()).toHaveLength(1);
  }, SOON);
  expect(mailed()[0]?.text).toContain(`${beach.url}/admin/stations/pirita`);
  await beach.closeDoor(lockerNumber);
});
