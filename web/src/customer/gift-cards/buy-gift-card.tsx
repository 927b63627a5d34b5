import { paths } from '@laine/contract/paths.ts';
import { giftCardCalls } from '@laine/contract/public/gift-card-calls.ts';
import { WITHDRAWAL_DAYS } from '@laine/rules/constants.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { use, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { LongTextField } from '../../ui/field/long-text-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { BrandName } from '../../ui/page/brand-name.ts';
import { SignInPanel } from '../shop/sign-in-panel.tsx';
import { useLeavePage } from '../shop/use-leave-page.ts';
import { AmountField } from './amount-field.tsx';
import type { GiftCardsData } from './gift-cards-data.ts';
import { VoucherCard } from './voucher-card.tsx';
import { voucherWords } from './voucher-words.ts';

const MAX_MESSAGE_LETTERS = 500;
const HIDDEN_CODE = '••••-••••-••••';

/** For oneself or somebody else, with a preview of the voucher. */
export function BuyGiftCard({ page }: { page: GiftCardsData }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const brandName = use(BrandName);
  const { viewer, chosen } = page;
  const [forWhom, setForWhom] = useState<'me' | 'somebody'>(chosen.isForSomebody ? 'somebody' : 'me');
  const [missingTries, setMissingTries] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const { leave, isLeaving } = useLeavePage();
  const noLinks = t({
    message: 'Please leave out links, addresses and phone numbers, and put a space after a full stop',
    comment: 'Below a name or message that is mailed to somebody else and has something like example.com in it',
  });
  const form = useCallForm(giftCardCalls.buyGiftCard, {
    start: { amountInCents: chosen.amountInCents, recipientEmail: '', senderName: '', message: '' },
    onDone: ({ url }) => leave(url),
    words: { recipientEmail: t`This does not look like an e-mail address`, senderName: noLinks, message: noLinks },
  });
  const isForSomebody = forWhom === 'somebody';
  const email = form.field('recipientEmail');
  const isMissing = isForSomebody && (email.value ?? '').trim() === '';
  const tries = form.declinedTries + missingTries;
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const choose = (next: 'me' | 'somebody') => {
    setForWhom(next);
    if (next === 'somebody') {
      form.field('senderName').onChange(viewer?.name ?? '');
      return;
    }
    for (const name of ['recipientEmail', 'senderName', 'message'] as const) form.field(name).onChange('');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isLeaving) return;
    if (isMissing) setMissingTries((count) => count + 1);
    else void form.submit();
  };
  const { amountInCents = Number.NaN, senderName = '', message = '' } = form.values;
  const left = MAX_MESSAGE_LETTERS - message.length;
  const words = voucherWords(i18n, locale, {
    brandName,
    site: page.site,
    amountInCents,
    senderName: isForSomebody ? senderName : '',
    expiresOn: page.expiresOn,
  });
  const amountChoice = Number.isInteger(amountInCents) ? { amount: String(amountInCents) } : {};
  const target = paths.giftCards({ ...amountChoice, ...(isForSomebody && { for: 'somebody' }) });
  const isBusy = form.isSending || isLeaving;
  return (
    <section
      aria-labelledby="buy-title"
      className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="rounded-card border border-line bg-paper p-[min(1.25rem,5vw)] sm:p-7">
        <h2 id="buy-title" className="text-xl">
          <Trans>Buy a gift card</Trans>
        </h2>
        <form ref={element} noValidate onSubmit={submit} aria-busy={isBusy} className="mt-5 grid grid-cols-1 gap-5">
          <AmountField field={form.field('amountInCents')} />
          <ChoiceField
            id="for-whom"
            name="forWhom"
            value={forWhom}
            onChange={choose}
            label={<Trans>For whom?</Trans>}
            choices={[
              {
                value: 'me',
                label: <Trans>For me, or to hand over myself</Trans>,
                note: <Trans>The voucher comes to your own mailbox, ready to print.</Trans>,
              },
              {
                value: 'somebody',
                label: <Trans>Send it to somebody</Trans>,
                note: <Trans>They get the voucher by e-mail as soon as it is paid, with your words.</Trans>,
              },
            ]}
          />
          {viewer ? (
            <>
              {isForSomebody && (
                <>
                  <TextField
                    {...email}
                    type="email"
                    inputMode="email"
                    isRequired
                    label={<Trans>Their e-mail address</Trans>}
                    error={email.error ?? (isMissing && missingTries > 0 ? t`Tell us where to send it` : undefined)}
                  />
                  <TextField
                    {...form.field('senderName')}
                    label={<Trans>Your name on the voucher</Trans>}
                    autoComplete="name"
                    maxLength={120}
                  />
                  <LongTextField
                    {...form.field('message')}
                    label={<Trans comment="On a gift card">Your message on the voucher</Trans>}
                    hint={<Plural value={left} one="# character left" other="# characters left" />}
                    maxLength={MAX_MESSAGE_LETTERS}
                  />
                </>
              )}
              <FormProblem form={form} />
              <button
                type="submit"
                aria-disabled={isBusy}
                className={`${buttonStyle('primary')} w-full aria-disabled:cursor-progress`}
              >
                {isBusy ? (
                  <Trans>Opening the payment page…</Trans>
                ) : (
                  <>
                    <Trans comment="Button: on to the payment page">Go Pay</Trans>
                    {Number.isInteger(amountInCents) && (
                      <span className="figures font-normal">
                        · <ServerText>{formatMoney(amountInCents, locale)}</ServerText>
                      </span>
                    )}
                  </>
                )}
              </button>
              <p className="text-xs text-ink-soft">
                <Trans>
                  With the payment you accept the{' '}
                  <a href={paths.terms()} target="_blank" className="prose-link">
                    terms and conditions
                  </a>
                  . You can withdraw within <Plural value={WITHDRAWAL_DAYS} one="# day" other="# days" />; what was
                  spent by then is not paid back.
                </Trans>
              </p>
            </>
          ) : (
            <SignInPanel target={target} />
          )}
        </form>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 lg:sticky lg:top-24 lg:self-start">
        <p className="text-sm font-medium text-ink-soft">
          <Trans comment="Above a preview of the voucher">How it will look</Trans>
        </p>
        <VoucherCard words={words} message={isForSomebody ? message.trim() : ''} code={HIDDEN_CODE} />
      </div>
    </section>
  );
}
