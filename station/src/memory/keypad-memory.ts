import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { untouchedKeypad, type KeypadState } from '@laine/rules/keypad-lockout.ts';
import { z } from 'zod';

/** Guessing the staff's PIN must not lock customers out, nor the other way round. */
export type KeypadName = 'door-codes' | 'staff-pin';

const Stored = z.object({
  wrongInARow: z.int(),
  lockoutsInARow: z.int(),
  lockedFromMs: z.int(),
  lockedUntilMs: z.int(),
  wrongAtMs: z.array(z.int()),
});

export class KeypadMemory {
  readonly #read: StatementSync;
  readonly #write: StatementSync;

  constructor(db: DatabaseSync) {
    this.#read = db.prepare('select state from keypads where name = ?');
    this.#write = db.prepare('insert or replace into keypads values (?, ?)');
  }

  get(name: KeypadName): KeypadState {
    const row = this.#read.get(name);
    return row ? Stored.parse(JSON.parse(String(row['state']))) : untouchedKeypad;
  }

  set(name: KeypadName, state: KeypadState): void {
    this.#write.run(name, JSON.stringify(state));
  }
}
