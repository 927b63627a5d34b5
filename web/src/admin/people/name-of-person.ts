type Named = { email: string; name: string | null; surname: string | null };

/** As people are called; whoever has told no name is known by the address. */
export const nameOfPerson = ({ email, name, surname }: Named): string =>
  [name, surname].filter((part) => part !== null && part !== '').join(' ') || email || '–';
