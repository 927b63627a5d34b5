/** As the platform knows them (Unicode's data). */
export function zonesOf(country: string): string[] {
  const zones = new Intl.Locale('und', { region: country }).getTimeZones();
  return zones !== undefined && zones.length > 0 ? zones : ['UTC'];
}
