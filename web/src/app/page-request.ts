import type { Brand } from '@laine/contract/brand.ts';
import type { Caller } from '@laine/contract/client.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { LegalFacts } from '@laine/legal/legal-facts.ts';
import { createContext } from 'react-router';

/** The server's context for rendered pages. Loaders reach data only through `call`, the contract's client. */
export type PageRequest = {
  locale: Locale;
  /** Every inline script and style carries it: the content policy allows no other. */
  nonce: string;
  call: Caller;
  /** The product's clock; forms and countdowns start from it. */
  now: Temporal.Instant;
  brand: Brand;
  /** Facts of this installation for the legal texts. */
  legalFacts: LegalFacts;
  /** Scheme and host of this visit, for canonical and language links. */
  origin: string;
  /** The sandbox is running: the footer links to it. */
  sandbox: boolean;
  /** Test keys: nothing is real, and every page says so. */
  rehearsal: boolean;
  /** Own bookings stay readable without a network; an operator can switch it off. */
  keepsOffline: boolean;
  /** Logs failures while rendering; the visitor sees no detail. */
  report: (error: unknown) => void;
  /** The operator's map style; null shows the small basemap of ours. */
  mapStyleUrl: string | null;
  /** A cached page lasts until bookings change at a station that its loader has named. */
  showBookingsAt: (stationIds: readonly string[]) => void;
};

export const pageRequest = createContext<PageRequest>();
