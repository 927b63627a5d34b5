import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const opened = (lockerNumber: number) => ({
  type: 'door-opened',
  lockerNumber,
  sessionId: null,
  commandId: null,
  by: 'hand',
});

describe('an event', () => {
  test.each([6_000, 20_000])(
    'nested %i deep is parked without what it holds, and the next ones count',
    async (depth) => {
      const beach = await scene.beach();
      const program = beach.program();
      await program.begin();
      const data = JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
      expect(await program.report({ type: 'fault', title: 'deep', data }, opened(2))).toBe(2);
      const [deep, next] = await beach.events();
      expect(deep).toMatchObject({ parked: 'too-large', payload: { type: 'fault', sequence: 1 } });
      expect(deep?.payload).not.toHaveProperty('data');
      expect(next?.parked).toBeNull();
      expect(await beach.locker(2)).toMatchObject({ isOpen: true });
      expect(await beach.alerts()).toMatchObject([{ kind: 'event-parked', data: { reason: 'too-large' } }]);
    },
  );

  test('of more characters than any event needs is parked without them', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    expect(await program.report({ type: 'fault', title: 'long', data: 'x'.repeat(100_000) }, opened(2))).toBe(2);
    const [long] = await beach.events();
    expect(long?.parked).toBe('too-large');
    expect(JSON.stringify(long?.payload).length).toBeLessThan(200);
  });

  test('that cannot even be parked as it is, is parked without what it holds', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    await sql`alter table station_events add constraint picky check (payload ->> 'title' <> 'unstorable')`.execute(
      scene.db.query,
    );
    onTestFinished(() => void sql`alter table station_events drop constraint picky`.execute(scene.db.query));
    expect(await program.report({ type: 'fault', title: 'unstorable', data: {} }, opened(2))).toBe(2);
    const [unstorable] = await beach.events();
    expect(unstorable).toMatchObject({ parked: 'failed', payload: { type: 'fault', sequence: 1 } });
    expect(unstorable?.payload).not.toHaveProperty('title');
    expect(await beach.locker(2)).toMatchObject({ isOpen: true });
  });
});
