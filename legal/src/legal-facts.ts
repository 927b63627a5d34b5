import type { Brand } from '@laine/contract/brand.ts';

/** What the texts must know of this installation. Everything else in them is the same for every operator. */
export type LegalFacts = {
  brand: Brand;
  /** Offered at checkout. */
  paypal: boolean;
  /** Ways to sign in besides a code by e-mail. */
  google: boolean;
  facebook: boolean;
  /** Whose server the map's tiles come from; null while the map is our own. */
  mapHost: string | null;
};
