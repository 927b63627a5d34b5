import { Refusal } from '@laine/contract/refusals.ts';

/**
 * A phone number in international form (E.164). Without a country code it is read as a number of the station's own
 * country, which the station's phone number tells. The SMS with the door code goes there, so nonsense is refused.
 */
export async function readPhone(text: string, stationPhone: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const country = parsePhoneNumberFromString(stationPhone)?.country;
  const phone = parsePhoneNumberFromString(text, country);
  if (!phone?.isValid()) throw new Refusal('phone-invalid');
  return phone.number;
}
