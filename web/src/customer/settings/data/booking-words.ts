import type { OwnData } from '@laine/contract/public/own-data.ts';
import type { ReviewRefusal, ReviewStatus } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type CancelledBy = NonNullable<OwnData['bookings'][number]['cancelledBy']>;

export const cancelledByWords: Record<CancelledBy, MessageDescriptor> = {
  customer: msg({ message: 'You', context: 'who', comment: 'Who cancelled a booking: the reader' }),
  operator: msg({ message: 'Us', comment: 'Who cancelled a booking: the company that rents boards out' }),
  'hold-ended': msg({ message: 'Nobody, it was not paid in time', comment: 'Who cancelled a booking' }),
};

export const reviewStatusWords: Record<ReviewStatus, MessageDescriptor> = {
  waiting: msg({ message: 'Waiting to be looked at', comment: 'State of a review' }),
  published: msg({ message: 'Published', comment: 'State of a review' }),
  refused: msg({ message: 'Not published', comment: 'State of a review' }),
};

export const reviewRefusalWords: Record<ReviewRefusal, MessageDescriptor> = {
  insulting: msg({ message: 'Insulting', comment: 'Why a review was not published' }),
  'personal-data': msg({ message: 'Names other people', comment: 'Why a review was not published' }),
  advertising: msg({ message: 'Advertising', comment: 'Why a review was not published' }),
  'not-about-the-rental': msg({ message: 'Not about the rental', comment: 'Why a review was not published' }),
  unlawful: msg({ message: 'Against the law', comment: 'Why a review was not published' }),
};
