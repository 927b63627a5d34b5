import type { Program } from '../program/open-program.ts';

const STAY_AT_MOST_EVERY_MS = 1_000;

/** Every touch of the glass and every key tells the program that somebody is there, whatever it hits. */
export function stayWhileTouched(program: Program): void {
  const stay = () => {
    const { screen, touchedAtInMs } = program.heard();
    if (!screen || screen.view.name === 'start') return;
    if (performance.now() - touchedAtInMs >= STAY_AT_MOST_EVERY_MS) void program.touch({ type: 'stay' });
  };
  globalThis.addEventListener('pointerdown', stay);
  globalThis.addEventListener('keydown', stay);
}
