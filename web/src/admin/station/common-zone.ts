/** The clock of a page about no single station: that of all stations where they share one, else UTC. */
export function commonZone(stations: readonly { timeZone: string }[]): string {
  const [zone, ...others] = new Set(stations.map(({ timeZone }) => timeZone));
  return zone !== undefined && others.length === 0 ? zone : 'UTC';
}
