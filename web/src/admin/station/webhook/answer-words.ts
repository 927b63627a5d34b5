import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Readonly<Record<string, MessageDescriptor>> = {
  unreachable: msg({
    message: 'nobody could be reached there',
    comment: 'Why a webhook was not delivered, after a colon',
  }),
  'no-answer': msg({ message: 'no answer in time', comment: 'Why a webhook was not delivered, after a colon' }),
  unsafe: msg({
    message: 'the address leads into a private network',
    comment: 'Why a webhook was not delivered, after a colon',
  }),
};

/** A status such as 503 unchanged, and a missing answer's reason in words. */
export function answerWords(answer: string | number, i18n: I18n): string {
  const known = words[answer];
  return known ? i18n._(known) : String(answer);
}
