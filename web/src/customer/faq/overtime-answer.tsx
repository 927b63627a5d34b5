import type { OvertimeBilling } from '@laine/contract/states.ts';
import { Trans } from '@lingui/react/macro';

/** Without a station the answer must be true for all of them. */
export function OvertimeAnswer({ billing }: { billing: OvertimeBilling | undefined }) {
  switch (billing) {
    case 'full-hours':
      return (
        <Trans>
          The first <strong>10 minutes are free</strong>. After that your card is charged for each full hour of
          overtime, at the station’s hourly price for each board.
        </Trans>
      );
    case 'begun-hours':
      return (
        <Trans>
          The first <strong>10 minutes are free</strong>. After that your card is charged for each hour of overtime that
          has begun, at the station’s hourly price for each board.
        </Trans>
      );
    default:
      return (
        <Trans>
          The first <strong>10 minutes are free</strong>. After that your card is charged for overtime, at the station’s
          hourly price for each board. The station’s page says whether each full hour counts or each hour begun.
        </Trans>
      );
  }
}
