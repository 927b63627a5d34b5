import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { InWorker } from '../workers/open-workers.ts';
import { findDrawing, type PaperOf, saveDrawing } from './paper-store.ts';
import { type Paper, PAPER_LOOK } from './paper.ts';

type Drawing = { fingerprint: string; of: PaperOf; paper: Paper };

/** Whoever asks for one of these waits with the one who asked first. */
const underWay = new Map<string, Promise<Uint8Array>>();

/**
 * An issued document as a file: drawn by a worker for its first reader and stored, so that all others get the same
 * bytes. Other words, a month that is paid out now, or another look make another drawing.
 */
export async function openPaper(deps: Deps, paper: Paper, of: PaperOf): Promise<Uint8Array | InWorker<Uint8Array>> {
  const shown = JSON.stringify({ look: PAPER_LOOK, of, paper });
  const fingerprint = createHash('sha256').update(shown).digest('hex');
  const stored = await findDrawing(deps.db.query, fingerprint);
  if (stored) return stored.bytes;
  return new InWorker((asker) => {
    const drawn =
      underWay.get(fingerprint) ??
      deps.workers
        .run(asker, 'printPaper', paper)
        .then((bytes) => keep(deps, { fingerprint, of, paper }, bytes))
        .finally(() => underWay.delete(fingerprint));
    underWay.set(fingerprint, drawn);
    return drawn;
  });
}

/** Whoever can't be given the same file again still gets this one: the disk may be full. */
async function keep(
  { db, log, now }: Deps,
  { fingerprint, of, paper: { locale } }: Drawing,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  await saveDrawing(db.query, { fingerprint, of, locale, bytes, drawnAt: now() }).catch((error: unknown) =>
    log.error({ err: error }, 'a drawn document was not stored'),
  );
  return bytes;
}
