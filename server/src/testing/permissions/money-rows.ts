import type { PermissionScene } from './open-permission-scene.ts';
import type { Rows } from './row.ts';
import { usualAnswers } from './usual-answers.ts';

const { adminOnly, staffPeople, everyStaffPerson } = usualAnswers;
const IBAN = 'EE38 2200 2210 2014 5685';

const ofStation = ({ station }: PermissionScene) => ({ stationId: station.id });

/** Claims, debts, passes, gift cards and the owner's share, as staff handle them. */
export const moneyRows = {
  claims: [
    { may: staffPeople, about: 'of a station', give: ofStation },
    {
      may: everyStaffPerson,
      about: 'of all stations',
      give: () => ({}),
      lists: async ({ claim }) => (await claim('proposed')).claimId,
    },
  ],
  claim: { may: staffPeople, give: async ({ claim }) => ({ claimId: (await claim('proposed')).claimId }) },
  proposeClaim: { may: staffPeople, does: 'claims', give: ({ claimable }) => claimable() },
  editClaim: {
    may: staffPeople,
    does: 'claims',
    async give({ claim }) {
      const { claimId, wish } = await claim('proposed');
      return { claimId, ...wish };
    },
  },
  proposeDraftClaim: {
    may: staffPeople,
    does: 'claims',
    async give({ claim }) {
      const { claimId, wish } = await claim('draft');
      return { claimId, ...wish };
    },
  },
  discardClaim: {
    may: staffPeople,
    does: 'claims',
    give: async ({ claim }) => ({ claimId: (await claim('draft')).claimId }),
  },
  decideClaim: {
    may: adminOnly,
    does: 'claims',
    give: async ({ claim }) => ({ claimId: (await claim('proposed')).claimId, decision: 'approve' as const }),
  },
  debts: { may: adminOnly, give: () => ({}) },
  forgiveDebt: {
    may: adminOnly,
    does: 'debts',
    give: async ({ debt }) => ({ ...(await debt()), reason: 'Our fault' }),
  },
  openTransfers: { may: adminOnly, give: () => ({}) },
  markRefundPaid: { may: adminOnly, does: 'bankRefunds', give: ({ transfer }) => transfer({ isNamed: true }) },
  ownerShares: { may: staffPeople, give: ofStation },
  setOwnerShare: {
    may: adminOnly,
    does: 'ownerShares',
    give: (scene) => ({
      ...ofStation(scene),
      percent: 70,
      firstDay: scene.today().with({ day: 1 }).add({ months: 1 }).toString(),
      payee: 'Rand OÜ',
      taxNumber: 'EE101',
      iban: IBAN,
    }),
  },
  statements: [
    { may: staffPeople, about: 'of a station', give: ofStation },
    {
      may: everyStaffPerson,
      about: 'of all stations',
      give: () => ({}),
      lists: async ({ statement }) => (await statement()).statementId,
    },
  ],
  statementsCsv: [
    { may: staffPeople, about: 'of a station', does: 'audit', give: ofStation },
    { may: everyStaffPerson, about: 'of all stations', does: 'audit', give: () => ({}) },
  ],
  runningMonths: { may: staffPeople, give: ofStation },
  ledger: { may: adminOnly, give: () => ({}) },
  ledgerCsv: { may: adminOnly, does: 'audit', give: () => ({}) },
  statement: { may: staffPeople, give: ({ statement }) => statement() },
  statementPdf: { may: staffPeople, does: 'audit', give: ({ statement }) => statement() },
  statementCsv: { may: staffPeople, does: 'audit', give: ({ statement }) => statement() },
  markStatementPaid: {
    may: adminOnly,
    does: 'statements',
    give: async ({ statement, today }) => ({ ...(await statement()), paidOn: today().toString() }),
  },
  listPassOffers: { may: adminOnly },
  newPassOffer: { may: adminOnly, does: 'passOffers', give: ({ offerFields }) => offerFields() },
  editPassOffer: {
    may: adminOnly,
    does: 'passOffers',
    give: async ({ offer, offerFields }) => ({ ...(await offer()), ...offerFields(), name: 'Whole summer' }),
  },
  revokePass: { may: adminOnly, does: 'passes', give: async ({ pass }) => ({ ...(await pass()), reason: 'Lent out' }) },
  giftCards: { may: adminOnly, give: () => ({}) },
  findGiftCards: { may: adminOnly, give: () => ({ search: 'somebody@example.com' }) },
  blockGiftCard: {
    may: adminOnly,
    does: 'giftCards',
    give: async ({ giftCard }) => ({ giftCardId: (await giftCard()).giftCardId, reason: 'Stolen' }),
  },
  unblockGiftCard: {
    may: adminOnly,
    does: 'giftCards',
    async give({ giftCard, query }) {
      const { giftCardId } = await giftCard();
      await query.updateTable('giftCards').set({ status: 'revoked' }).where('id', '=', giftCardId).execute();
      return { giftCardId, reason: 'Found again' };
    },
  },
  issueGiftCard: { may: adminOnly, does: 'giftCards', give: () => ({ amountInCents: 2000 }) },
} satisfies Partial<Rows>;
