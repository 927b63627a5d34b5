import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

test('an update that failed is an alert with its last words, which the next one that succeeds closes', async () => {
  const beach = await scene.beach();
  const program = beach.program();
  await program.begin();
  const updated = { type: 'updated', version: '1.2.3', output: 'no space left' };
  await program.report({ ...updated, succeeded: false });
  expect(await beach.alerts()).toMatchObject([
    { kind: 'station-fault', target: `${beach.id}/update`, closedAt: null, data: { reason: 'no space left' } },
  ]);
  await program.report({ ...updated, succeeded: true, version: '1.3.0', output: '' });
  const [alert] = await beach.alerts();
  expect(alert?.closedAt).not.toBeNull();
  const log = (await beach.logs()).filter(({ title }) => title === 'updated');
  expect(log.map(({ data }) => data)).toMatchObject([
    { succeeded: false, output: 'no space left' },
    { succeeded: true, version: '1.3.0' },
  ]);
});
