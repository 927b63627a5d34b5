import type { LegalFacts } from '@laine/legal/legal-facts.ts';
import type { Settings } from '../settings.ts';

/** The facts of this installation for the legal texts. */
export const legalFactsOf = ({ brand, payments, google, facebook, mapStyleUrl }: LegalSettings): LegalFacts => ({
  brand,
  paypal: payments.paypal,
  google: google !== undefined,
  facebook: facebook !== undefined,
  mapHost: mapStyleUrl === undefined ? null : new URL(mapStyleUrl).host,
});

type LegalSettings = Pick<Settings, 'brand' | 'payments' | 'google' | 'facebook' | 'mapStyleUrl'>;
