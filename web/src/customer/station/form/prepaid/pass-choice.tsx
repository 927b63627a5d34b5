import { HOUR_IN_SECONDS, PASS_BOOKING_AHEAD_SECONDS, PASS_CANCEL_NOTICE_SECONDS } from '@laine/rules/constants.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { dateTimeText } from '../../../../i18n/moments.ts';
import { useLocale } from '../../../../i18n/use-locale.ts';
import { SwitchField } from '../../../../ui/field/switch-field.tsx';
import type { StationPass } from '../../station-data.ts';
import type { Prepaid } from './use-prepaid.ts';

const aheadHours = PASS_BOOKING_AHEAD_SECONDS / HOUR_IN_SECONDS;
const noticeHours = PASS_CANCEL_NOTICE_SECONDS / HOUR_IN_SECONDS;

/** On by itself where it can be used; where it cannot, the form says why. */
export function PassChoice({ prepaid, pass }: { prepaid: Prepaid; pass: StationPass }) {
  const locale = useLocale();
  const { name } = pass;
  const savesInCents = prepaid.quote?.pass?.savesInCents;
  const saving = savesInCents === undefined ? '…' : formatMoney(savesInCents, locale);
  if (prepaid.passUse === 'too-far-ahead') {
    return (
      <p className="rounded-control bg-foam p-3.5 text-sm">
        <Trans comment="name is the pass, such as Laine Eesti">
          Your pass {name} is for starts within{' '}
          <Plural value={aheadHours} one="the next hour" other="the next # hours" />. For this time the normal price
          holds.
        </Trans>
      </p>
    );
  }
  if (prepaid.passBusyUntil !== null) {
    const until = dateTimeText(prepaid.passBusyUntil, prepaid.timeZone);
    return (
      <p className="rounded-control bg-foam p-3.5 text-sm">
        <Trans comment="name is the pass, such as Laine Eesti; until a day and a time">
          Your pass {name} is in use until {until}. For this time the normal price holds.
        </Trans>
      </p>
    );
  }
  return (
    <div className="rounded-control bg-foam px-3.5 py-1.5">
      <SwitchField
        id="use-pass"
        name="usePass"
        value={prepaid.usesPass}
        onChange={prepaid.setUsesPass}
        label={<Trans comment="name is the pass, such as Laine Eesti">Use my pass {name}</Trans>}
        hint={
          <Trans comment="saving is a sum such as 15.00 €">
            It saves {saving}. Cancel at least <Plural value={noticeHours} one="# hour" other="# hours" /> before the
            start, or it is charged.
          </Trans>
        }
      />
    </div>
  );
}
