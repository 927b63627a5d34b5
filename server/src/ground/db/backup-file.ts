import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

/**
 * A backup is gzipped lines of JSON, the same from either engine: a header, then each table with its rows, every value
 * as PostgreSQL writes it, and finally a checksum over everything before (decision 0242).
 */
const BackupHeader = z.object({
  format: z.literal('laine backup 1'),
  version: z.string(),
  madeAt: z.string().transform((text) => Temporal.Instant.from(text)),
  engine: z.enum(['embedded', 'postgres']),
  migrations: z.array(z.string()),
  /** May come from `CONTACT_HASH_KEY`. */
  contactKey: z.string(),
});
export type BackupHeader = z.output<typeof BackupHeader>;

/** The start of a table, one of its rows, or the state of the counters. */
const BackupLine = z.union([
  z.array(z.string().nullable()),
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ sequences: z.record(z.string(), z.string()) }),
]);
export type BackupLine = z.output<typeof BackupLine>;

const End = z.object({ sha256: z.string() });

export type WriteLine = (json: string) => Promise<void>;

/** `work` writes the lines; the checksum then ends the file. */
export async function writeBackupTo(target: Writable, work: (write: WriteLine) => Promise<void>): Promise<void> {
  const gzip = createGzip();
  const written = pipeline(gzip, target);
  const hash = createHash('sha256');
  const write = async (json: string) => {
    if (gzip.destroyed) throw new Error('The backup found no room, or nobody took it any more');
    hash.update(`${json}\n`);
    if (!gzip.write(`${json}\n`)) await once(gzip, 'drain');
  };
  try {
    await Promise.race([work(write), written]);
    gzip.end(`${JSON.stringify({ sha256: hash.digest('hex') })}\n`);
  } catch (error) {
    gzip.destroy();
    await written.catch(() => {});
    throw error;
  }
  await written;
}

/** Returns the header, and the lines after it; reading past the last one throws unless the file is complete. */
export async function openBackup(file: string): Promise<{ header: BackupHeader; lines: AsyncGenerator<BackupLine> }> {
  await access(file);
  const lines = readLines(file);
  const first = await lines.next();
  const header = BackupHeader.safeParse(first.done ? undefined : first.value);
  if (!header.success) throw new Error(`${file} is not a backup of Laine`);
  return { header: header.data, lines: asBackupLines(lines) };
}

async function* asBackupLines(lines: AsyncGenerator): AsyncGenerator<BackupLine> {
  for await (const line of lines) yield BackupLine.parse(line);
}

async function* readLines(file: string): AsyncGenerator {
  const hash = createHash('sha256');
  const unzipped = createGunzip();
  const read = pipeline(createReadStream(file), unzipped);
  // The error surfaces when it's awaited; until then it must not end the process.
  read.catch(() => {});
  let before: string | undefined;
  try {
    for await (const line of createInterface({ input: unzipped, crlfDelay: Infinity })) {
      if (before !== undefined) {
        hash.update(`${before}\n`);
        yield JSON.parse(before);
      }
      before = line;
    }
    await read;
  } catch (cause) {
    throw new Error(`${file} is damaged or cut off`, { cause });
  }
  const end = End.safeParse(before === undefined ? undefined : JSON.parse(before));
  if (!end.success || end.data.sha256 !== hash.digest('hex')) throw new Error(`${file} is damaged or cut off`);
}
