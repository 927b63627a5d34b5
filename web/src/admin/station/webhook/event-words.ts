import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** An event's name; one that was stored under an unknown name is shown unchanged. */
export function eventWords(event: string, i18n: I18n): string {
  if (event === 'session-start') return i18n._(msg`Board collected`);
  if (event === 'session-end') return i18n._(msg`Board brought back`);
  if (event === 'test') return i18n._(msg({ message: 'Test', comment: 'A test event of a webhook' }));
  return event;
}
