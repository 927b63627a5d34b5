import type { StationStatus } from '@laine/contract/states.ts';
import { Trans } from '@lingui/react/macro';
import { CircleOff, EyeOff, Wifi, WifiOff } from 'lucide-react';
import { Badge } from '../../ui/data/badge.tsx';

type Props = { station: { status: StationStatus; connected: boolean } };

/** A station's state in one word: its staff's decision counts before its connection. */
export function StationState({ station: { status, connected } }: Props) {
  if (status === 'hidden') {
    return (
      <Badge tone="gray" icon={EyeOff}>
        <Trans comment="A station that only its staff can see">Hidden</Trans>
      </Badge>
    );
  }
  if (status === 'disabled') {
    return (
      <Badge tone="gray" icon={CircleOff}>
        <Trans comment="A station that takes no bookings">Closed</Trans>
      </Badge>
    );
  }
  return connected ? (
    <Badge tone="green" icon={Wifi}>
      <Trans comment="A station that is connected">Online</Trans>
    </Badge>
  ) : (
    <Badge tone="red" icon={WifiOff}>
      <Trans comment="A station that does not answer">Silent</Trans>
    </Badge>
  );
}
