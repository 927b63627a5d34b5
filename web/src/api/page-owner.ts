export type PageOwner = {
  /** The page was made for this person; null: for anybody. */
  note: (personId: string | null) => void;
  find: () => string | null;
};

/**
 * For whom the page was made. The login belongs to all tabs: what is filled in here must not be done in the name of
 * somebody who has signed in in another one.
 */
export function makePageOwner(): PageOwner {
  let owner: string | null = null;
  return {
    note: (personId) => void (owner = personId),
    find: () => owner,
  };
}

/** This page's owner. The server never writes it: it renders for everybody. */
export const pageOwner = makePageOwner();
