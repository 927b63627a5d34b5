import type { Brand } from '@laine/contract/brand.ts';

/** Facts about this installation. Everything else in the texts is the same for every operator. */
export type LegalFacts = {
  brand: Brand;
  /** Offered at checkout. */
  paypal: boolean;
  /** Ways to sign in besides a code by e-mail. */
  google: boolean;
  facebook: boolean;
  /** The host of the map's tiles; null while the map is our own. */
  mapHost: string | null;
};
