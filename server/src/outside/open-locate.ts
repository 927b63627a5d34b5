import type { IncomingHttpHeaders } from 'node:http';
import type { CityResponse, Reader } from 'maxmind';
import type { Locate, Place } from '../ground/ports/locate.ts';

/** Header names by proxy and host. */
const headerSets = [
  { latitude: 'cf-iplatitude', longitude: 'cf-iplongitude', city: 'cf-ipcity' },
  { latitude: 'x-vercel-ip-latitude', longitude: 'x-vercel-ip-longitude', city: 'x-vercel-ip-city' },
  { latitude: 'cloudfront-viewer-latitude', longitude: 'cloudfront-viewer-longitude', city: 'cloudfront-viewer-city' },
  { latitude: 'x-geo-latitude', longitude: 'x-geo-longitude', city: 'x-geo-city' },
] as const;

type LocateOptions = {
  /** Headers count only from a proxy that sets them itself. */
  isTrusted: (peer: string) => boolean;
  geoipFile: string | undefined;
  fallback?: Place | undefined;
};

export async function openLocate({ isTrusted, geoipFile, fallback }: LocateOptions): Promise<Locate> {
  const cities = geoipFile === undefined ? undefined : await openCities(geoipFile);
  return ({ headers, address, peer }) =>
    (isTrusted(peer) ? fromHeaders(headers) : undefined) ?? (cities && fromFile(cities, address)) ?? fallback;
}

async function openCities(file: string): Promise<Reader<CityResponse>> {
  const maxmind = await import('maxmind');
  return maxmind.open<CityResponse>(file).catch((cause: Error) => {
    throw new Error(`GEOIP_FILE: ${file} cannot be read: ${cause.message}`, { cause });
  });
}

function fromHeaders(headers: IncomingHttpHeaders): Place | undefined {
  for (const names of headerSets) {
    const latitude = degrees(headers[names.latitude], 90);
    const longitude = degrees(headers[names.longitude], 180);
    if (latitude === undefined || longitude === undefined) continue;
    const city = headers[names.city];
    return { latitude, longitude, ...(typeof city === 'string' && { city: cityName(city) }) };
  }
  return undefined;
}

function degrees(value: string | string[] | undefined, most: number): number | undefined {
  if (typeof value !== 'string' || !/^-?\d{1,3}(?:\.\d+)?$/.test(value)) return undefined;
  const number = Number(value);
  return Math.abs(number) <= most ? number : undefined;
}

/** Header values are Latin-1; names come percent-encoded or plain. */
function cityName(value: string): string {
  try {
    return decodeURIComponent(value).slice(0, 80);
  } catch {
    return value.slice(0, 80);
  }
}

function fromFile(cities: Reader<CityResponse>, address: string): Place | undefined {
  const found = cities.get(address);
  if (!found?.location) return undefined;
  const { latitude, longitude } = found.location;
  return { latitude, longitude, city: found.city?.names.en };
}
