import { openingWishCalls } from '@laine/contract/public/opening-wish-calls.ts';
import { call } from './call.ts';

/** True if the person waits for the station's opening now; false also where it can be booked already. */
export async function setOpeningWish(stationId: string, isWanted: boolean): Promise<boolean> {
  if (isWanted) return (await call(openingWishCalls.wishForOpening, { stationId })).isWished;
  await call(openingWishCalls.dropOpeningWish, { stationId });
  return false;
}
