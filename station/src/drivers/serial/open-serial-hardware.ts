import type { StationPrefs } from '@laine/contract/station-prefs.ts';
import type { DeviceFault, DoorMove, Hardware, HardwarePart } from '../../hardware.ts';
import { Listeners } from '../../listeners.ts';
import { BoxReaders } from './box-readers.ts';
import { Bus } from './bus.ts';
import type { FrameShape } from './frame-stream.ts';
import { keepReadingCards } from './keep-reading-cards.ts';
import { lockBoardShape } from './lock-board-frames.ts';
import { LockBoards } from './lock-boards.ts';
import type { Pace } from './pace.ts';
import { PACE } from './pace.ts';
import { PartWatch } from './part-watch.ts';
import { tagReaderShape } from './tag-reader-frames.ts';

type Family = { shape: FrameShape; usualBaudRate: number };

/** Factory settings of these devices. */
const lockBoards: Family = { shape: lockBoardShape, usualBaudRate: 19_200 };
const tagReaders: Family = { shape: tagReaderShape, usualBaudRate: 115_200 };

/**
 * The lockers' hardware behind three serial ports. It opens even if a port or a device is missing: a station with
 * broken doors still has a screen, and staff hear of the fault.
 */
export async function openSerialHardware(
  prefs: Pick<StationPrefs, 'baudRate' | 'boxSerial' | 'cardSerial' | 'doorSerial'>,
  lockerNumbers: number[],
  pace: Pace = PACE,
): Promise<Hardware> {
  const doors = new Listeners<DoorMove>();
  const cards = new Listeners<string>();
  const faults = new Listeners<DeviceFault>();
  const connect = (part: HardwarePart, setting: string, path: string | undefined, family: Family) => {
    const watch = new PartWatch(part, (fault) => faults.publish(fault));
    const { shape, usualBaudRate } = family;
    return new Bus({ watch, setting, path, shape, pace, baudRate: prefs.baudRate ?? usualBaudRate });
  };
  const doorBus = connect('doors', 'DOOR_SERIAL', prefs.doorSerial, lockBoards);
  const boxBus = connect('box-readers', 'BOX_SERIAL', prefs.boxSerial, tagReaders);
  const cardBus = connect('card-reader', 'CARD_SERIAL', prefs.cardSerial, tagReaders);
  const buses = [doorBus, boxBus, cardBus];
  await Promise.all(buses.map((bus) => bus.tried));

  const closing = new AbortController();
  const { signal } = closing;
  const boards = new LockBoards(doorBus, pace, lockerNumbers, (door) => doors.publish(door));
  const readers = new BoxReaders(boxBus, pace, lockerNumbers);
  const work = [
    boards.keepLooking(signal),
    readers.keepChecking(signal),
    keepReadingCards(cardBus, pace, (rfid) => cards.publish(rfid), signal),
  ];

  return {
    unlock: (lockerNumber) => boards.unlock(lockerNumber),
    isOpen: (lockerNumber) => boards.isOpen(lockerNumber),
    scan: (lockerNumber, until) => readers.scan(lockerNumber, until),
    onDoor: (listener) => doors.add(listener),
    onCard: (listener) => cards.add(listener),
    onFault: (listener) => {
      const stop = faults.add(listener);
      // Report devices that fell silent before anybody listened.
      for (const fault of buses.flatMap((bus) => bus.watch.standing)) listener(fault);
      return stop;
    },
    close: async () => {
      closing.abort();
      await Promise.all(buses.map((bus) => bus.close()));
      await Promise.all(work);
    },
  };
}
