import { calls } from '@laine/contract/calls.ts';
import { addOffer } from '@laine/server/money/prepaid/edit-offers.ts';
import type { LinkScene } from '@laine/server/testing/open-link-scene.ts';
import type { Renter } from './renter.ts';
import type { Customer } from './stage.ts';
import { numberOf } from './story.ts';

/** How passes and gift cards are bought, and how they end. */

const END_AFTER = { hours: 50 };
/** Different from one another, and rarely the price of a rental. */
const amountOf = ({ story }: Renter) => 1000 + 75 * story.fromHour;

/** A pass that holds for the longest possible run. */
export function offerYear({ db, clock }: LinkScene) {
  const now = clock.now();
  const today = now.toZonedDateTimeISO('Europe/Tallinn').toPlainDate();
  const days = { firstDay: today.toString(), lastDay: today.add({ days: 400 }).toString() };
  const offer = { name: 'Year', country: 'EE' as const, priceInCents: 9900, stationIds: [], onSale: true };
  return db.transaction((tx) => addOffer(tx, { ...offer, ...days }, now));
}

export async function receiveGiftCard({ stage, story }: Renter): Promise<string> {
  const amountInCents = 500 + 75 * story.fromHour;
  const browser = await stage.admin.signIn();
  const { code } = await browser.call(calls.issueGiftCard, { amountInCents });
  return code;
}

export async function buyGiftCard(renter: Renter, { browser }: Customer): Promise<string | undefined> {
  const { url } = await browser.call(calls.buyGiftCard, { amountInCents: amountOf(renter) });
  await renter.pay(url, numberOf('pays'));
  const [card] = (await browser.call(calls.myGiftCards)).giftCards;
  // The payment's event may be lost for now.
  if (card?.status !== 'active') return undefined;
  const giftCardId = card.id;
  const { voucher } = await browser.call(calls.voucher, { giftCardId });
  if (renter.story.ends === 'withdrawn')
    renter.happens(renter.end.add(END_AFTER), () => browser.call(calls.withdrawGiftCard, { giftCardId }));
  return voucher.code;
}

export async function buyPass(renter: Renter, { browser }: Customer): Promise<void> {
  const wish = { offerId: renter.stage.offerId, acceptedTermsAndConditions: true, startsAtOnce: true };
  const { url } = await browser.call(calls.buyPass, wish);
  await renter.pay(url, numberOf('pays'));
  renter.happens(renter.end.add(END_AFTER), () => endPass(renter, browser));
}

async function endPass({ story, stage }: Renter, browser: Customer['browser']): Promise<void> {
  const [pass] = (await browser.call(calls.myPasses)).passes;
  if (pass?.status !== 'active') return;
  const passId = pass.id;
  if (story.ends === 'withdrawn') await browser.call(calls.withdrawPass, { passId });
  if (story.ends !== 'revoked') return;
  const staff = await stage.admin.signIn();
  await staff.call(calls.revokePass, { passId, reason: 'The station closes', isMisuse: false });
}
