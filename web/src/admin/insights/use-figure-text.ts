import { formatTag } from '@laine/contract/format-tag.ts';
import { formatSum } from '@laine/rules/money/format-money.ts';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../i18n/use-locale.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
/** Below it a whole percent would hide that something was sold at all. */
const SMALL_SHARE = 0.1;

/** How figures are written. What cannot be told, such as the mean of nothing, is a dash. */
export function useFigureText() {
  const { t } = useLingui();
  const locale = useLocale();
  const tag = formatTag(locale);
  const percent = (value: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: value < SMALL_SHARE ? 1 : 0 }).format(value);
  const short = (value: number, unit: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(value);
  return {
    money: (cents: number) => formatSum(cents, locale),
    share: (value: number | null) => (value === null ? '–' : percent(value)),
    length: (seconds: number | null) => {
      if (seconds === null) return '–';
      if (seconds >= 2 * DAY) return short(seconds / DAY, 'day');
      return seconds >= HOUR ? short(seconds / HOUR, 'hour') : short(Math.round(seconds / MINUTE), 'minute');
    },
    day: (day: string, withYear: boolean) =>
      new Intl.DateTimeFormat(tag, {
        day: 'numeric',
        // Short enough that a phone has room for eight of them.
        month: 'numeric',
        ...(withYear && { year: '2-digit' }),
        timeZone: 'UTC',
      }).format(Date.parse(day)),
    before: t({ message: 'Before', comment: 'Of a chart: the days before those that were chosen' }),
    now: t({ message: 'Chosen days', comment: 'Of a chart: the days that were chosen, beside those before' }),
  };
}
