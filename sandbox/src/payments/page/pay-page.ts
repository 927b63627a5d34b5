import type { Stripe } from 'stripe';
import { html, type Html } from '../../page/html.ts';
import type { CheckoutNote } from '../books/things.ts';
import { inWords } from '../money.ts';
import { testCards } from '../test-cards.ts';
import type { FieldErrors, PayForm } from './pay-form.ts';
import { payDocument } from './pay-document.ts';

export interface PayPage {
  merchant: string;
  session: Stripe.Checkout.Session;
  note: CheckoutNote;
  knownEmail: string | undefined;
  backUrl: string;
  form?: PayForm;
  errors?: FieldErrors;
}

/** Without the origin: a visitor may have come by another name of this machine. */
export const pathOf = ({ id }: Stripe.Checkout.Session) => `/sandbox/pay/${id}`;

const blank: PayForm = { email: '', number: '', expiry: '', cvc: '', name: '' };

/** One column, as the provider's own page: what it is for, the sum, how to pay. */
export function payPage({ merchant, session, note, knownEmail, backUrl, form = blank, errors = {} }: PayPage) {
  const sum = session.mode === 'setup' ? undefined : inWords(session.amount_total ?? 0, session.currency ?? 'eur');
  const savesCard = session.mode === 'setup' || note.intent.setup_future_usage !== null;
  return payDocument({
    title: sum === undefined ? `Save a card for ${merchant}` : `Pay ${merchant} ${sum}`,
    merchant,
    sum,
    body: html`<a class="back" href="${backUrl}">${arrow} Back to ${merchant}</a>
      <h1>${sum === undefined ? 'Save a card' : html`Pay ${merchant}`}</h1>
      ${summary(note, session, sum)} ${wallets(session)}
      <form method="post" action="${pathOf(session)}" class="card-form" novalidate>
        ${emailField(knownEmail, form, errors)}
        <fieldset class="card-fields">
          <legend>Card details</legend>
          ${field({ name: 'number', label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number', form, errors, numeric: true })}
          ${field({ name: 'expiry', label: 'Expiry', placeholder: 'MM / YY', autocomplete: 'cc-exp', form, errors, numeric: true })}
          ${field({ name: 'cvc', label: 'CVC', placeholder: 'CVC', autocomplete: 'cc-csc', form, errors, numeric: true })}
          ${field({ name: 'name', label: 'Name on card', placeholder: '', autocomplete: 'cc-name', form, errors })}
        </fieldset>
        ${savesCard && consent(merchant, note)}
        <button class="primary pay-button">${sum === undefined ? 'Save card' : `Pay ${sum}`}</button>
      </form>
      ${hints}`,
  });
}

function summary({ items }: CheckoutNote, { currency }: Stripe.Checkout.Session, sum: string | undefined) {
  if (sum === undefined) return html`<p class="quiet">Nothing is charged now.</p>`;
  return html`<table class="lines">
    <caption class="visually-hidden">
      What you pay for
    </caption>
    <tbody>
      ${items.map(
        ({ description, quantity, price, amount_total }) =>
          html`<tr>
            <th scope="row">
              ${description ?? ''}
              ${
                (quantity ?? 1) > 1 &&
                html`<span class="quiet"
                  >${quantity ?? 1} × ${inWords(price?.unit_amount ?? 0, currency ?? 'eur')}</span
                >`
              }
            </th>
            <td>${inWords(amount_total, currency ?? 'eur')}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>${sum}</td>
      </tr>
    </tfoot>
  </table>`;
}

function wallets(session: Stripe.Checkout.Session) {
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
    <p class="or"><span>${session.mode === 'setup' ? 'or use a card' : 'or pay by card'}</span></p>`;
}

const emailField = (known: string | undefined, form: PayForm, errors: FieldErrors) =>
  known === undefined
    ? field({ name: 'email', label: 'E-mail', placeholder: 'mari@example.com', autocomplete: 'email', form, errors })
    : html`<dl class="known">
        <dt>E-mail</dt>
        <dd>${known}</dd>
      </dl>`;

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
const consent = (merchant: string, { submitText }: CheckoutNote): Html =>
  html`<p class="consent">
    ${submitText ?? `Your card will be saved, and you allow ${merchant} to charge it for later payments by its terms.`}
  </p>`;

const hints = html`<details class="hints">
  <summary>Test cards</summary>
  <p class="quiet small">Choose one to fill in the form. Any future date, any CVC and any name will do.</p>
  <ul>
    ${testCards.map(
      ({ number, hint }) =>
        html`<li>
          <button type="button" class="plain" data-card="${number}">
            <span class="digits">${grouped(number)}</span><span>${hint}</span>
          </button>
        </li>`,
    )}
  </ul>
</details>`;

function grouped(number: string) {
  const isAmex = number.length === 15;
  return number.replace(isAmex ? /^(.{4})(.{6})(.{5})$/ : /^(.{4})(.{4})(.{4})(.{4})$/, (_all, ...parts: string[]) =>
    parts.slice(0, isAmex ? 3 : 4).join(' '),
  );
}

const arrow = html`<svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
  <path d="M10 3 5 8l5 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
</svg>`;
