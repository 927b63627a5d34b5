const MAX_TICKS = 5;
/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Round numbers from zero to a little above the largest value. */
export function chartTicks(values: readonly number[]): number[] {
  const largest = Math.max(0, ...values);
  if (largest === 0) return [0, 1];
  const rough = largest / (MAX_TICKS - 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((candidate) => candidate * magnitude >= rough) ?? 10) * magnitude;
  const count = Math.ceil(largest / step);
  // Multiplied, not added up: 0.1 three times is not 0.3.
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}

/** Every label where there is room for few, else every second, third … */
export const labelStep = (labels: number, room: number): number => Math.max(1, Math.ceil(labels / room));

/** What is known, in runs without a gap, each value with its place. One alone is drawn as a dot: a line from it to itself. */
export function listRuns(values: readonly (number | undefined)[]): (readonly [at: number, value: number])[][] {
  const runs: (readonly [number, number])[][] = [];
  for (const [at, value] of values.entries()) {
    if (value === undefined) continue;
    const last = runs.at(-1);
    if (last?.at(-1)?.[0] === at - 1) last.push([at, value]);
    else runs.push([[at, value]]);
  }
  return runs.map((run) => (run.length === 1 ? [...run, ...run] : run));
}
