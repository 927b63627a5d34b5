import { ask, say } from './ask.js';
import { make, makeTime } from './make.js';

const SHOWN = 50;

const words = {
  open: 'not paid yet',
  paid: 'paid',
  saved: 'card saved',
  expired: 'expired',
  succeeded: 'succeeded',
  failed: 'failed',
  pending: 'on its way',
  delivered: 'delivered',
  dropped: 'lost',
  'given-up': 'given up',
  needs_response: 'open',
  won: 'won by us',
  lost: 'lost',
  warned: 'warning',
};

const GOOD = 'bg-tint text-action';
const BAD = 'bg-red text-on-red';
const looks = {
  paid: GOOD,
  saved: GOOD,
  succeeded: GOOD,
  delivered: GOOD,
  won: GOOD,
  failed: BAD,
  'given-up': BAD,
  dropped: BAD,
  lost: BAD,
};

/** Undefined when payments are live: then there is no ledger on the page. */
export function startLedger() {
  const list = document.querySelector('#payments');
  if (!list) return undefined;
  let last;

  return async () => {
    const ledger = await ask(`/payments?limit=${SHOWN}`);
    const state = JSON.stringify(ledger);
    // An unchanged list isn't drawn again: somebody may be reading it, or have the focus on a link.
    if (state === last) return;
    last = state;
    list.replaceChildren(...ledger.payments.map(paymentEntry));
    list.hidden = ledger.payments.length === 0;
    document.querySelector('#ledger-empty').hidden = ledger.payments.length > 0;
    document.querySelector('#ledger-count').textContent =
      ledger.payments.length === SHOWN ? `newest ${SHOWN}` : ledger.payments.length;
    fill('#later-charges', ledger.charges.filter(({ offSession }) => offSession).map(chargeEntry));
    const payers = new Map(ledger.payments.map(({ paymentIntent, email }) => [paymentIntent, email]));
    fill(
      '#refunds',
      ledger.refunds.map((refund) => refundEntry(refund, payers.get(refund.paymentIntent))),
    );
    fill('#disputes', [
      ...ledger.disputes.map((dispute) => disputeEntry(dispute, payers.get(dispute.paymentIntent))),
      ...ledger.fraudWarnings.map((warning) => warningEntry(warning, payers.get(warning.paymentIntent))),
    ]);
    fill('#webhooks', ledger.webhooks.map(webhookEntry));
  };
}

function fill(place, entries) {
  const details = document.querySelector(place);
  details.hidden = entries.length === 0;
  details.querySelector('output').textContent = entries.length;
  details.querySelector('ol').replaceChildren(...entries);
}

function paymentEntry(payment) {
  const state = stateOf(payment);
  const entry = entryOf({
    title: payment.email ?? payment.customer ?? 'Guest',
    at: payment.createdAt,
    sum: payment.mode === 'setup' ? '' : money(payment.amountInCents, payment),
    state,
    detail: [payment.method, payment.refundedInCents > 0 && `${money(payment.refundedInCents, payment)} refunded`],
  });
  if (payment.lineItems.length > 0) entry.append(linesOf(payment));
  if (payment.url) {
    const link = make(
      'a',
      'col-span-full inline-flex min-h-11 items-center justify-self-start',
      'Open the payment page',
    );
    link.href = new URL(payment.url).pathname;
    entry.append(link);
  }
  if (state === 'paid') entry.append(bankButtons(payment));
  return entry;
}

function stateOf({ status, mode }) {
  if (status !== 'complete') return status;
  return mode === 'setup' ? 'saved' : 'paid';
}

function linesOf(payment) {
  const lines = make('ul', 'col-span-full mt-1 border-l-2 border-line pl-3 text-[0.9375rem]');
  for (const { description, quantity, amountInCents } of payment.lineItems) {
    const line = make('li', 'grid grid-cols-[minmax(0,1fr)_auto] gap-4');
    const name = quantity > 1 ? `${quantity} × ${description}` : description;
    line.append(make('span', '', name), make('span', 'tabular-nums', money(amountInCents, payment)));
    lines.append(line);
  }
  return lines;
}

const chargeEntry = (charge) =>
  entryOf({
    title: charge.description ?? charge.metadata.purpose ?? charge.id,
    at: charge.createdAt,
    sum: money(charge.amountInCents, charge),
    state: charge.status,
    detail: [charge.method, charge.declineCode],
  });

const refundEntry = (refund, payer) =>
  entryOf({
    title: payer ?? refund.id,
    at: refund.createdAt,
    sum: money(refund.amountInCents, refund),
    state: refund.status,
    detail: [refund.reason?.replaceAll('_', ' ')],
  });

function disputeEntry(dispute, payer) {
  const entry = entryOf({
    title: payer ?? dispute.paymentIntent,
    at: dispute.createdAt,
    sum: money(dispute.amountInCents, dispute),
    state: dispute.status,
    detail: [dispute.reason.replaceAll('_', ' ')],
  });
  if (dispute.status === 'needs_response') {
    const path = `/payments/${dispute.paymentIntent}/dispute/decide`;
    entry.append(
      buttons(['The bank decides for us', path, { outcome: 'won' }], ['for the cardholder', path, { outcome: 'lost' }]),
    );
  }
  return entry;
}

const warningEntry = (warning, payer) =>
  entryOf({
    title: payer ?? warning.paymentIntent,
    at: warning.createdAt,
    sum: '',
    state: 'warned',
    detail: [warning.type.replaceAll('_', ' ')],
  });

/** Acts of a bank on a paid charge, without the product. */
const bankButtons = ({ paymentIntent }) =>
  buttons(
    ['Dispute', `/payments/${paymentIntent}/dispute`, {}],
    ['Warn of fraud', `/payments/${paymentIntent}/fraud-warning`, {}],
    ['Refund in the dashboard', `/payments/${paymentIntent}/refund`, {}],
  );

function buttons(...acts) {
  const row = make('p', 'col-span-full mt-1 flex flex-wrap gap-2');
  for (const [text, path, body] of acts) {
    const button = make('button', '', text);
    button.type = 'button';
    button.addEventListener('click', () => ask(path, body).catch((error) => say(error.message)));
    row.append(button);
  }
  return row;
}

const webhookEntry = ({ type, createdAt, state, attempts }) =>
  entryOf({
    title: type,
    at: createdAt,
    sum: '',
    state,
    detail: [attempts > 1 && `${attempts} attempts`],
  });

function entryOf({ title, at, sum, state, detail }) {
  const entry = make('li', 'entry');
  const facts = make('p', 'text-sm text-ink-soft');
  facts.append(makeTime('whitespace-nowrap tabular-nums', at));
  for (const fact of detail.filter(Boolean)) facts.append(' · ', make('span', 'whitespace-nowrap', fact));
  entry.append(
    make('span', 'truncate font-semibold', title),
    make('span', 'text-right font-semibold tabular-nums', sum),
    facts,
    make('span', `pill justify-self-end ${looks[state] ?? ''}`, words[state] ?? state),
  );
  return entry;
}

const money = (cents, { currency }) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(cents / 100);
