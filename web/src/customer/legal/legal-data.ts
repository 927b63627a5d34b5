import type { LegalDocument } from '@laine/legal/legal-document.ts';

/** A legal page's data, written on the server: its words are in no script. */
export type LegalData = {
  document: LegalDocument;
  /** The day from which this version holds, in words. */
  since: string;
  isReviewedByCounsel: boolean;
  /** Scheme and host, for the addresses of links on paper. */
  origin: string;
};
