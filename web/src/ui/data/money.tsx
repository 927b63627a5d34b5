import { formatMoney } from '@laine/rules/money/format-money.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ServerText } from './server-text.tsx';

/** A sum with figures of equal width; what was given back or is owed stands with its sign. */
export function Money({ cents }: { cents: number }) {
  const locale = useLocale();
  return (
    <span className="figures whitespace-nowrap">
      <ServerText>{formatMoney(cents, locale)}</ServerText>
    </span>
  );
}
