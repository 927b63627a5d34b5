let owner: string | null = null;

/**
 * The person for whom this page was rendered; null if for anybody. All tabs share one login, so input made here must
 * not be sent in the name of somebody who has signed in in another tab. The server never sets it, because it renders
 * for everybody.
 */
export const pageOwner = {
  note: (personId: string | null): void => void (owner = personId),
  find: (): string | null => owner,
};
