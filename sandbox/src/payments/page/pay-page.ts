import type { Locale } from '@laine/contract/states.ts';
import type { Stripe } from 'stripe';
import { html, type Html } from '../../page/html.ts';
import { sandboxPaths } from '../../sandbox-paths.ts';
import type { CheckoutNote } from '../store/stored-objects.ts';
import { inWords } from '../money.ts';
import { payDocument } from './pay-document.ts';
import type { FieldErrors, PayForm } from './pay-form.ts';
import { testCardHints } from './test-card-hints.ts';
import type { PayWords } from './words/pay-words.ts';
import { payWords } from './words/words-by-locale.ts';

interface PayPage {
  locale: Locale;
  merchant: string;
  session: Stripe.Checkout.Session;
  note: CheckoutNote;
  knownEmail: string | undefined;
  /** What may be paid with again. */
  saved: Stripe.PaymentMethod[];
  backUrl: string;
  form?: PayForm;
  errors?: FieldErrors;
}

/** Without the origin: a visitor may have come by another name of this machine. */
export const pathOf = ({ id }: Stripe.Checkout.Session) => sandboxPaths.pay(id);

const blank: PayForm = { saved: '', email: '', number: '', expiry: '', cvc: '', name: '' };

/** One column, as the provider's own page: what it is for, the sum, how to pay. */
export function payPage(page: PayPage) {
  const { locale, merchant, session, note, knownEmail, saved, backUrl, form = blank, errors = {} } = page;
  const words = payWords(locale);
  const money = (cents: number) => inWords(cents, session.currency ?? 'eur', locale);
  const sum = session.mode === 'setup' ? undefined : money(session.amount_total ?? 0);
  const savesCard = session.mode === 'setup' || note.intent.setup_future_usage !== null;
  return payDocument({
    locale,
    title: sum === undefined ? words.saveCard : `${words.payTo(merchant)}, ${sum}`,
    merchant,
    sum,
    body: html`<a class="back" href="${backUrl}">${arrow} ${words.backTo(merchant)}</a>
      <h1>${sum === undefined ? words.saveCard : words.payTo(merchant)}</h1>
      ${sum === undefined ? html`<p class="quiet">${words.nothingNow}</p>` : summary(words, note, sum, money)}
      ${wallets(words, session)}
      <form method="post" action="${pathOf(session)}" class="card-form" novalidate>
        ${emailField(words, knownEmail, form, errors)} ${saved.length > 0 && savedCards(words, saved, page)}
        ${cardFields(words, form, errors)} ${savesCard && consent(words, merchant, note)}
        ${
          session.saved_payment_method_options?.payment_method_save === 'enabled' &&
          html`<label class="tick"><input type="checkbox" name="offerAgain" /> ${words.offerAgain}</label>`
        }
        <button class="primary pay-button" data-processing="${words.processing}">
          ${sum === undefined ? words.saveCardButton : words.pay(sum)}
        </button>
      </form>
      ${testCardHints(words)}`,
  });
}

