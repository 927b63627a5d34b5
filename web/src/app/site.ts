import type { Brand } from '@laine/contract/brand.ts';

/** Who looks at the page, as far as the header cares. */
export type Viewer = {
  name: string;
  isAdmin: boolean;
  isOwner: boolean;
  /** What has to be paid now. */
  owesInCents: number;
};
type SignedIn = Viewer & {
  id: string;
  /** Set while the account waits for its removal. */
  removedOn: string | null;
};

export type SiteBrand = Pick<
  Brand,
  'name' | 'legalName' | 'registrationNumber' | 'contactEmail' | 'contactPhone' | 'social'
>;

export type Site = { viewer: SignedIn | null; brand: SiteBrand; origin: string; sandbox: boolean };
