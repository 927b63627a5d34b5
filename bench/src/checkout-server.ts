import { systemClock } from '@laine/server/ground/clock.ts';
import type { PaymentProvider } from '@laine/server/ground/ports/payment-provider.ts';
import { openLaine } from '@laine/server/laine.ts';
import { stopOnSignals } from '@laine/server/operating/stop-on-signals.ts';
import { readSettings } from '@laine/server/settings.ts';
import type { Statement } from './recorder.ts';
import { listenToDriver, record } from './recorder.ts';

/**
 * The product on PostgreSQL, with a payment provider that opens a page at once, because its time isn't measured. On
 * request it returns the statements of each checkout.
 */

listenToDriver();
let checkouts: Statement[][] = [];

const laine = await openLaine({
  settings: readSettings({ ...process.env, PORT: '0' }),
  clock: systemClock(),
  web: 'none',
  mount: async (app) => {
    app.addHook('onRequest', (_request, _reply, done) => {
      const statements: Statement[] = [];
      checkouts.push(statements);
      record(statements, done);
    });
  },
});
let opened = 0;
const pageOf = (id: string) => ({
  id,
  url: `https://pay.example/c/${id}`,
  paymentId: null,
  cardId: null,
  mayOfferAgain: false,
  amountInCents: 0,
  metadata: {},
});
Object.assign(laine.deps.payments, {
  openCheckout: async () => ({ ...pageOf(`cs_${(opened += 1)}`), state: 'open' }),
  // The sweep asks about holds of a certain age.
  findCheckout: async (id) => ({ ...pageOf(id), state: 'open' }),
} satisfies Partial<PaymentProvider>);

process.on('message', () => {
  process.send?.(checkouts);
  checkouts = [];
});
const url = await laine.listen();
stopOnSignals(() => laine.close());
process.send?.({ url });
