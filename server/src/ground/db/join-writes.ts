import type { Writable } from 'node:stream';

const joined = new WeakSet<Writable>();

/** What is asked before the program waits leaves in one write, which the database reads at once, too. */
export function joinWrites(stream: Writable): void {
  if (joined.has(stream)) return;
  joined.add(stream);
  stream.cork();
  process.nextTick(() => {
    joined.delete(stream);
    stream.uncork();
  });
}
