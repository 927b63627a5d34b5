/**
 * The country of a mobile number in international form; undefined for every other kind. Where nobody can tell fixed
 * from mobile (North America) it counts as mobile. Premium, satellite and shared-cost numbers cost us what strangers
 * choose.
 */
export async function mobileCountryOf(phone: string): Promise<string | undefined> {
  // The numbers by kind are 150 kB, which a server that sends no SMS never reads.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const number = parsePhoneNumberFromString(phone);
  const type = number?.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? number?.country : undefined;
}
