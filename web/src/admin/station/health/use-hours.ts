import { formatTag } from '@laine/contract/format-tag.ts';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../i18n/use-locale.ts';

/** A length of time: '1.5 h', or '12 min' where it is less than an hour. */
export function useHours(): (hours: number) => string {
  const { t } = useLingui();
  const format = new Intl.NumberFormat(formatTag(useLocale()), { maximumFractionDigits: 1 });
  return (hours) => {
    const [minutes, figure] = [format.format(hours * 60), format.format(hours)];
    if (hours > 0 && hours < 1) return t({ message: `${minutes} min`, comment: 'A length of time in minutes' });
    return t({ message: `${figure} h`, comment: 'A length of time in hours' });
  };
}
