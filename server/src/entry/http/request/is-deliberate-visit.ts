import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a person goes to this address: a navigation of the whole window from our own pages or from nowhere, no picture
 * or frame, no script, and nothing that the browser fetches ahead. A program does not say where it comes from, as every
 * browser does, and means what it asks.
 */
export function isDeliberateVisit(headers: IncomingHttpHeaders): boolean {
  const isAhead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) => headers[name] !== undefined);
  if (isAhead) return false;
  const from = headers['sec-fetch-site'];
  if (from === undefined) return true;
  const isNavigation = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isNavigation && from !== 'cross-site';
}