function summary(words: PayWords, { items, details }: CheckoutNote, sum: string, money: (cents: number) => string) {
  return html`<table class="lines">
    <caption class="visually-hidden">
      ${words.whatFor}
    </caption>
    <tbody>
      ${items.map(
        ({ description, quantity, price, amount_total }, place) =>
          html`<tr>
            <th scope="row">
              ${description ?? ''} ${detailsOf(details?.[place])}
              ${(quantity ?? 1) > 1 && html`<span class="quiet">${quantity ?? 1} × ${money(price?.unit_amount ?? 0)}</span>`}
            </th>
            <td>${money(amount_total)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${words.total}</th>
        <td>${sum}</td>
      </tr>
    </tfoot>
  </table>`;
}

const detailsOf = (text: string | null | undefined) => (text ? html`<span class="quiet">${text}</span>` : undefined);

function wallets(words: PayWords, session: Stripe.Checkout.Session) {
  const types = session.payment_method_types;
  const offered = [
    ...(types.includes('card')
      ? ([
          ['apple_pay', 'Apple Pay'],
          ['google_pay', 'Google Pay'],
        ] as const)
      : []),
    ...(types.includes('paypal') ? ([['paypal', 'PayPal']] as const) : []),
  ];
  return html`<ul class="wallets">
      ${offered.map(([id, name]) => html`<li><a class="wallet ${id}" href="${pathOf(session)}/approve/${id}">${name}</a></li>`)}
    </ul>
    <p class="or"><span>${session.mode === 'setup' ? words.orUseCard : words.orPayByCard}</span></p>`;
}

const emailField = (words: PayWords, known: string | undefined, form: PayForm, errors: FieldErrors) =>
  known === undefined
    ? field({ name: 'email', label: words.email, placeholder: 'mari@example.com', autocomplete: 'email', form, errors })
    : html`<dl class="known">
        <dt>${words.email}</dt>
        <dd>${known}</dd>
      </dl>`;

/** The newest is chosen, unless somebody has just typed another one and something was wrong with it. */
function savedCards(words: PayWords, saved: Stripe.PaymentMethod[], { form, errors = {} }: PayPage) {
  const chosen = form === undefined ? saved[0]?.id : form.saved;
  const choice = (value: string, label: Html) =>
    html`<label class="tick"
      ><input type="radio" name="saved" value="${value}" ${value === chosen && html`checked`} /> ${label}</label
    >`;
  return html`<fieldset class="saved-cards">
    <legend>${words.payWith}</legend>
    ${saved.map(({ id, card }) => choice(id, html`${cardName(card)} <span class="quiet">${expiryOf(card)}</span>`))}
    ${choice('', html`${words.anotherCard}`)}
    <p class="field-error" aria-live="polite">${errors.saved}</p>
  </fieldset>`;
}

const cardName = (card: Stripe.PaymentMethod.Card | undefined) =>
  `${(card?.brand ?? '').replace(/^./, (first) => first.toUpperCase())} •••• ${card?.last4 ?? ''}`;

const expiryOf = (card: Stripe.PaymentMethod.Card | undefined) =>
  `${String(card?.exp_month ?? '').padStart(2, '0')} / ${String(card?.exp_year ?? '').slice(-2)}`;

function cardFields(words: PayWords, form: PayForm, errors: FieldErrors) {
  const { cardNumber, expiry, expiryShape, cvc, nameOnCard } = words;
  const common = { form, errors };
  return html`<fieldset class="card-fields">
    <legend>${words.cardDetails}</legend>
    ${field({ name: 'number', label: cardNumber, placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number', numeric: true, ...common })}
    ${field({ name: 'expiry', label: expiry, placeholder: expiryShape, autocomplete: 'cc-exp', numeric: true, ...common })}
    ${field({ name: 'cvc', label: cvc, placeholder: '123', autocomplete: 'cc-csc', numeric: true, ...common })}
    ${field({ name: 'name', label: nameOnCard, placeholder: '', autocomplete: 'cc-name', ...common })}
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
  html`<div class="field" data-field="${name}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${name === 'email' ? 'email' : 'text'}"
      inputmode="${numeric ? 'numeric' : name === 'email' ? 'email' : 'text'}"
      value="${form[name]}"
      placeholder="${placeholder}"
      autocomplete="${autocomplete}"
      aria-describedby="${name}-error"
      aria-invalid="${String(errors[name] !== undefined)}"
    />
    <p class="field-error" id="${name}-error" aria-live="polite">${errors[name]}</p>
  </div>`;

/** In the product's own words where it gave some, in the customer's language. */
const consent = (words: PayWords, merchant: string, { submitText }: CheckoutNote): Html =>
  html`<p class="consent">${submitText ?? words.consent(merchant)}</p>`;

const arrow = html`<svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
  <path d="M10 3 5 8l5 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
</svg>`;
