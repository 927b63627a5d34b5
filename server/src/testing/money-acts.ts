import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { expect } from 'vitest';
import type { RentalScene } from './open-rental-scene.ts';

type Customer = Awaited<ReturnType<RentalScene['customer']>>;

/** What banks, staff and customers do with money, in the scene that a test file shares. */
export function moneyActs(sceneOf: () => RentalScene) {
  /** `of` are columns of the charge, such as its booking and purpose. */
  async function atBank(of: object, act: 'dispute' | 'dispute/decide', body: object = {}) {
    const scene = sceneOf();
    const charges = scene.db.query.selectFrom('ledger').select('providerId').where('kind', '=', 'charge');
    const { providerId } = await charges.where((row) => row.and(of)).executeTakeFirstOrThrow();
    const response = await scene.browser().post(`/sandbox/api/payments/${providerId}/${act}`, body);
    expect(response.status).toBe(200);
    await scene.jobs.drain();
  }

  /** The bank takes the money and keeps it. */
  async function loseDispute(of: object) {
    await atBank(of, 'dispute');
    await atBank(of, 'dispute/decide', { outcome: 'lost' });
  }

  const debtsOf = async ({ browser }: Pick<Customer, 'browser'>) => (await browser.call(calls.myDebts)).debts;

  /** The debt that is due. */
  async function payDebt(customer: Pick<Customer, 'browser'>) {
    const debt = (await debtsOf(customer)).find(({ status }) => status === 'due');
    const { url } = await customer.browser.call(calls.payDebt, { debtId: debt?.id ?? '' });
    await sceneOf().pay(url);
    const paid = async () => (await debtsOf(customer)).find(({ id }) => id === debt?.id);
    await expect.poll(paid, SOON).toMatchObject({ status: 'paid' });
    await sceneOf().jobs.drain();
  }

  /** As goodwill, in money or as a voucher. */
  const give = ({ browser }: Pick<Customer, 'browser'>, bookingId: string, amountInCents: number, form = 'money') =>
    browser.post(`/api/admin/bookings/${bookingId}/refund`, { amountInCents, reason: 'other', form });

  const codeOf = async ({ account }: Pick<Customer, 'account'>) => {
    await sceneOf().jobs.drain();
    const texts = sceneOf()
      .messages.list({ to: account.email })
      .map(({ text }) => text);
    return texts.flatMap((text) => /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(text)?.[0] ?? [])[0] ?? '';
  };

  /** From an admin; returns its code. */
  async function giveVoucher(customer: Customer, bookingId: string, amountInCents = 1_500) {
    const answer = await give(await sceneOf().newAdmin(), bookingId, amountInCents, 'voucher');
    expect(answer.status).toBe(200);
    return codeOf(customer);
  }

  const cardOf = async ({ browser }: Pick<Customer, 'browser'>, code: string) =>
    (await browser.call(calls.giftCard, { code })).giftCard;

  return { atBank, loseDispute, debtsOf, payDebt, give, codeOf, giveVoucher, cardOf };
}
