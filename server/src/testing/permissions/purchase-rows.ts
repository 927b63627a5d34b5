import type { Rows } from './row.ts';
import { usualAnswers } from './usual-answers.ts';

const { anyone, signedIn, ownOnly } = usualAnswers;
const IBAN = 'EE38 2200 2210 2014 5685';

/** Purchases, debts and refunds of customers. */
export const purchaseRows = {
  myCards: { may: signedIn },
  replaceCard: { may: signedIn, does: 'paymentPages' },
  removeCard: { may: ownOnly, does: 'consents', give: ({ savedCard }) => savedCard() },
  myRefund: { may: ownOnly, give: ({ transfer }) => transfer() },
  nameRefundAccount: {
    may: ownOnly,
    does: 'bankRefunds',
    give: async ({ transfer }) => ({ ...(await transfer()), holder: 'Anna A', iban: IBAN }),
  },
  myDebts: { may: signedIn, lists: async ({ debt }) => (await debt()).debtId },
  payDebt: { may: ownOnly, does: 'ledger', give: ({ debt }) => debt() },
  myClaims: { may: signedIn, lists: async ({ claim }) => (await claim('approved')).claimId },
  answerClaim: {
    may: ownOnly,
    does: 'claims',
    give: async ({ claim }) => ({ claimId: (await claim('approved')).claimId, agrees: false, answer: 'It was broken' }),
  },
  passOffers: { may: anyone },
  myPasses: { may: signedIn, lists: async ({ pass }) => (await pass()).passId },
  buyPass: {
    may: signedIn,
    does: 'passes',
    give: async ({ offer }) => ({ ...(await offer()), acceptedTermsAndConditions: true, startsAtOnce: true }),
  },
  withdrawPass: { may: ownOnly, does: 'passes', give: ({ pass }) => pass() },
  endPass: { may: ownOnly, does: 'passes', give: ({ pass }) => pass() },
  buyGiftCard: { may: signedIn, does: 'giftCards', give: () => ({ amountInCents: 2000 }) },
  myGiftCards: { may: signedIn, lists: async ({ giftCard }) => (await giftCard()).giftCardId },
  // A voucher's holder may spend it, so its code is enough.
  giftCard: { may: signedIn, give: async ({ giftCard }) => ({ code: (await giftCard()).code }) },
  voucher: { may: ownOnly, give: async ({ giftCard }) => ({ giftCardId: (await giftCard()).giftCardId }) },
  sendVoucher: {
    may: ownOnly,
    does: 'giftCards',
    give: async ({ giftCard }) => ({
      giftCardId: (await giftCard()).giftCardId,
      recipientEmail: 'friend@example.com',
    }),
  },
  withdrawGiftCard: {
    may: ownOnly,
    does: 'giftCards',
    give: async ({ giftCard }) => ({ giftCardId: (await giftCard()).giftCardId }),
  },
} satisfies Partial<Rows>;
