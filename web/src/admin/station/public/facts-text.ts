import { StationFacts } from '@laine/contract/station-facts.ts';

export type FactsDraft = { [Name in keyof StationFacts]?: StationFacts[Name] | undefined };

const HOUR = 3600;

/** Usual values for a station without facts. */
const usual: FactsDraft = {
  country: 'EE',
  timeZone: 'Europe/Tallinn',
  images: [],
  openingPeriods: [],
  openTimeInSeconds: 8 * HOUR,
  closeTimeInSeconds: 21 * HOUR,
  minDurationInSeconds: HOUR,
  maxDurationInSeconds: 6 * HOUR,
  maxOvertimeInSeconds: 3 * HOUR,
  maxBoardCount: 3,
  startingFeeInCents: 0,
  turnaroundInSeconds: 600,
};

/** Each fact is parsed by itself: a broken one must not empty the others. */
export function readDraft(metadata: Record<string, string>): FactsDraft {
  const isNew = Object.keys(metadata).length === 0;
  const read = Object.entries(StationFacts.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(metadata[name]);
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data]] : [];
  });
  return {
    ...(isNew && usual),
    ...(Object.fromEntries(read) as FactsDraft),
    ...(isNew && { turnaroundInSeconds: 600 }),
  };
}

/** The facts as a station's metadata; other keys stay. */
export function writeDraft(metadata: Record<string, string>, draft: FactsDraft): Record<string, string> {
  const written = { ...metadata };
  for (const [name, value] of Object.entries(draft)) {
    if (value === undefined || value === null || value === '') delete written[name];
    else written[name] = textOf(value);
  }
  return written;
}

function textOf(value: string | number | readonly unknown[]): string {
  if (typeof value !== 'object') return String(value);
  return value.every((one) => typeof one === 'string') && value.length > 0 ? value.join(';') : listText(value);
}

const listText = (value: readonly unknown[]) => (value.length === 0 ? '' : JSON.stringify(value));
