import type { Brand } from '@laine/contract/brand.ts';

/** Who looks at the page, as far as the header cares. */
export type Viewer = { name: string; isAdmin: boolean; isOwner: boolean };

export type SiteBrand = Pick<
  Brand,
  'name' | 'legalName' | 'registrationNumber' | 'contactEmail' | 'contactPhone' | 'social'
>;

export type Site = { viewer: (Viewer & { id: string }) | null; brand: SiteBrand; origin: string; sandbox: boolean };
