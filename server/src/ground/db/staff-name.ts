import { sql } from 'kysely';

/** Staff see each other's name, else the address; empty if nobody is known. */
export const staffName = (accounts: string) => {
  const { name, surname, email } = {
    name: sql.ref(`${accounts}.name`),
    surname: sql.ref(`${accounts}.surname`),
    email: sql.ref(`${accounts}.email`),
  };
  return sql<string>`coalesce(nullif(trim(concat(${name}, ' ', ${surname})), ''), ${email}, '')`;
};
