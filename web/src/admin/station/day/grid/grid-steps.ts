/** A focus stop in a row. The row's name comes before all moments. */
export type Stop = { id: string; fromMs: number };

type Step = 'left' | 'right' | 'up' | 'down' | 'first' | 'last' | 'top' | 'bottom';

/** A key's step in a grid (WAI-ARIA, grid pattern); undefined for other keys. */
export function stepOf({ key, ctrlKey }: { key: string; ctrlKey: boolean }): Step | undefined {
  if (key === 'Home') return ctrlKey ? 'top' : 'first';
  if (key === 'End') return ctrlKey ? 'bottom' : 'last';
  if (ctrlKey) return undefined;
  return arrows[key];
}

const arrows: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The target of a step: the neighbour within a row, the nearest in time between rows. */
export function stepFrom(rows: readonly (readonly Stop[])[], id: string, step: Step): string | undefined {
  const rowIndex = rows.findIndex((row) => row.some((stop) => stop.id === id));
  const row = rows[rowIndex] ?? [];
  const index = row.findIndex((stop) => stop.id === id);
  const from = row[index];
  if (!from) return undefined;
  const targets: Record<Step, () => string | undefined> = {
    left: () => row[index - 1]?.id,
    right: () => row[index + 1]?.id,
    up: () => (rowIndex === 0 ? undefined : nearest(rows[rowIndex - 1], from)),
    down: () => nearest(rows[rowIndex + 1], from),
    first: () => row[0]?.id,
    last: () => row.at(-1)?.id,
    top: () => rows[0]?.[0]?.id,
    bottom: () => rows.at(-1)?.at(-1)?.id,
  };
  return targets[step]();
}

/** From a name to the next name, and from a moment to the nearest moment, or else to the name. */
function nearest(row: readonly Stop[] = [], { fromMs }: Stop): string | undefined {
  const [name, ...others] = row;
  if (fromMs === Number.NEGATIVE_INFINITY) return name?.id;
  const byDistance = others.toSorted((a, b) => Math.abs(a.fromMs - fromMs) - Math.abs(b.fromMs - fromMs));
  return (byDistance[0] ?? name)?.id;
}
