import { accountCalls } from './account-calls.ts';
import { bookingCalls } from './booking-calls.ts';
import { callOutCalls } from './call-out-calls.ts';
import { cardCalls } from './card-calls.ts';
import { claimCalls } from './claim-calls.ts';
import { debtCalls } from './debt-calls.ts';
import { giftCardCalls } from './gift-card-calls.ts';
import { openingWishCalls } from './opening-wish-calls.ts';
import { passCalls } from './pass-calls.ts';
import { passkeyCalls } from './passkey-calls.ts';
import { paymentCalls } from './payment-calls.ts';
import { photoCalls } from './photo-calls.ts';
import { problemCalls } from './problem-calls.ts';
import { receiptCalls } from './receipt-calls.ts';
import { refundCalls } from './refund-calls.ts';
import { reviewCalls } from './review-calls.ts';
import { stationCalls } from './station-calls.ts';
import { ticketCalls } from './ticket-calls.ts';
import { warningCalls } from './warning-calls.ts';
import { webhookCalls } from './webhook-calls.ts';

/** For customers, visitors and outside services. */
export const publicCalls = {
  ...accountCalls,
  ...passkeyCalls,
  ...stationCalls,
  ...openingWishCalls,
  ...bookingCalls,
  ...ticketCalls,
  ...paymentCalls,
  ...cardCalls,
  ...receiptCalls,
  ...refundCalls,
  ...reviewCalls,
  ...warningCalls,
  ...webhookCalls,
  ...debtCalls,
  ...claimCalls,
  ...photoCalls,
  ...problemCalls,
  ...passCalls,
  ...giftCardCalls,
  ...callOutCalls,
};
