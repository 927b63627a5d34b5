import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { sendPage } from '../../page/send-page.ts';
import { answerAuthentication, isAuthenticating } from '../checkout/answer-authentication.ts';
import { noteOf } from '../checkout/checkout-note.ts';
import { knownEmail, type Outcome, payCheckout, payWithSaved } from '../checkout/pay-checkout.ts';
import { cancelUrlOf, successUrlOf } from '../checkout/return-url.ts';
import { savedCardsOnPage } from '../checkout/saved-cards-on-page.ts';
import { inWords } from '../money.ts';
import type { Payer } from '../objects/payment-method.ts';
import type { PaymentContext } from '../payment-context.ts';
import { walletMeans } from '../wallet-means.ts';
import { approvePage, type WalletName } from './approve-page.ts';
import { authenticatePage } from './authenticate-page.ts';
import { closedPage } from './closed-page.ts';
import { fieldOf, type FieldErrors, PayForm, readPayForm } from './pay-form.ts';
import { pathOf, payPage } from './pay-page.ts';

type Session = Stripe.Checkout.Session;

const Address = z.object({ checkoutId: z.string().max(200) });
/** A box that is not ticked is not sent. */
const Tick = z.object({ offerAgain: z.literal('on').optional() });

const WalletAddress = Address.extend({ wallet: z.enum(['apple_pay', 'google_pay', 'paypal']) });
const AuthenticationForm = z.object({ outcome: z.enum(['complete', 'fail']) });

const MADE_UP_EMAIL = 'payer@example.com';

/** The hosted payment page, on the product's own origin. Without scripts it works the same, only less smoothly. */
export function payRoutes(app: FastifyInstance, context: PaymentContext) {
  const { account } = context;

  /** The session, or the page that says why there's nothing to pay. */
  const openSession = (params: unknown, reply: FastifyReply): Session | undefined => {
    const { checkoutId } = Address.parse(params);
    context.catchUp();
    const session = account.store.find('checkout.session', checkoutId);
    if (session?.status === 'open') return session;
    // A second press of the button goes where the first one went.
    if (session?.status === 'complete' && reply.request.method === 'POST') {
      void reply.redirect(successUrlOf(session, account.publicUrl), 303);
    } else void sendClosed(reply, context, session);
    return undefined;
  };

  app.get('/pay/:checkoutId', async ({ params }, reply) => {
    const session = openSession(params, reply);
    return session ? sendPage(reply, payPage(contentOf(context, session))) : reply;
  });

  app.post('/pay/:checkoutId', async ({ params, body }, reply) => {
    const session = openSession(params, reply);
    if (!session) return reply;
    const form = PayForm.parse(body ?? {});
    const refuse = (errors: FieldErrors) =>
      sendPage(reply.code(402), payPage({ ...contentOf(context, session), form, errors }));
    const saved = savedCardsOnPage(account, session).find(({ id }) => id === form.saved);
    if (saved) {
      const outcome = payWithSaved(account, session, saved);
      if (outcome.status !== 'declined') return goOn(reply, context, outcome);
      return refuse({ saved: outcome.decline.message });
    }
    const now = new Date(account.nowInSeconds() * 1000);
    const read = readPayForm(form, { now, knownEmail: knownEmail(account, session) });
    if ('errors' in read) return refuse(read.errors);
    if ('decline' in read) return refuse({ [fieldOf(read.decline)]: read.decline.message });
    const isTicked = Tick.parse(body ?? {}).offerAgain !== undefined;
    const payer: Payer = { ...read.payer, ...(isTicked && { redisplay: 'always' }) };
    const outcome = payCheckout(account, session, read.means, payer);
    if (outcome.status !== 'declined') return goOn(reply, context, outcome);
    return refuse({ [fieldOf(outcome.decline)]: outcome.decline.message });
  });

  app.get('/pay/:checkoutId/approve/:wallet', async ({ params }, reply) => {
    const { wallet } = WalletAddress.parse(params);
    const session = openSession(params, reply);
    if (!session) return reply;
    if (!isOffered(session, wallet)) return reply.redirect(pathOf(session), 303);
    return sendPage(reply, approvePage(sheetOf(context, session), wallet));
  });

  app.post('/pay/:checkoutId/approve/:wallet', async ({ params }, reply) => {
    const { wallet } = WalletAddress.parse(params);
    const session = openSession(params, reply);
    if (!session) return reply;
    if (!isOffered(session, wallet)) return reply.redirect(pathOf(session), 303);
    const payer = { email: MADE_UP_EMAIL, name: 'Test Payer' };
    return goOn(reply, context, payCheckout(account, session, walletMeans(account, wallet), payer));
  });

  app.get('/pay/:checkoutId/authenticate', async ({ params }, reply) => {
    const session = openSession(params, reply);
    if (!session) return reply;
    if (!isAuthenticating(account, session)) return reply.redirect(pathOf(session), 303);
    return sendPage(reply, authenticatePage(sheetOf(context, session)));
  });

  app.post('/pay/:checkoutId/authenticate', async ({ params, body }, reply) => {
    const session = openSession(params, reply);
    if (!session) return reply;
    const outcome = answerAuthentication(account, session, AuthenticationForm.parse(body ?? {}).outcome);
    if (!outcome) return reply.redirect(pathOf(session), 303);
    if (outcome.status !== 'declined') return goOn(reply, context, outcome);
    const errors = { number: outcome.decline.message };
    return sendPage(reply.code(402), payPage({ ...contentOf(context, session), errors }));
  });
}

/** Like at Stripe, the page waits until the product knows of the payment before it sends the customer back. */
async function goOn(reply: FastifyReply, context: PaymentContext, outcome: Outcome) {
  if (outcome.status === 'expired') return sendClosed(reply, context, outcome.session);
  if (outcome.status === 'requires_action') return reply.redirect(`${pathOf(outcome.session)}/authenticate`, 303);
  await context.sender.firstAttemptsDone();
  return reply.redirect(successUrlOf(outcome.session, context.account.publicUrl), 303);
}

const isOffered = ({ payment_method_types: types }: Session, wallet: WalletName) =>
  types.includes(wallet === 'paypal' ? 'paypal' : 'card');

function contentOf({ account, merchant }: PaymentContext, session: Session) {
  return {
    merchant,
    session,
    note: noteOf(account, session.id),
    knownEmail: knownEmail(account, session),
    saved: savedCardsOnPage(account, session),
    backUrl: cancelUrlOf(session, account.publicUrl),
  };
}

const sheetOf = ({ merchant }: PaymentContext, session: Session) => ({
  merchant,
  sum: sumOf(session),
  pagePath: pathOf(session),
});

const sumOf = (session: Session) =>
  session.mode === 'setup' ? undefined : inWords(session.amount_total ?? 0, session.currency ?? 'eur');

function sendClosed(reply: FastifyReply, { account, merchant }: PaymentContext, session: Session | undefined) {
  if (!session) {
    const page = closedPage({ merchant, kind: 'unknown', sum: undefined, onwardUrl: account.publicUrl });
    return sendPage(reply.code(404), page);
  }
  const isPaid = session.status === 'complete';
  const onwardUrl = isPaid ? successUrlOf(session, account.publicUrl) : cancelUrlOf(session, account.publicUrl);
  const kind = isPaid ? 'complete' : 'expired';
  return sendPage(reply.code(isPaid ? 200 : 410), closedPage({ merchant, kind, sum: sumOf(session), onwardUrl }));
}
