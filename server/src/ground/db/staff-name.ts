import { sql } from 'kysely';

/** How staff are named to each other: by name, else by address; empty where nobody is known. */
export const staffName = (accounts: string) => {
  const { name, surname, email } = {
    name: sql.ref(`${accounts}.name`),
    surname: sql.ref(`${accounts}.surname`),
    email: sql.ref(`${accounts}.email`),
  };
  return sql<string>`coalesce(nullif(trim(concat(${name}, ' ', ${surname})), ''), ${email}, '')`;
};
