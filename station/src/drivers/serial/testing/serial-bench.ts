import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import { onTestFinished } from 'vitest';
import type { TestContext } from 'vitest';
import type { DeviceFault, Hardware } from '../../../hardware.ts';
import { openSerialHardware } from '../open-serial-hardware.ts';
import type { Pace } from '../pace.ts';
import { Wire } from './wire.ts';

/** Linux's `script` makes the wires; elsewhere it takes other arguments. */
export const needsWires = ({ skip }: TestContext): void => skip(process.platform !== 'linux', 'needs Linux');

/** Quick between requests, but patient with a model that a busy machine delays. */
export const PATIENT: Pace = {
  doorPauseInMs: 5,
  cardPauseInMs: 5,
  readerCheckPauseInMs: 20,
  answerLimitInMs: 15_000,
  inventoryLimitInMs: 15_000,
  turnLimitInMs: 30_000,
  gapInMs: 1,
  firstReopenPauseInMs: 5,
  maxReopenPauseInMs: 50,
};

/** For tests without answers. */
export const HASTY: Pace = { ...PATIENT, answerLimitInMs: 250, inventoryLimitInMs: 250 };

/** For unplugged cables: a lost port shows with the first request after the one whose answer was lost with it. */
export const UNPLUGGED: Pace = { ...PATIENT, answerLimitInMs: 500, inventoryLimitInMs: 500 };

export async function layWire(): Promise<Wire> {
  const wire = await Wire.lay();
  onTestFinished(() => wire.remove());
  return wire;
}

export async function openHardware(
  ports: { doors?: string; boxes?: string; card?: string; baudRate?: string },
  lockerNumbers: number[],
  pace: Pace,
): Promise<{ hardware: Hardware; faults: DeviceFault[] }> {
  const prefs = readStationPrefs({
    ...(ports.doors !== undefined && { DOOR_SERIAL: ports.doors }),
    ...(ports.boxes !== undefined && { BOX_SERIAL: ports.boxes }),
    ...(ports.card !== undefined && { CARD_SERIAL: ports.card }),
    ...(ports.baudRate !== undefined && { BAUD_RATE: ports.baudRate }),
  });
  const hardware = await openSerialHardware(prefs, lockerNumbers, pace);
  onTestFinished(() => hardware.close());
  const faults: DeviceFault[] = [];
  hardware.onFault((fault) => faults.push(fault));
  return { hardware, faults };
}
