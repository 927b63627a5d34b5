import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Doors and tags of the simulated lockers. They stay as they are when the program stops, as real ones would. */
const HardwareState = z.array(
  z.object({ number: z.int(), isOpen: z.boolean(), isJammed: z.boolean(), tags: z.array(z.string()) }),
);
type HardwareState = z.infer<typeof HardwareState>;

const fileIn = (folder: string) => join(folder, 'hardware-state.json');

export function loadHardwareState(folder: string): HardwareState {
  try {
    return HardwareState.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')));
  } catch {
    // On a first start, or with a damaged file, everything is in its place.
    return [];
  }
}

export function saveHardwareState(folder: string, state: HardwareState): void {
  const draft = `${fileIn(folder)}.new`;
  writeFileSync(draft, JSON.stringify(HardwareState.parse(state)));
  renameSync(draft, fileIn(folder));
}
