import type { ChargeFollowUp } from '../payments/charge-follow-ups.ts';
import { activateGiftCard } from '../prepaid/activate-gift-card.ts';
import { queuePrepaidMail } from './queue-prepaid-mail.ts';

/** Paid: the card can be spent, and its code is mailed. */
export const followGiftCardCharge: ChargeFollowUp = async (tx, { giftCardId }, outcome, now) => {
  if (outcome.state === 'failed' || giftCardId === null) return;
  await activateGiftCard(tx, giftCardId, now);
  await queuePrepaidMail(tx, giftCardId, ['voucher', 'gift-card-bought'], now);
};
