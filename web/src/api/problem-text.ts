import { Declined } from '@laine/contract/client.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The server's own words if it answered; ours if it wasn't reached, or its answer has no readable words. */
export function problemText(error: unknown, i18n: I18n): string {
  if (error instanceof Declined && error.message) return error.message;
  if (isLostNetwork(error)) return i18n._(msg`We could not reach the server. Check your connection and try again.`);
  return i18n._(msg`Something went wrong on our side. Please try again in a moment.`);
}

/** Errors that browsers throw when no answer came, or when it was cut off. */
const isLostNetwork = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name !== 'SyntaxError');
