import type { BroadcastKind, BroadcastPart } from '@laine/contract/broadcast-kind.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const broadcastKindWords: Readonly<Record<BroadcastKind, MessageDescriptor>> = {
  storm: msg({ message: 'Storm', comment: 'What everybody at a station is told of' }),
  wind: msg({ message: 'Strong wind', comment: 'What everybody at a station is told of' }),
  thunder: msg({ message: 'Thunder', comment: 'What everybody at a station is told of' }),
  water: msg({ message: 'Algae or bad water', comment: 'What everybody at a station is told of' }),
  closed: msg({ message: 'The station is closed', comment: 'What everybody at a station is told of' }),
  other: msg({ message: 'Something else, in own words', comment: 'What everybody at a station is told of' }),
};

export const broadcastPartWords: Readonly<Record<BroadcastPart, MessageDescriptor>> = {
  out: msg({ message: 'On the water', comment: 'Whom a message found: people with a board out' }),
  coming: msg({ message: 'On the way', comment: 'Whom a message found: people whose rental lies ahead' }),
  cancelled: msg({
    message: 'Cancelled with all the money back',
    comment: 'Whom a message found: people who lose their booking',
  }),
};

export const broadcastParts: readonly BroadcastPart[] = ['out', 'coming', 'cancelled'];
