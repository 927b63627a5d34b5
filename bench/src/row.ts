/** A line of the table: our rate relative to the simplest program that could do the same. */
export type Row = {
  name: string;
  against: string;
  ratio: number;
  /** Of the rounds; the ratio is their median. */
  lowest: number;
  highest: number;
  /** None where the ratio is only reported. */
  aim?: number | undefined;
  perSecond: number;
  noiseInPercent: number;
};

/** A line whose result isn't a ratio of rates. */
export type FigureRow = { name: string; against: string; aim: string; figures: Record<string, number> };

/** Both sides are measured in turn, so that a busy machine slows both down alike. */
export type Round = { ours: number; theirs: number };

export function rowOf(name: string, against: string, aim: number | undefined, rounds: Round[]): Row {
  return rowOfRatios(
    { name, against, aim },
    rounds,
    rounds.map(({ ours, theirs }) => ours / theirs),
  );
}

/** How many times slower ours is; the aim is an upper limit here. */
export function slowdownOf(name: string, against: string, aim: number, rounds: Round[]): Row {
  return rowOfRatios(
    { name, against, aim },
    rounds,
    rounds.map(({ ours, theirs }) => theirs / ours),
  );
}

function rowOfRatios(head: Pick<Row, 'name' | 'against' | 'aim'>, rounds: Round[], ratios: number[]): Row {
  return {
    ...head,
    ratio: toHundredths(median(ratios)),
    lowest: toHundredths(Math.min(...ratios)),
    highest: toHundredths(Math.max(...ratios)),
    perSecond: Math.round(median(rounds.map(({ ours }) => ours))),
    noiseInPercent: spreadInPercent(rounds.map(({ theirs }) => theirs)),
  };
}

/** How far apart the same work was measured: what is nearer than that is the machine's noise. */
export const spreadInPercent = (values: number[]): number =>
  Math.round((100 * (Math.max(...values) - Math.min(...values))) / median(values));

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const toHundredths = (value: number): number => Math.round(value * 100) / 100;
