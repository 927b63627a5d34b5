import type { Place } from '../people/distance-in-metres.ts';

const DAY_IN_MS = 86_400_000;
const J2000_IN_MS = Date.UTC(2000, 0, 1, 12);
/** The sun's upper edge at the horizon, allowing for refraction. */
const ZENITH_DEGREES = 90.833;

const rad = (degrees: number) => (degrees * Math.PI) / 180;
const deg = (radians: number) => (radians * 180) / Math.PI;
const sin = (degrees: number) => Math.sin(rad(degrees));
const cos = (degrees: number) => Math.cos(rad(degrees));

/**
 * NOAA's solar calculator (https://gml.noaa.gov/grad/solcalc/calcdetails.html). 'never' where the sun stays above the
 * horizon all day, 'always' where it doesn't rise.
 */
export function sunsetAt(place: Place, date: Temporal.PlainDate): Temporal.Instant | 'never' | 'always' {
  const noonInMs = Date.UTC(date.year, date.month - 1, date.day, 12) - place.longitude * 240_000;
  // The sun's position changes over the day: the second round uses the moment that the first one found.
  const first = sunsetInMs(place, noonInMs, noonInMs);
  if (typeof first === 'string') return first;
  const second = sunsetInMs(place, noonInMs, first);
  return typeof second === 'string' ? second : Temporal.Instant.fromEpochMilliseconds(Math.round(second));
}

function sunsetInMs(place: Place, noonInMs: number, atInMs: number): number | 'never' | 'always' {
  const { declination, equationInMinutes } = sunAt((atInMs - J2000_IN_MS) / (DAY_IN_MS * 36_525));
  const cosine =
    cos(ZENITH_DEGREES) / (cos(place.latitude) * cos(declination)) -
    Math.tan(rad(place.latitude)) * Math.tan(rad(declination));
  if (cosine < -1) return 'never';
  if (cosine > 1) return 'always';
  return noonInMs + (deg(Math.acos(cosine)) * 4 - equationInMinutes) * 60_000;
}

/** Declination and equation of time, `t` in Julian centuries since 2000. */
function sunAt(t: number) {
  const meanLongitude = (280.46646 + t * (36_000.76983 + t * 0.0003032)) % 360;
  const meanAnomaly = 357.52911 + t * (35_999.05029 - 0.0001537 * t);
  const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t);
  const centre =
    sin(meanAnomaly) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    sin(2 * meanAnomaly) * (0.019993 - 0.000101 * t) +
    sin(3 * meanAnomaly) * 0.000289;
  const node = 125.04 - 1934.136 * t;
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * sin(node);
  const obliquity = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60 + 0.00256 * cos(node);
  const y = Math.tan(rad(obliquity / 2)) ** 2;
  const equation =
    y * sin(2 * meanLongitude) -
    2 * eccentricity * sin(meanAnomaly) +
    4 * eccentricity * y * sin(meanAnomaly) * cos(2 * meanLongitude) -
    0.5 * y * y * sin(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * sin(2 * meanAnomaly);
  return { declination: deg(Math.asin(sin(obliquity) * sin(longitude))), equationInMinutes: 4 * deg(equation) };
}
