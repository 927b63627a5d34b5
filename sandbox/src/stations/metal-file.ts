import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Where everything is: metal does not forget when a program stops. */
const Metal = z.array(
  z.object({ number: z.int(), isOpen: z.boolean(), isJammed: z.boolean(), tags: z.array(z.string()) }),
);
type Metal = z.infer<typeof Metal>;

const fileIn = (folder: string) => join(folder, 'metal.json');

export function loadMetal(folder: string): Metal {
  try {
    return Metal.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')));
  } catch {
    // A first start, or a damaged file: everything is in its place again.
    return [];
  }
}

export function saveMetal(folder: string, metal: Metal): void {
  const draft = `${fileIn(folder)}.new`;
  writeFileSync(draft, JSON.stringify(Metal.parse(metal)));
  renameSync(draft, fileIn(folder));
}
