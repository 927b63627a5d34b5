import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { afterWrongCode, lockedForSeconds, wrongCodesInADay } from '@laine/rules/seats/keypad-lockout.ts';
import { expect, test } from 'vitest';
import { openTestMemory } from '../testing/open-test-memory.ts';
import { standingClock } from '../testing/standing-clock.ts';

function openKeypad() {
  const clock = standingClock('2027-06-01T09:00:00Z');
  const dataDir = temporaryFolder();
  let memory = openTestMemory({ clock, dataDir });
  const read = () => memory.keypads.get('door-codes');
  return {
    clock,
    typeWrongCodes(count: number) {
      for (let tries = 0; tries < count; tries++) {
        memory.keypads.set('door-codes', afterWrongCode(read(), memory.keypads.now()));
      }
    },
    restart() {
      memory.close();
      memory = openTestMemory({ clock, dataDir });
    },
    lockedFor: () => lockedForSeconds(read(), memory.keypads.now()),
    wrongInADay: () => wrongCodesInADay(read(), memory.keypads.now()),
  };
}

test('a lock-out goes on across restarts, and ends in its time', () => {
  const keypad = openKeypad();
  keypad.typeWrongCodes(5);
  keypad.clock.advance({ seconds: 20 });
  keypad.restart();
  expect(keypad.lockedFor()).toBe(40);
  keypad.restart();
  keypad.clock.advance({ seconds: 40 });
  expect(keypad.lockedFor()).toBe(0);
  keypad.restart();
  expect(keypad.lockedFor()).toBe(0);
});

test('a clock that was set before the lock-out shortens nothing at the restart after it', () => {
  const keypad = openKeypad();
  keypad.clock.set('2027-06-01T09:30:00Z');
  keypad.typeWrongCodes(5);
  keypad.clock.advance({ seconds: 20 });
  keypad.restart();
  expect(keypad.lockedFor()).toBe(40);
});

test('cutting the power of a machine whose clock then goes back ends no lock-out and forgets no wrong code', () => {
  const keypad = openKeypad();
  keypad.typeWrongCodes(5);
  keypad.clock.set('2027-05-01T00:00:00Z');
  keypad.restart();
  expect(keypad.lockedFor()).toBe(60);
  expect(keypad.wrongInADay()).toBe(5);
  keypad.clock.advance({ seconds: 60 });
  expect(keypad.lockedFor()).toBe(0);
});
