import type { ClosureKind } from '@laine/contract/closure-kind.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type ToldKind = Exclude<ClosureKind, 'other'>;

/** Why a station is closed, for customers, and for the staff who choose it. */
const closureWords: Readonly<Record<ToldKind, MessageDescriptor>> = {
  storm: msg({ message: 'Storm', comment: 'Why a station is closed' }),
  wind: msg({ message: 'Strong wind', comment: 'Why a station is closed' }),
  thunder: msg({ message: 'Thunder', comment: 'Why a station is closed' }),
  water: msg({ message: 'Bad water', comment: 'Why a station is closed: algae, bacteria' }),
  maintenance: msg({ message: 'Maintenance', comment: 'Why a station is closed' }),
  event: msg({ message: 'Event at the beach', comment: 'Why a station is closed: a race, a festival' }),
};

export const closureOptions = Object.entries(closureWords).map(([kind, word]) => ({ value: kind as ToldKind, word }));

export const findClosureWord = (kind: ClosureKind): MessageDescriptor | undefined =>
  kind === 'other' ? undefined : closureWords[kind];
