import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeHardware } from '../testing/describe-hardware.ts';
import { rigTags, type HardwareRig, type OpenRig } from '../testing/hardware-rig.ts';
import { serialDriver } from './serial-driver.ts';
import { ModelLockBoards } from './testing/model-lock-boards.ts';
import { type ModelReader, ModelTagReaders } from './testing/model-tag-readers.ts';
import { HASTY, layWire, needsWires, openHardware, PATIENT } from './testing/serial-bench.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeEach(needsWires);

/** More rounds than the driver waits before a missed tag counts as gone. */
const ROUNDS_WITHOUT_CARD = 10;

const openRig: OpenRig = async ({ isAnswered }) => {
  const [doorWire, boxWire, cardWire] = [await layWire(), await layWire(), await layWire()];
  const boards = new ModelLockBoards(doorWire);
  const { readers: boxes } = new ModelTagReaders(boxWire, {
    1: { rounds: [[...rigTags[1]]] },
    2: { rounds: [[...rigTags[2]]] },
  });
  const card: ModelReader = { rounds: [[]] };
  const cardReader = new ModelTagReaders(cardWire, { 1: card });
  const ports = { doors: doorWire.path, boxes: boxWire.path, card: cardWire.path };
  const open = async () => {
    const { hardware } = await openHardware(ports, [1, 2], isAnswered ? PATIENT : HASTY);
    // The first look at the doors is the baseline; from the second on a difference is a move.
    const looks = boards.heard.length + 4;
    await vi.waitFor(() => expect(boards.heard.length).toBeGreaterThanOrEqual(looks), SOON);
    return hardware;
  };
  const hardware = await open();
  const readerOf = (lockerNumber: number): ModelReader => boxes.get(lockerNumber) ?? { rounds: [[]] };
  const tagsIn = (lockerNumber: number) => readerOf(lockerNumber).rounds[0] ?? [];
  const parts: Record<Parameters<HardwareRig['silence']>[0], (isSilent: boolean) => void> = {
    doors: (isSilent) => (isSilent ? boards.deadBoards.add(0) : boards.deadBoards.clear()),
    'box-readers': (isSilent) => boxes.forEach((reader) => (reader.isDead = isSilent)),
    'card-reader': (isSilent) => (card.isDead = isSilent),
  };
  return {
    hardware,
    reopen: async () => {
      await hardware.close();
      return open();
    },
    closeDoor: (lockerNumber) => boards.shut(lockerNumber),
    openByHand: (lockerNumber) => boards.open(lockerNumber),
    jam: (lockerNumber, isJammed) => {
      if (isJammed) boards.jammedLockers.add(lockerNumber);
      else boards.jammedLockers.delete(lockerNumber);
    },
    putTag: (lockerNumber, rfid) => (readerOf(lockerNumber).rounds = [[...tagsIn(lockerNumber), rfid]]),
    takeTag: (lockerNumber, rfid) => {
      readerOf(lockerNumber).rounds = [tagsIn(lockerNumber).filter((tag) => tag !== rfid)];
    },
    holdCard: async (rfid) => {
      card.rounds = [[rfid], []];
      const goneAfter = cardReader.rounds + ROUNDS_WITHOUT_CARD;
      await vi.waitFor(() => expect(cardReader.rounds).toBeGreaterThanOrEqual(goneAfter), SOON);
    },
    silence: (part, isSilent) => parts[part](isSilent),
  };
};

describeHardware('the serial driver', openRig);

test('a station that runs on it opens the ports that its preferences name', async () => {
  const wire = await layWire();
  new ModelLockBoards(wire).open(2);
  const hardware = await serialDriver.open(readStationPrefs({ DOOR_SERIAL: wire.path }), [1, 2]);
  await vi.waitFor(async () => expect(await hardware.isOpen(2)).toBe(true), SOON);
  await hardware.close();
});
