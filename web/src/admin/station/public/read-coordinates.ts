/** A place as maps copy it, such as "59.4692, 24.8304"; undefined for anything else. */
export function readCoordinates(text: string): { latitude: number; longitude: number } | undefined {
  const pair = /^\s*\(?(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\)?\s*$/.exec(text);
  if (!pair) return undefined;
  const [latitude, longitude] = [Number(pair[1]), Number(pair[2])];
  // "59,4692" is one number with a comma, as much of Europe writes it, not a pair.
  if (!pair[0].includes('.')) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
