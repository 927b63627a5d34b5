import type { ReviewRefusal, ReviewStatus } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const reviewStatusWords: Readonly<Record<ReviewStatus, MessageDescriptor>> = {
  waiting: msg({ message: 'Waiting', comment: 'State of a review that nobody has looked at' }),
  published: msg({ message: 'Published', comment: 'State of a review' }),
  refused: msg({ message: 'Refused', comment: 'State of a review' }),
};

/** There are no other reasons: a bad opinion is none. */
export const reviewRefusalWords: Readonly<Record<ReviewRefusal, MessageDescriptor>> = {
  insulting: msg({ message: 'Insulting', comment: 'Why a review is not published' }),
  'personal-data': msg({ message: 'Names somebody', comment: 'Why a review is not published: it tells personal data' }),
  advertising: msg({ message: 'Advertising', comment: 'Why a review is not published' }),
  'not-about-the-rental': msg({ message: 'Not about the rental', comment: 'Why a review is not published' }),
  unlawful: msg({ message: 'Against the law', comment: 'Why a review is not published' }),
};
