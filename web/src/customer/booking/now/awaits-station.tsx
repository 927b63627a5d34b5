import { Trans } from '@lingui/react/macro';

/** Boards are or would be cancelled, and the station does not answer. */
export function AwaitsStation() {
  return (
    <Trans>
      The station is out of reach right now. We confirm the cancellation and the refund as soon as it has answered.
      Until then a code may still open its door, and if it is used, the rental counts.
    </Trans>
  );
}
