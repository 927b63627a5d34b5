/** The values of a form by name. What is typed may be missing, incomplete or wrong until it is sent. */
export type FormValues = Readonly<Record<string, unknown>>;

/** An emptied field and one that was never filled look the same. */
const plain = (value: unknown) => (value === '' || value === null ? undefined : value);

export function isSameValue(one: unknown, other: unknown): boolean {
  return Object.is(plain(one), plain(other)) || JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** The edited values that differ from the start. */
export const changedNames = (start: FormValues, edits: FormValues): string[] =>
  Object.keys(edits).filter((name) => !isSameValue(start[name], edits[name]));
