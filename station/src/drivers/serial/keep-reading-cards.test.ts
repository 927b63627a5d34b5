import { SOON } from '@laine/contract/testing/soon.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { ModelTagReaders } from './testing/model-tag-readers.ts';
import { HASTY, layWire, openHardware, needsWires, PATIENT, UNPLUGGED } from './testing/serial-bench.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeEach(needsWires);

const PADDLE = 'E28011606000020528F904FA';
const CARD = '30340242201D';

async function openCardReader(pace = PATIENT) {
  const wire = await layWire();
  // The reader may have any address.
  const model = new ModelTagReaders(wire, { 1: { rounds: [[]] } });
  const { hardware, faults } = await openHardware({ card: wire.path }, [], pace);
  const cards: string[] = [];
  hardware.onCard((rfid) => cards.push(rfid));
  const hold = (...tags: string[]) => model.readers.set(1, { rounds: [tags] });
  const readOn = async (rounds: number) => {
    const wanted = model.rounds + rounds;
    await vi.waitFor(() => expect(model.rounds).toBeGreaterThanOrEqual(wanted), SOON);
  };
  const cardFaults = () => faults.filter(({ part }) => part === 'card-reader');
  return { wire, model, cards, hold, readOn, cardFaults };
}

test('a tag is told once while it is held, and again when it comes back', async () => {
  const { model, cards, hold, readOn } = await openCardReader();

  hold(PADDLE);
  await readOn(20);
  expect(cards).toEqual([PADDLE]);
  expect(new Set(model.heard)).toEqual(new Set(['a004ff8901d3']));

  hold(PADDLE, CARD);
  await readOn(20);
  expect(cards).toEqual([PADDLE, CARD]);

  hold();
  await readOn(20);
  hold(PADDLE);
  await readOn(20);
  expect(cards).toEqual([PADDLE, CARD, PADDLE]);
});

test('a tag that the reader misses for a few rounds has not gone', async () => {
  const { model, cards, readOn } = await openCardReader();

  model.readers.set(1, { rounds: [[PADDLE], [], [], [], [PADDLE], [], [PADDLE], [], [], [PADDLE]] });
  await readOn(15);
  expect(cards).toEqual([PADDLE]);
});

test('tags are read after noise and between echoes', async () => {
  const { model, cards, hold } = await openCardReader();
  model.echoes = true;
  model.noiseBeforeFrames = [0xa0, 0x03, 0xff];

  hold(CARD);
  await vi.waitFor(() => expect(cards).toEqual([CARD]), SOON);
});

test('a dead reader is a fault until it answers again', async () => {
  const { model, cards, hold, cardFaults } = await openCardReader(HASTY);
  model.readers.set(1, { rounds: [[]], isDead: true });

  const device = 'Card reader';
  const reason = `${device}: no answer`;
  await vi.waitFor(
    () => expect(cardFaults()).toContainEqual({ part: 'card-reader', device, isSilent: true, reason }),
    SOON,
  );

  hold(CARD);
  await vi.waitFor(() => expect(cardFaults().at(-1)).toMatchObject({ isSilent: false }), SOON);
  await vi.waitFor(() => expect(cards).toContain(CARD), SOON);
});

test('a pulled cable is a fault until it is back', async () => {
  const { wire, cards, hold, readOn, cardFaults } = await openCardReader(UNPLUGGED);
  await readOn(1);

  await wire.pullOut();
  await vi.waitFor(() => expect(cardFaults().at(-1)).toMatchObject({ isSilent: true }), SOON);
  await wire.plugIn();
  await vi.waitFor(() => expect(cardFaults().at(-1)).toMatchObject({ isSilent: false }), SOON);
  hold(CARD);
  await vi.waitFor(() => expect(cards).toEqual([CARD]), SOON);
});
