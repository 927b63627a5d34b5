import { paths } from '@laine/contract/paths.ts';
import { giftCardCalls } from '@laine/contract/public/gift-card-calls.ts';
import { GIFT_CARD_CODE_LETTERS } from '@laine/rules/constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { problemText } from '../../api/problem-text.ts';
import { useAct } from '../../api/use-act.ts';
import { longDateText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Money } from '../../ui/data/money.tsx';
import { formatGiftCardCode, isWholeGiftCardCode } from '../gift-card-code/format-gift-card-code.ts';
import { GiftCardCodeField } from '../gift-card-code/gift-card-code-field.tsx';

/** The balance of a card, for anybody with its code. Guesses are counted per person, so it needs a sign-in. */
export function BalanceCheck({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section
      id="balance"
      aria-labelledby="balance-title"
      className="mt-14 rounded-card border border-line bg-paper p-5 sm:p-7 lg:max-w-2xl"
    >
      <h2 id="balance-title" className="text-xl">
        <Trans>You have a gift card?</Trans>
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">
        <Trans>You enter its code where you book. Here you see what is left on it.</Trans>
      </p>
      {isSignedIn ? (
        <BalanceForm />
      ) : (
        <Link to={paths.login({ redirect: paths.giftCards() })} className={buttonStyle('quiet')}>
          <Trans>Sign in to see the balance</Trans>
        </Link>
      )}
    </section>
  );
}

function BalanceForm() {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [known, setKnown] = useState<{ code: string; balanceInCents: number; expiresAt: string | null }>();
  const { act, isActing } = useAct(giftCardCalls.giftCard, {
    onDone: ({ giftCard }, asked) => setKnown({ ...giftCard, code: asked.code }),
    onProblem: (cause) => {
      setComplaint(problemText(cause, i18n));
      input.current?.focus();
    },
    isQuiet: true,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = formatGiftCardCode(code);
    setCode(typed);
    setKnown(undefined);
    const isWhole = isWholeGiftCardCode(typed);
    setComplaint(
      isWhole ? undefined : t`A code has ${GIFT_CARD_CODE_LETTERS} letters and figures, such as ACDE-3467-FGHJ`,
    );
    if (isWhole && !isActing) act({ code: typed });
    else input.current?.focus();
  };
  const change = (next: string) => {
    setCode(next);
    if (formatGiftCardCode(next) !== formatGiftCardCode(code)) setComplaint(undefined);
  };
  const isShown = known !== undefined && known.code === formatGiftCardCode(code);
  const expiresOn = known?.expiresAt ? longDateText(known.expiresAt, 'UTC', locale) : null;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <GiftCardCodeField ref={input} id="balance-code" code={code} onCode={change} error={complaint} />
        <button
          type="submit"
          aria-disabled={isActing}
          // Keeps the focus in the field until the click, or the code would be grouped and the button would move away.
          onMouseDown={(event) => event.preventDefault()}
          // Beside the field, however many lines its error has.
          className={`${buttonStyle('action')} aria-disabled:cursor-progress sm:mt-7.5`}
        >
          <Trans>Check the balance</Trans>
        </button>
      </div>
      <output className="block">
        {isShown && (
          <span className="block animate-rise rounded-control bg-tint p-4">
            <span className="block text-sm">
              <Trans>Left on this card</Trans>
            </span>
            <span className="text-2xl font-semibold">
              {known.balanceInCents === 0 ? <Trans>Nothing</Trans> : <Money cents={known.balanceInCents} />}
            </span>
            {expiresOn !== null && (
              <span className="block text-sm">
                <Trans comment="expiresOn is a date">Valid until {expiresOn}</Trans>
              </span>
            )}
          </span>
        )}
      </output>
    </form>
  );
}
