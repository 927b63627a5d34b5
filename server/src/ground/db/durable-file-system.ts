import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd?: number | null; node: unknown };
type NodeFileSystem = {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: Stream) => number };
};

const INPUT_OUTPUT_ERROR = 29;

/** PGlite as shipped never reaches fsync, so a power failure could lose an acknowledged commit. */
export class DurableFileSystem extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const syncForReal = (module: { NODEFS: unknown }) => {
      const files = module.NODEFS as NodeFileSystem;
      files.stream_ops.fsync = (stream) => {
        try {
          if (typeof stream.nfd === 'number') fsyncSync(stream.nfd);
          else fsyncFolder(files.realPath(stream.node));
          return 0;
        } catch {
          // PostgreSQL panics on this, and must: earlier writes may be gone.
          return INPUT_OUTPUT_ERROR;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncForReal] } };
  }
}

/** Leaves out -F, which turns fsync off, and asks for fsync, because fdatasync does nothing in this build. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Makes a rename or a new file in the folder durable. */
export function fsyncFolder(folder: string): void {
  // Windows can't open folders; its file system journals names by itself.
  if (process.platform !== 'win32') fsyncPath(folder, 'r');
}

export function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path, 'r+');
  }
  fsyncFolder(folder);
}

function fsyncPath(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
