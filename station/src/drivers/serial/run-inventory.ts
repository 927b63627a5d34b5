import type { Bus, Heard } from './bus.ts';
import type { InventoryFrame } from './tag-reader-frames.ts';
import { ANY_READER, inventoryRequest, readInventory } from './tag-reader-frames.ts';

type TagReader = { device: string; address: number; timeLimitInMs: number };

/** One round of a reader. It's complete when all the readings that the reader counted have arrived. */
export async function runInventory(
  bus: Bus,
  { device, address, timeLimitInMs }: TagReader,
  onTag: (epc: string) => void,
): Promise<{ isWhole: boolean }> {
  let readings = 0;
  const hear = (bytes: Uint8Array): Heard<Exclude<InventoryFrame, { what: 'reading' }>> => {
    const frame = readInventory(bytes);
    const isOurs = frame && (address === ANY_READER || frame.address === address);
    if (!isOurs) return 'nothing';
    if (frame.what !== 'reading') return { answer: frame };
    readings += 1;
    if (frame.epc !== '') onTag(frame.epc);
    return 'more';
  };
  const end = await bus.ask({ device, request: inventoryRequest(address), hear, timeLimitInMs });
  if (end.what === 'error') throw bus.fault(`${device}: reports error ${end.code.toString(16).padStart(2, '0')}`);
  return { isWhole: readings >= end.readings };
}
