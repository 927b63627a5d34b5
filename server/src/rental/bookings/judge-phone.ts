import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../ground/deps.ts';
import { readPhone } from '../../identity/accounts/read-phone.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';

/** Feedback while a number is typed: the checkout's reading of it, and whether our SMS reach it. */
export async function judgePhone(
  deps: Deps,
  { stationId, phone }: ParsedInput<typeof calls.judgePhone>,
): Promise<CallAnswer<typeof calls.judgePhone>> {
  const station = await findBookingStation(deps.db.query, stationId);
  const read = await readPhone(phone, station?.facts?.phone ?? '');
  return { getsSms: (await deps.sms.countryOf(read)) !== undefined };
}
