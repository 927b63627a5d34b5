/** Checks an id while it's typed: it isn't finished, so a dash at its end is no error yet. */
export function idProblem(typed: string, taken: ReadonlySet<string>): 'form' | 'taken' | undefined {
  if (taken.has(typed)) return 'taken';
  return typed === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*-?$/.test(typed) ? undefined : 'form';
}
