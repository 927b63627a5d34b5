import type { Station } from '@laine/contract/public/entities.ts';
import { MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { mostOvertimeInSeconds } from '@laine/rules/price/overtime.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Duration } from '../duration.tsx';

type Props = { station: Station; hasDeduction: boolean };

export function AuthorizationNote({ station, hasDeduction }: Props) {
  if (hasDeduction) {
    return (
      <Trans comment="Explains 'Total authorization' where a pass or a gift card pays a part">
        No hold on your card; the most that could be charged: what is left to pay now, and overtime up to its limit.
        Damage is separate. VAT is included.
      </Trans>
    );
  }
  const minutes = Math.ceil(mostOvertimeInSeconds(station) / MINUTE_IN_SECONDS);
  if (minutes === 0) {
    return (
      <Trans comment="Explains 'Total authorization' where overtime is never charged">
        No hold on your card; the most that could be charged: here that is the total, which you pay now. Damage is
        separate. VAT is included.
      </Trans>
    );
  }
  const overtimeInHours = minutes / 60;
  if (!Number.isInteger(overtimeInHours)) {
    return (
      <Trans comment="Explains 'Total authorization'. Total is charged at once; the placeholder is a length such as 1 h 30 min">
        No hold on your card; the most that could be charged: the total, which you pay now, and{' '}
        <Duration minutes={minutes} /> of overtime. Damage is separate. VAT is included.
      </Trans>
    );
  }
  return (
    <Trans comment="Explains 'Total authorization'. Total is charged at once; overtimeInHours is a whole number such as 3">
      No hold on your card; the most that could be charged: the total, which you pay now, and{' '}
      <Plural value={overtimeInHours} one="# hour" other="# hours" /> of overtime. Damage is separate. VAT is included.
    </Trans>
  );
}
