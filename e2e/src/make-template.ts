import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProduct, openProduct, runProduct, TEMPLATE } from './product.ts';

/** A product opened and closed once, shared by all journeys of this run, because demo data take seconds. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'laine-template-'));
  const product = runProduct(0);
  await openProduct(product, folder);
  await endProduct(product);
  process.env[TEMPLATE] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
