import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test, vi } from 'vitest';
import { demoAdmin } from '../demo/demo-people.ts';
import { openDemoScene } from '../testing/open-demo-scene.ts';

const hello = { stationId: 'pirita', command: 'echo hello' };

test('admins run no commands on this machine', async () => {
  const beach = await openDemoScene();
  const admin = await beach.as(demoAdmin.email);
  await expect(admin.call(calls.execOnStation, hello)).rejects.toMatchObject({ code: 'exec-switched-off' });
});

test('admins run commands where ALLOW_EXEC says so', async () => {
  const beach = await openDemoScene({ env: { ALLOW_EXEC: 'true' } });
  const admin = await beach.as(demoAdmin.email);
  expect(await admin.call(calls.execOnStation, hello)).toBe('hello\n');
});

test('the staff PIN is the one the station goes by now', async () => {
  const beach = await openDemoScene();
  const admin = await beach.as(demoAdmin.email);
  expect((await beach.picture()).adminPin).not.toBe('864209');
  await admin.call(calls.editStation, { stationId: 'pirita', prefs: { ADMIN_PIN: '864209' } });
  await vi.waitFor(async () => expect((await beach.picture()).adminPin).toBe('864209'), SOON);
});

test('after twenty wrong codes the keypad takes the phone’s digits with the code', async () => {
  const beach = await openDemoScene();
  const { code, lockerNumber } = await beach.rent('mari@example.com', '+37255512042');
  for (let tries = 0; tries < 20; tries++) {
    if (tries % 5 === 0) await beach.advance(5);
    expect(await beach.type('0001')).toMatchObject({ outcome: 'wrong-code' });
  }
  await beach.advance(5);
  expect(await beach.type(code)).toEqual({ outcome: 'phone-digits-needed' });
  expect(await beach.type(code, 'open', '42')).toEqual({ outcome: 'opened', lockerNumber });
});
