/**
 * Finds text that PostgreSQL cannot store: with NUL or with half of a surrogate pair. Answers the path to it, names
 * from the outside in; where a name itself cannot be stored, the path ends at the object that has it.
 */
export function findUnstorableText(value: unknown, path: string[] = []): string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = isStorable(name) ? findUnstorableText(part, [...path, name]) : path;
    if (found) return found;
  }
  return undefined;
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
