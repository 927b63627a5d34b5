import { formatMoney } from '@laine/rules/money/format-money.ts';
import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { notify } from '../../ui/state/toast/toasts.ts';

/** The page's steps after a withdrawal. */
export function useWithdrawn(onClose: () => void): (done: { refundInCents: number }) => void {
  const { t } = useLingui();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  return ({ refundInCents }) => {
    onClose();
    document.querySelector<HTMLElement>('#main')?.focus();
    const refund = formatMoney(refundInCents, locale);
    const detail = refundInCents > 0 ? t`${refund} goes back to where you paid from.` : undefined;
    notify({ tone: 'done', title: t`You have withdrawn from the purchase`, detail });
    void revalidate();
  };
}
