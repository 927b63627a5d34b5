import { createHash } from 'node:crypto';
import {
  codeText,
  guardedCodeText,
  type LinkLocker,
  type LinkSession,
  type LinkStation,
} from '@laine/contract/station-link.ts';
import type { SimulatedLocker } from '../drivers/simulated/simulated-hardware.ts';

/** The same key for every test's station, so that it can read its sealed memory after a restart. */
export const exampleKey = 'the-key-of-this-station';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export const exampleStation = (change: Partial<LinkStation> = {}): LinkStation => ({
  id: 'pirita',
  name: 'Pirita',
  status: 'active',
  timeZone: 'Europe/Tallinn',
  openTimeInSeconds: 8 * 3600,
  closeTimeInSeconds: 22 * 3600,
  phone: '+372 600 0000',
  prefs: {},
  ...change,
});

export const tagOf = (lockerNumber: number, kind: string) => `E280${lockerNumber}${kind.toUpperCase()}`;

const kinds = [
  { kind: 'board', name: 'Board', canOpenDoor: false },
  { kind: 'paddle', name: 'Paddle', canOpenDoor: true },
  { kind: 'vest', name: 'Life vest', canOpenDoor: false },
] as const;

export const exampleLocker = (number: number, change: Partial<LinkLocker> = {}): LinkLocker => ({
  number,
  status: 'free',
  items: kinds.map(({ kind, name, canOpenDoor }) => ({
    id: `${kind}-${number}`,
    kind,
    name,
    canOpenDoor,
    rfid: tagOf(number, kind),
    status: 'found',
  })),
  ...change,
});

export const exampleSimulatedLocker = (number: number): SimulatedLocker => ({
  number,
  items: kinds.map(({ kind, name }) => ({ kind, name, rfid: tagOf(number, kind) })),
});

type ExampleSession = Partial<Omit<LinkSession, 'codeHash' | 'guardedCodeHash'>> & {
  code?: string;
  phoneDigits?: string | null;
};

/** From 12:00 to 14:00, in locker 1, with the code 4711 and a phone that ends in 42. */
export function exampleSession({ code = '4711', phoneDigits = '42', ...change }: ExampleSession = {}): LinkSession {
  const id = change.id ?? 'session-1';
  const codeSalt = `salt of ${id}`;
  return {
    id,
    status: 'created',
    lockerNumber: 1,
    start: '2027-06-01T09:00:00Z',
    end: '2027-06-01T11:00:00Z',
    codeSalt,
    codeHash: sha256(codeText(codeSalt, code)),
    guardedCodeHash: phoneDigits === null ? null : sha256(guardedCodeText(codeSalt, code, phoneDigits)),
    replaces: null,
    revision: 1,
    ...change,
  };
}
