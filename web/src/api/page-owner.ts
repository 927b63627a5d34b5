let owner: string | null = null;

/**
 * The person for whom this page was made; null when it was made for anybody. All tabs share one login, so what is filled
 * in here must not be done in the name of somebody who has signed in in another tab. The server never writes it, because
 * it renders for everybody.
 */
export const pageOwner = {
  note: (personId: string | null): void => void (owner = personId),
  find: (): string | null => owner,
};
