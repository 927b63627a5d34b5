import { Day } from '@laine/contract/fields.ts';
import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { dayText } from '../../../i18n/moments.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { DateField } from '../../../ui/field/date-field.tsx';

type Props = {
  date: string;
  today: string;
  hrefOf: (date: string) => string;
  onDate: (date: string) => void;
  /** Undefined where nothing can be made any more. */
  onNew: (() => void) | undefined;
};

/** 'Tuesday', of a day such as 2026-11-17. */
const weekdayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTag(locale), { timeZone: 'UTC', weekday: 'long' }).format(
    Date.parse(`${day}T12:00:00Z`),
  );

/** The shown day, links to others, and the button for a new session. */
export function DayHead({ date, today, hrefOf, onDate, onNew }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  // While a date is typed it is none yet: the page waits for a whole one.
  const [typed, setTyped] = useState<string>();
  const beside = (days: number) => Temporal.PlainDate.from(date).add({ days }).toString();
  const change = (value: string | undefined) => {
    const isWhole = value !== undefined && Day.safeParse(value).success;
    setTyped(isWhole ? undefined : (value ?? ''));
    if (isWhole) onDate(value);
  };
  const step = `${buttonStyle('quiet', 'small')} px-3!`;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid gap-2">
        <h2 className="text-lg first-letter:uppercase" aria-live="polite">
          {weekdayText(date, locale)}, {dayText(date, locale)}
        </h2>
        <nav
          aria-label={t({ message: 'Days', comment: 'Name of the ways to other days' })}
          className="flex flex-wrap items-end gap-2"
        >
          <Link
            to={hrefOf(beside(-1))}
            preventScrollReset
            aria-label={t({ message: 'The day before', comment: 'Link to the previous day' })}
            className={step}
          >
            <ChevronLeft aria-hidden className="size-5" />
          </Link>
          <Link
            to={hrefOf(today)}
            preventScrollReset
            aria-current={date === today ? 'date' : undefined}
            className={`${step} aria-[current=date]:border-action aria-[current=date]:text-action`}
          >
            <Trans context="day" comment="Link to the present day">
              Today
            </Trans>
          </Link>
          <Link
            to={hrefOf(beside(1))}
            preventScrollReset
            aria-label={t({ message: 'The day after', comment: 'Link to the next day' })}
            className={step}
          >
            <ChevronRight aria-hidden className="size-5" />
          </Link>
          <div className="w-44">
            <DateField
              id={`${id}date`}
              name="date"
              label={t({ message: 'Date', comment: 'Of a date and time' })}
              value={typed ?? date}
              onChange={change}
              onBlur={() => setTyped(undefined)}
            />
          </div>
        </nav>
      </div>
      {onNew && (
        <button type="button" onClick={onNew} className={buttonStyle('action', 'small')}>
          <Plus aria-hidden className="size-4" />
          <Trans comment="Button: a rental without a payment, for repairs and guests">New session</Trans>
        </button>
      )}
    </div>
  );
}
