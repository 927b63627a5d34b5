import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test, vi } from 'vitest';
import { openDemoScene } from '../testing/open-demo-scene.ts';

test('a rental: code from the SMS, collect, return by holding the paddle to the reader, receipt', async () => {
  const beach = await openDemoScene();
  const rental = await beach.rent('mari@example.com', '+37255512001');
  const { code, lockerNumber } = rental;
  await vi.waitFor(() => {
    expect(beach.messages.list({ to: '+37255512001' })[0]?.text).toContain(code);
  }, SOON);

  expect(await beach.type('0001')).toEqual({ outcome: 'wrong-code' });
  expect(await beach.type(code)).toEqual({ outcome: 'opened', lockerNumber });
  await beach.take(lockerNumber);
  expect((await beach.closeDoor(lockerNumber)).screen).toMatchObject({ name: 'collected' });
  expect(await rental.read()).toMatchObject({ status: 'started', lockerNumber });

  await beach.advance(30);
  const paddle = (await beach.locker(lockerNumber))?.items.find(({ kind }) => kind === 'paddle');
  expect((await beach.hold(paddle?.rfid ?? '')).screen).toMatchObject({ name: 'open', purpose: 'return' });
  await beach.put(lockerNumber);
  expect((await beach.closeDoor(lockerNumber)).screen).toMatchObject({ name: 'returned', wasLate: false });
  const { id, status } = await rental.read();
  expect(status).toBe('finished');
  expect(await beach.eventsOf(id)).toEqual(['door-opened', 'session-started', 'door-opened', 'session-finished']);
  await vi.waitFor(() => {
    expect(beach.messages.list({ to: 'mari@example.com' })[0]?.subject).toContain('kviitung');
  }, SOON);
  await beach.advance(16);
  expect(await beach.type(code)).toEqual({ outcome: 'over' });
});

test('a rental without the network: the times are those of the beach, everything is told once', async () => {
  const beach = await openDemoScene();
  const rental = await beach.rent('mari@example.com', '+37255512002');
  const { code, lockerNumber } = rental;
  await beach.network(false);
  const collectedAfter = beach.clock.now();
  expect(await beach.type(code)).toEqual({ outcome: 'opened', lockerNumber });
  await beach.take(lockerNumber);
  await beach.closeDoor(lockerNumber);
  await beach.advance(30);
  expect(await rental.read()).toMatchObject({ status: 'created' });
  expect(await beach.type(code, 'return')).toEqual({ outcome: 'opened', lockerNumber });
  await beach.put(lockerNumber);
  await beach.closeDoor(lockerNumber);

  // This is long after its end. Until now the server could not know that it was collected at all.
  await beach.advance(180);
  const heardAfter = beach.clock.now();
  await beach.network(true);
  const session = await rental.read();
  expect(session.status).toBe('finished');
  const openedAt = Temporal.Instant.from(session.firstOpenTime ?? '');
  const closedAt = Temporal.Instant.from(session.closeTime ?? '');
  expect(Temporal.Instant.compare(collectedAfter, openedAt)).toBeLessThanOrEqual(0);
  expect(openedAt.until(closedAt).total('minutes')).toBeGreaterThanOrEqual(30);
  expect(closedAt.until(heardAfter).total('minutes')).toBeGreaterThan(179);
  expect(await beach.eventsOf(session.id)).toEqual([
    'door-opened',
    'session-started',
    'door-opened',
    'session-finished',
  ]);
});

test('what is not in the locker when it closes is asked for; a board that is not seen is in question', async () => {
  const beach = await openDemoScene();
  const { code, lockerNumber, read } = await beach.rent('mari@example.com', '+37255512003');
  await beach.type(code);
  await beach.take(lockerNumber);
  await beach.closeDoor(lockerNumber);

  await beach.type(code, 'return');
  await beach.put(lockerNumber, 'paddle');
  expect((await beach.closeDoor(lockerNumber)).screen).toMatchObject({ name: 'in-question' });
  expect(await read()).toMatchObject({ status: 'started' });

  await beach.type(code, 'return');
  await beach.put(lockerNumber, 'board');
  const { screen } = await beach.closeDoor(lockerNumber);
  expect(screen).toMatchObject({ name: 'missing', items: [{ kind: 'vest' }] });
  expect(await read()).toMatchObject({ status: 'started' });
});

test('hands cannot reach through closed doors, and unknown stations are not there', async () => {
  const beach = await openDemoScene();
  await expect(beach.take(1)).rejects.toMatchObject({ status: 400 });
  const response = await fetch(`${beach.url}/sandbox/api/stations/nowhere`);
  expect(response.status).toBe(404);
});
