import { Refusal } from '@laine/contract/refusals.ts';

/**
 * A phone number in international form (E.164). Without a country code it is read as a number of the country that
 * another one tells: the station's for a booking. The SMS with the door code goes there, so nonsense is refused.
 */
export async function readPhone(text: string, localPhone: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const country = parsePhoneNumberFromString(localPhone)?.country;
  const phone = parsePhoneNumberFromString(text, country);
  if (!phone?.isValid()) throw new Refusal('phone-invalid');
  return phone.number;
}
