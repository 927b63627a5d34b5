import { SOON } from '@laine/contract/testing/soon.ts';
import { describe, expect, test } from 'vitest';
import { HardwareFault, type DeviceFault, type DoorMove, type HardwarePart } from '../../hardware.ts';
import { rigTags, type HardwareRig, type OpenRig } from './hardware-rig.ts';

const CARD = '30340242201D';
const parts: HardwarePart[] = ['doors', 'box-readers', 'card-reader'];

/** Every driver has to pass this with a rig of its own: the program relies on it, whatever the hardware. */
export function describeHardware(name: string, openRig: OpenRig): void {
  const open = async (isAnswered = true) => {
    const rig = await openRig({ isAnswered });
    const moves: DoorMove[] = [];
    const cards: string[] = [];
    const faults: DeviceFault[] = [];
    rig.hardware.onDoor((move) => moves.push(move));
    rig.hardware.onCard((rfid) => cards.push(rfid));
    rig.hardware.onFault((fault) => faults.push(fault));
    return { ...rig, moves, cards, faults };
  };

  describe(`doors of ${name}`, () => {
    test('an unlocked door springs open, and its sensor says so', async () => {
      const { hardware, moves } = await open();
      expect(await hardware.isOpen(1)).toBe(false);
      await hardware.unlock(1);
      expect([await hardware.isOpen(1), await hardware.isOpen(2)]).toEqual([true, false]);
      await expect.poll(() => moves, SOON).toEqual([{ lockerNumber: 1, isOpen: true }]);
    });

    test('a door that hands open and close is heard each time', async () => {
      const { moves, openByHand, closeDoor } = await open();
      openByHand(2);
      await expect.poll(() => moves, SOON).toEqual([{ lockerNumber: 2, isOpen: true }]);
      closeDoor(2);
      await expect.poll(() => moves.at(-1), SOON).toEqual({ lockerNumber: 2, isOpen: false });
      expect(moves).toHaveLength(2);
    });

    test('a jammed door takes the unlocking and stays shut, until it is mended', async () => {
      const { hardware, moves, jam } = await open();
      jam(1, true);
      await hardware.unlock(1);
      expect(await hardware.isOpen(1)).toBe(false);
      jam(1, false);
      await hardware.unlock(1);
      expect(await hardware.isOpen(1)).toBe(true);
      await expect.poll(() => moves, SOON).toEqual([{ lockerNumber: 1, isOpen: true }]);
    });

    test('what is asked at once is done in the order of asking', async () => {
      const { hardware } = await open();
      const answers = [hardware.isOpen(1), hardware.unlock(1), hardware.isOpen(1), hardware.isOpen(2)];
      expect(await Promise.all(answers)).toEqual([false, undefined, true, false]);
    });

    test('unlocking a door that is open already moves nothing', async () => {
      const { hardware, moves, openByHand } = await open();
      openByHand(1);
      await expect.poll(() => moves, SOON).toHaveLength(1);
      await hardware.unlock(1);
      expect(await hardware.isOpen(1)).toBe(true);
      expect(moves).toHaveLength(1);
    });

    test('a locker that does not exist is a fault of the part that was asked', async () => {
      const { hardware } = await open();
      await expect(hardware.unlock(99)).rejects.toMatchObject({ name: 'HardwareFault', part: 'doors' });
      await expect(hardware.isOpen(99)).rejects.toMatchObject({ name: 'HardwareFault', part: 'doors' });
      await expect(scan(hardware, 99)).rejects.toMatchObject({ name: 'HardwareFault', part: 'box-readers' });
    });
  });

  describe(`readers of ${name}`, () => {
    test('a locker is read with all its tags, and without what was taken out', async () => {
      const { hardware, takeTag } = await open();
      expect(new Set(await scan(hardware, 1))).toEqual(new Set(rigTags[1]));
      takeTag(1, rigTags[1][0]);
      expect(await scan(hardware, 1)).toEqual([rigTags[1][1]]);
      takeTag(1, rigTags[1][1]);
      expect(await scan(hardware, 1)).toEqual([]);
    });

    test('a tag of another locker is read where it lies', async () => {
      const { hardware, takeTag, putTag } = await open();
      takeTag(2, rigTags[2][0]);
      putTag(1, rigTags[2][0]);
      expect(new Set(await scan(hardware, 1))).toEqual(new Set([...rigTags[1], ...rigTags[2]]));
      expect(await scan(hardware, 2)).toEqual([]);
    });

    test('two lockers may be read at the same time', async () => {
      const { hardware } = await open();
      const [first, second] = await Promise.all([scan(hardware, 1), scan(hardware, 2)]);
      expect([new Set(first), second]).toEqual([new Set(rigTags[1]), rigTags[2]]);
    });

    test('a card is told once for each time it is held to the reader', async () => {
      const { cards, holdCard } = await open();
      await holdCard(CARD);
      await expect.poll(() => cards, SOON).toEqual([CARD]);
      await holdCard(CARD);
      await expect.poll(() => cards, SOON).toEqual([CARD, CARD]);
    });
  });

  describe(`trouble of ${name}`, () => {
    test.each(parts)('silent %s are reported once, and again when they are back', async (part) => {
      const { faults, silence } = await open(false);
      const told = () => [...new Set(faults.filter((fault) => fault.part === part).map(({ isSilent }) => isSilent))];
      silence(part, true);
      await expect.poll(told, SOON).toEqual([true]);
      silence(part, false);
      await expect.poll(told, SOON).toEqual([true, false]);
      const devices = faults.filter((fault) => fault.part === part && fault.isSilent).map(({ device }) => device);
      expect(new Set(devices).size).toBe(devices.length);
    });

    test('silent doors answer with a fault, and work again afterwards', async () => {
      const { hardware, silence } = await open(false);
      silence('doors', true);
      // An answer may still be on its way.
      const isFault = () =>
        hardware.isOpen(1).then(
          () => false,
          (error: unknown) => error instanceof HardwareFault,
        );
      await expect.poll(isFault, SOON).toBe(true);
      silence('doors', false);
      await expect.poll(() => hardware.isOpen(1).catch(() => undefined), SOON).toBe(false);
      await hardware.unlock(1);
      await expect.poll(() => hardware.isOpen(1).catch(() => undefined), SOON).toBe(true);
    });

    test('a silent reader never passes for an empty locker, and gives up when it is told to', async () => {
      const { hardware, silence } = await open(false);
      silence('box-readers', true);
      await expect(hardware.scan(1, AbortSignal.timeout(50))).rejects.toThrow(HardwareFault);
      silence('box-readers', false);
      await expect.poll(() => scan(hardware, 2).catch(() => undefined), SOON).toEqual(rigTags[2]);
    });

    test('one silent part leaves the others at work', async () => {
      const { hardware, silence } = await open(false);
      silence('box-readers', true);
      await hardware.unlock(2);
      await expect.poll(() => hardware.isOpen(2).catch(() => undefined), SOON).toBe(true);
    });
  });

  describe(`the end of ${name}`, () => {
    test('whoever stops listening hears nothing more', async () => {
      const { hardware, moves, openByHand, closeDoor } = await open();
      const heard: DoorMove[] = [];
      const stop = hardware.onDoor((move) => heard.push(move));
      openByHand(1);
      await expect.poll(() => moves, SOON).toHaveLength(1);
      stop();
      closeDoor(1);
      await expect.poll(() => moves, SOON).toHaveLength(2);
      expect(heard).toHaveLength(1);
    });

    test('closing ends what is under way', async () => {
      const { hardware, silence } = await open(false);
      silence('doors', true);
      const answer = hardware.isOpen(1).catch((error: unknown) => error);
      await hardware.close();
      expect(await answer).toBeInstanceOf(HardwareFault);
    });

    test('it lets go of everything, so that it can be opened again where doors stand as they stood', async () => {
      const { hardware, reopen } = await open();
      await hardware.unlock(1);
      expect(await hardware.isOpen(1)).toBe(true);
      const again = await reopen();
      expect([await again.isOpen(1), await again.isOpen(2)]).toEqual([true, false]);
      expect(await scan(again, 2)).toEqual(rigTags[2]);
    });
  });
}

const scan = (hardware: HardwareRig['hardware'], lockerNumber: number): Promise<string[]> =>
  hardware.scan(lockerNumber, new AbortController().signal);
