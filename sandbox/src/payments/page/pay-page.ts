import type { Stripe } from 'stripe';
import { html, type Html } from '../../page/html.ts';
import { sandboxPaths } from '../../sandbox-paths.ts';
import { inWords } from '../money.ts';
import type { CheckoutNote } from '../store/stored-objects.ts';
import { payDocument } from './pay-document.ts';
import type { FieldErrors, PayForm } from './pay-form.ts';
import { testCardHints } from './test-card-hints.ts';

interface PayPage {
  merchant: string;
  session: Stripe.Checkout.Session;
  note: CheckoutNote;
  knownEmail: string | undefined;
  /** Cards that can be used again. */
  saved: Stripe.PaymentMethod[];
  backUrl: string;
  form?: PayForm;
  errors?: FieldErrors;
}

/** Without the origin: a visitor may have come by another name of this machine. */
export const pathOf = ({ id }: Stripe.Checkout.Session) => sandboxPaths.pay(id);

const blank: PayForm = { saved: '', email: '', number: '', expiry: '', cvc: '', name: '' };

/** One column, like the provider's own page: the purpose, the sum, how to pay. */
export function payPage(page: PayPage) {
  const { merchant, session, note, knownEmail, saved, backUrl, form = blank, errors = {} } = page;
  const money = (cents: number) => inWords(cents, session.currency ?? 'eur');
  const sum = session.mode === 'setup' ? undefined : money(session.amount_total ?? 0);
  const savesCard = session.mode === 'setup' || note.intent.setup_future_usage !== null;
  return payDocument({
    title: sum === undefined ? 'Save a card' : `Pay ${merchant}, ${sum}`,
    merchant,
    sum,
    locale: session.locale ?? undefined,
    body: html`<a
        class="inline-flex min-h-11 items-center gap-1 justify-self-start no-underline hover:underline"
        href="${backUrl}"
        >${arrow} Back to ${merchant}</a
      >
      <h1 class="-mt-3 text-[1.75rem]">${sum === undefined ? 'Save a card' : `Pay ${merchant}`}</h1>
      ${sum === undefined ? html`<p class="text-ink-soft">Nothing is charged now.</p>` : summary(note, sum, money)}
      ${walletLinks(session)}
      <form method="post" action="${pathOf(session)}" class="card-form grid gap-5" novalidate>
        ${emailField(knownEmail, form, errors)} ${saved.length > 0 && savedCards(saved, page)}
        ${cardFields(form, errors)} ${savesCard && consent(page)}
        ${
          session.saved_payment_method_options?.payment_method_save === 'enabled' &&
          html`<label class="flex min-h-11 items-center gap-2.5 typed"
            ><input type="checkbox" name="offerAgain" /> Offer this card to me the next time</label
          >`
        }
        <button
          class="primary pay-button min-h-13 text-[1.0625rem] font-[680] tabular-nums"
          data-processing="Processing…"
        >
          ${sum === undefined ? 'Save card' : `Pay ${sum}`}
        </button>
        ${smallPrint(session.custom_text.after_submit)}
      </form>
      ${testCardHints()}`,
  });
}

