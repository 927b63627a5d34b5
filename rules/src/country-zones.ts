/** Where a station stands follows from its time zone. Which zones a country has is known to the platform (Unicode's data). */

export function zonesOf(country: string): string[] {
  const zones = new Intl.Locale('und', { region: country }).getTimeZones();
  return zones !== undefined && zones.length > 0 ? zones : ['UTC'];
}

export const isInCountry = (timeZone: string, country: string): boolean => zonesOf(country).includes(timeZone);
