import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What an event of a webhook tells; one that was stored under another name is said as it is. */
export function eventWords(event: string, i18n: I18n): string {
  if (event === 'session-start') return i18n._(msg`Board collected`);
  if (event === 'session-end') return i18n._(msg`Board brought back`);
  if (event === 'test') return i18n._(msg({ message: 'Test', comment: 'A test event of a webhook' }));
  return event;
}
