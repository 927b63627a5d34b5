/** A line of the table: our rate relative to the simplest program that could do the same. */
export type Row = { name: string; against: string; ratio: number; aim: number; perSecond: number };

/** A line whose result isn't a ratio of rates. */
export type FigureRow = { name: string; against: string; aim: string; figures: Record<string, number> };

/** Both sides are measured in turn, so that a busy machine slows both down alike. */
export type Round = { ours: number; theirs: number };

export function rowOf(name: string, against: string, aim: number, rounds: Round[]): Row {
  const ratio = median(rounds.map(({ ours, theirs }) => ours / theirs));
  const perSecond = Math.round(median(rounds.map(({ ours }) => ours)));
  return { name, against, ratio: Math.round(ratio * 100) / 100, aim, perSecond };
}

/** How many times slower ours is; the aim is an upper limit here. */
export function slowdownOf(name: string, against: string, aim: number, rounds: Round[]): Row {
  const { ratio: _, ...row } = rowOf(name, against, aim, rounds);
  const ratio = median(rounds.map(({ ours, theirs }) => theirs / ours));
  return { ...row, ratio: Math.round(ratio * 100) / 100 };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
