import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/data/badge.tsx';
import { SessionBadge } from '../../ui/data/session-badge.tsx';
import type { NowRow } from './group-reservations.ts';

/** Readable at arm's length: it is what somebody at the lockers looks for. */
export function Doors({ doors }: NowRow) {
  return doors.map(({ lockerNumber, code }) => (
    <span key={code} className="flex flex-wrap items-baseline gap-x-2.5">
      <strong className="text-2xl tracking-widest text-ink">{code}</strong>
      {lockerNumber !== null && (
        <span className="whitespace-nowrap">
          <Trans>Locker {lockerNumber}</Trans>
        </span>
      )}
    </span>
  ));
}

export function NowStatus({ phase }: NowRow) {
  if (phase === 'late') {
    return (
      <Badge tone="red" icon={TriangleAlert}>
        <Trans comment="State of a booking: a board is out after its time">Late</Trans>
      </Badge>
    );
  }
  return <SessionBadge status={phase === 'ready' ? 'created' : 'started'} isInQuestion={phase === 'in-question'} />;
}
