import type { SessionEditPreview } from '@laine/contract/admin/session-edit-preview.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { timeText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';

type Props = { preview: SessionEditPreview; timeZone: string };

/** The server's preview of what saving changes for whom. */
export function SessionEditEffects({ preview, timeZone }: Props) {
  const locale = useLocale();
  const { refusal, worthInCents, leftInCents, isTold, paidUntil, others } = preview;
  if (refusal !== null) {
    return (
      <p role="alert" className="text-sm text-alert">
        {refusal}
      </p>
    );
  }
  const worth = formatMoney(worthInCents, locale);
  const left = leftInCents === null ? null : formatMoney(leftInCents, locale);
  return (
    <ul aria-live="polite" className="grid list-disc gap-1 pl-5 text-sm text-ink-soft empty:hidden">
      {worthInCents > 0 && (
        <li>
          {left === null ? (
            <Trans comment="worth is a sum such as 15.00 €">
              The time is worth {worth} and costs the customer nothing.
            </Trans>
          ) : (
            <Trans comment="Two sums: what the free time is worth, and how much staff may still give away">
              The time is worth {worth} and costs the customer nothing; you may give {left} here.
            </Trans>
          )}
        </li>
      )}
      {paidUntil !== null && (
        <li>
          <Trans comment="A time of day; staff make a rental shorter">
            It is paid until {timeText(paidUntil, timeZone)}: nothing is charged before, and nobody is warned. To give
            money back, use “Goodwill” above.
          </Trans>
        </li>
      )}
      {isTold && (
        <li>
          <Trans>The customer gets an SMS and an e-mail with the times, lockers and codes of every board.</Trans>
        </li>
      )}
      {others.map((board) => (
        <li key={board.id}>
          <Trans comment="A locker's number and two times of day">
            Locker {board.lockerNumber ?? '–'} stays {timeText(board.start, timeZone)}–{timeText(board.end, timeZone)}.
          </Trans>
        </li>
      ))}
    </ul>
  );
}
