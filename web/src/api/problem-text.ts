import { Declined } from '@laine/contract/client.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The server's own words when it answered, and ours when it could not be reached. */
export function problemText(error: unknown, i18n: I18n): string {
  if (error instanceof Declined && error.message) return error.message;
  return i18n._(msg`We could not reach the server. Check your connection and try again.`);
}
