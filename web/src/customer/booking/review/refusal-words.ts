import type { ReviewRefusal } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a review was not published, told to its author. */
export const refusalWords: Record<ReviewRefusal, MessageDescriptor> = {
  insulting: msg`It insults somebody.`,
  'personal-data': msg`It contains personal data, such as a name or a phone number.`,
  advertising: msg`It is advertising.`,
  'not-about-the-rental': msg`It is not about the rental.`,
  unlawful: msg`Publishing it would be against the law.`,
};
