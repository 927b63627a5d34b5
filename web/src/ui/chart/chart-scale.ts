const MAX_TICKS = 5;
/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Round numbers from zero to a little above the largest value; whole ones for counts: no booking is halved. */
export function chartTicks(values: readonly number[], isCounted = false): number[] {
  const largest = Math.max(0, ...values);
  if (largest === 0) return [0, 1];
  const rough = largest / (MAX_TICKS - 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const steps = STEPS.map((candidate) => Number((candidate * magnitude).toPrecision(12)));
  const isFit = (step: number) => step >= rough && (!isCounted || Number.isInteger(step));
  const step = steps.find(isFit) ?? Math.max(1, 10 * magnitude);
  const count = Math.ceil(largest / step);
  // Multiplied, not added up: 0.1 three times isn't 0.3.
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}

/** The number of labels under a chart on a phone, and of letters in all; labels keep a distance. */
const MAX_LABELS = 8;
const ROOM_IN_LETTERS = 42;
const GAP_IN_LETTERS = 2;

/** Every label if none touch, else every second, third … A long label beside short ones needs no more room. */
export function labelStep(labels: readonly string[]): number {
  let step = Math.max(1, Math.ceil(labels.length / MAX_LABELS));
  while (!labels.every((label, at) => at % step > 0 || hasRoom(label, labels[at + step]))) step += 1;
  return step;

  function hasRoom(label: string, next: string | undefined): boolean {
    const between = (step * ROOM_IN_LETTERS) / labels.length;
    return next === undefined || (label.length + next.length) / 2 + GAP_IN_LETTERS <= between;
  }
}

/** Runs of known values, each with its position. A single value becomes a dot: a line from it to itself. */
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