function summary({ items, details }: CheckoutNote, sum: string, money: (cents: number) => string) {
  return html`<table class="w-full">
    <caption class="sr-only">
      What you pay for
    </caption>
    <tbody>
      ${items.map(
        ({ description, quantity, price, amount_total }, place) =>
          html`<tr>
            <th scope="row" class="py-2 text-left font-normal">
              ${description ?? ''} ${detailsOf(details?.[place])}
              ${(quantity ?? 1) > 1 && html`<span class="block text-sm text-ink-soft">${quantity ?? 1} × ${money(price?.unit_amount ?? 0)}</span>`}
            </th>
            <td class="py-2 pl-4 text-right align-top whitespace-nowrap tabular-nums">${money(amount_total)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot class="border-t border-line text-lg font-[680]">
      <tr>
        <th scope="row" class="py-2 text-left">Total</th>
        <td class="py-2 text-right tabular-nums">${sum}</td>
      </tr>
    </tfoot>
  </table>`;
}

const detailsOf = (text: string | null | undefined) =>
  text ? html`<span class="block text-sm text-ink-soft">${text}</span>` : undefined;

const BLACK = 'border-[light-dark(transparent,#5f7d86)] bg-[#000] text-white';
const YELLOW = 'border-transparent bg-[#ffc439] text-[#0b2e3a]';
const wallets = [
  { id: 'apple_pay', name: 'Apple Pay', type: 'card', look: BLACK },
  { id: 'google_pay', name: 'Google Pay', type: 'card', look: BLACK },
  { id: 'paypal', name: 'PayPal', type: 'paypal', look: YELLOW },
] as const;

function walletLinks(session: Stripe.Checkout.Session) {
  const offered = wallets.filter(({ type }) => session.payment_method_types.includes(type));
  return html`<ul class="grid grid-cols-[repeat(auto-fit,minmax(104px,1fr))] gap-2">
      ${offered.map(({ id, name, look }) => html`<li><a class="grid min-h-12 place-items-center rounded-control border font-semibold no-underline hover:opacity-85 ${look}" href="${pathOf(session)}/approve/${id}">${name}</a></li>`)}
    </ul>
    <p
      class="flex items-center gap-3 text-[0.9375rem] text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
    >
      <span>${session.mode === 'setup' ? 'or use a card' : 'or pay by card'}</span>
    </p>`;
}

const emailField = (known: string | undefined, form: PayForm, errors: FieldErrors) =>
  known === undefined
    ? field({ name: 'email', label: 'E-mail', placeholder: 'mari@example.com', autocomplete: 'email', form, errors })
    : html`<dl
        class="grid gap-x-4 rounded-control border border-line bg-paper px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)]"
      >
        <dt class="text-[0.9375rem] font-[560]">E-mail</dt>
        <dd class="wrap-anywhere sm:text-right">${known}</dd>
      </dl>`;

/** The newest is selected, unless the customer has just typed another one with an error. */
function savedCards(saved: Stripe.PaymentMethod[], { form, errors = {} }: PayPage) {
  const chosen = form === undefined ? saved[0]?.id : form.saved;
  const choice = (value: string, label: Html) =>
    html`<label class="flex min-h-11 items-center gap-2.5"
      ><input type="radio" name="saved" value="${value}" ${value === chosen && html`checked`} /> ${label}</label
    >`;
  return html`<fieldset>
    <legend class="mb-3 text-lg font-[680]">Pay with</legend>
    ${saved.map(({ id, card }) => choice(id, html`${cardName(card)} <span class="text-ink-soft">${expiryOf(card)}</span>`))}
    ${choice('', html`Another card`)}
    <p class="text-sm text-alert empty:hidden" aria-live="polite">${errors.saved}</p>
  </fieldset>`;
}

const cardName = (card: Stripe.PaymentMethod.Card | undefined) =>
  `${(card?.brand ?? '').replace(/^./, (first) => first.toUpperCase())} •••• ${card?.last4 ?? ''}`;

const expiryOf = (card: Stripe.PaymentMethod.Card | undefined) =>
  `${String(card?.exp_month ?? '').padStart(2, '0')} / ${String(card?.exp_year ?? '').slice(-2)}`;

function cardFields(form: PayForm, errors: FieldErrors) {
  const common = { form, errors };
  return html`<fieldset class="grid grid-cols-2 gap-3 typed">
    <legend class="mb-3 text-lg font-[680]">Card details</legend>
    ${field({ name: 'number', label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number', numeric: true, ...common })}
    ${field({ name: 'expiry', label: 'Expiry', placeholder: 'MM / YY', autocomplete: 'cc-exp', numeric: true, ...common })}
    ${field({ name: 'cvc', label: 'CVC', placeholder: '123', autocomplete: 'cc-csc', numeric: true, ...common })}
    ${field({ name: 'name', label: 'Name on card', placeholder: '', autocomplete: 'cc-name', ...common })}
  </fieldset>`;
}

interface Field {
  name: keyof PayForm;
  label: string;
  placeholder: string;
  autocomplete: string;
  form: PayForm;
  errors: FieldErrors;
  numeric?: boolean;
}

const field = ({ name, label, placeholder, autocomplete, form, errors, numeric }: Field) =>
  html`<div class="field grid content-start gap-1 ${name === 'expiry' || name === 'cvc' ? '' : 'col-span-full'}">
    <label for="${name}" class="text-[0.9375rem] font-[560]">${label}</label>
    <input
      id="${name}"
      class="tabular-nums aria-invalid:border-alert aria-invalid:ring-1 aria-invalid:ring-alert"
      name="${name}"
      type="${name === 'email' ? 'email' : 'text'}"
      inputmode="${numeric ? 'numeric' : name === 'email' ? 'email' : 'text'}"
      value="${form[name]}"
      placeholder="${placeholder}"
      autocomplete="${autocomplete}"
      aria-describedby="${name}-error"
      aria-invalid="${String(errors[name] !== undefined)}"
    />
    <p class="text-sm text-alert empty:hidden" id="${name}-error" aria-live="polite">${errors[name]}</p>
  </div>`;

/** In the product's own words if it gave some. */
const consent = ({ merchant, session: { custom_text: words } }: PayPage) =>
  smallPrint(
    words.submit ?? {
      message: `Your card will be saved, and you allow ${merchant} to charge it for later payments by its terms.`,
    },
  );

const smallPrint = (words: { message: string } | null): Html | undefined =>
  words ? html`<p class="text-sm text-ink-soft">${words.message}</p>` : undefined;

const arrow = html`<svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
  <path d="M10 3 5 8l5 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
</svg>`;
