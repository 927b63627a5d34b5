import { formatSum } from '@laine/rules/money/format-money.ts';
import { isSurprisingPrice } from '@laine/rules/price/is-surprising-price.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { draftOf, type FactsForm } from './use-facts-form.ts';

/** A price is live at once: one that is hard to believe is asked about, with what it was. */
export function PriceQuestion({ form }: { form: FactsForm }) {
  const locale = useLocale();
  const text = (cents: number | undefined) => formatSum(cents ?? 0, locale);
  const [closedTry, setClosedTry] = useState(0);
  if (form.refusal !== 'price-surprising' || closedTry === form.declinedTries) return null;
  const draft = draftOf(form);
  const names = ['pricePerHourInCents', 'startingFeeInCents'] as const;
  const surprising = names
    .filter((name) => isSurprisingPrice(form.before[name], draft[name] ?? 0))
    .map((name) => ({ name, was: text(form.before[name]), now: text(draft[name]) }));
  const close = () => setClosedTry(form.declinedTries);
  return (
    <ConfirmDialog
      title={<Trans comment="Question before a price that is hard to believe is saved">Is this price meant?</Trans>}
      confirm={<Trans comment="Button: saves a price that was asked about">Yes, save it</Trans>}
      dismiss={<Trans comment="Button: change nothing">Not now</Trans>}
      tone="final"
      isDisabled={form.isSending}
      onConfirm={() => {
        close();
        void form.confirm();
      }}
      onClose={close}
    >
      <ul className="mt-3 grid gap-2">
        {surprising.map(({ name, was, now }) => (
          <li key={name}>
            {name === 'pricePerHourInCents' ? (
              <Trans comment="Field: of one board">Price per hour</Trans>
            ) : (
              <Trans comment="Field: paid once per board">Starting fee</Trans>
            )}
            {': '}
            <Trans comment="A price before and after; both are sums">
              was {was}, now {now}
            </Trans>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft">
        <Trans>Customers pay it from the next booking on.</Trans>
      </p>
    </ConfirmDialog>
  );
}
