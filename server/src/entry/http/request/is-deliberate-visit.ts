import type { IncomingHttpHeaders } from 'node:http';

/**
 * True if a person navigates to this address: a navigation of the whole window from our own pages or from nowhere, but
 * not an image, frame, script or prefetch. A program doesn't send an origin, as every browser does, and counts as
 * deliberate.
 */
export function isDeliberateVisit(headers: IncomingHttpHeaders): boolean {
  const isAhead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) => headers[name] !== undefined);
  if (isAhead) return false;
  const from = headers['sec-fetch-site'];
  if (from === undefined) return true;
  const isNavigation = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isNavigation && from !== 'cross-site';
}
