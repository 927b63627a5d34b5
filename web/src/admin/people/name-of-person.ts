type Named = { email: string; name: string | null; surname: string | null };

/** The person's name, or their address without one. */
export const nameOfPerson = ({ email, name, surname }: Named): string =>
  [name, surname].filter((part) => part !== null && part !== '').join(' ') || email || '–';
