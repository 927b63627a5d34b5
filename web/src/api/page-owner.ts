let owner: string | null = null;

/**
 * For whom this page was made; null: for anybody. The login belongs to all tabs: what is filled in here must not be done in
 * the name of somebody who has signed in in another one. The server never writes it: it renders for everybody.
 */
export const pageOwner = {
  note: (personId: string | null): void => void (owner = personId),
  find: (): string | null => owner,
};
