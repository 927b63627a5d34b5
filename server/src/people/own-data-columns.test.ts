import { OwnData } from '@laine/contract/public/own-data.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../db/tables.ts';

const { shape } = OwnData;

/** Which part of the file tells of the rows of a table. */
const told = {
  accounts: shape.profile,
  alertMessages: shape.alertMessages.element,
  alertSettings: shape.alertSettings.unwrap(),
  audit: shape.staffActions.element,
  bookingNotes: shape.bookings.element.shape.notes.element,
  bookings: shape.bookings.element,
  claims: shape.claims.element,
  bankRefunds: shape.transfers.element,
  consents: shape.consents.element,
  extensions: shape.extensions.element,
  debts: shape.debts.element,
  giftCards: shape.giftCards.element,
  identities: shape.identities.element,
  ledger: shape.payments.element,
  logins: shape.logins.element,
  notices: shape.notices.element,
  overtimes: shape.overtimes.element,
  passkeys: shape.passkeys.element,
  recoveryCodes: shape.recoveryCodes.element,
  passes: shape.passes.element,
  problems: shape.problems.element,
  reviews: shape.reviews.element,
  securityEvents: shape.securityEvents.element,
  sessions: shape.bookings.element.shape.sessions.element,
  ticketShares: shape.bookings.element.shape.sessions.element.shape.shares.element,
  warnings: shape.warnings.element,
};
type Told = typeof told;

const SECRET = 'opens something';
const OURS = 'how our programs do their work';
const STAFF = 'about whoever of the staff did it';
const PLACE = 'whose row it is, which the file tells by its place';
const STATION = 'about a station, its equipment or its program';

/**
 * What the file leaves out or calls by another name. A column that somebody adds to one of these tables does not compile
 * before it is in the file or here.
 */
const otherwise: { [Table in keyof Told]: Record<Exclude<keyof Tables[Table], keyof Told[Table]['shape']>, string> } = {
  accounts: {
    passwordHash: SECRET,
    unsubscribeToken: SECRET,
    wantsReminders: '`notices`',
    wantsReviewRequests: '`notices`',
    wantsNews: '`notices`',
    deletionAskedBy: 'the mail about the deletion says it',
    passkeyOfferClosedAt: OURS,
    removedAt: 'after it nobody can ask for the file',
  },
  passkeys: { accountId: PLACE, credentialId: SECRET, publicKey: SECRET, counter: OURS },
  recoveryCodes: { id: OURS, accountId: PLACE, codeHash: SECRET },
  alertMessages: { id: OURS, alertId: OURS, accountId: PLACE, leasedUntil: OURS },
  alertSettings: { accountId: PLACE },
  audit: {
    id: OURS,
    actorKind: PLACE,
    actorId: PLACE,
    data: 'may be about other people',
    fromAddress: '`from`',
    createdAt: '`at`',
  },
  bookingNotes: { id: OURS, bookingId: PLACE, writtenBy: STAFF, createdAt: '`writtenAt`' },
  bookings: {
    accountId: PLACE,
    count: '`boards`',
    tariff: STATION,
    giftCardId: OURS,
    heldUntil: OURS,
    heldFrom: 'known while the boards are held unpaid, minutes at most',
    checkoutId: OURS,
    checkoutUrl: SECRET,
    checkoutOrigin: OURS,
    updatedAt: OURS,
  },
  claims: {
    sessionId: '`bookingId`',
    stationId: STATION,
    proposedBy: STAFF,
    proposedAt: STAFF,
    decidedBy: STAFF,
    decidedAt: STAFF,
    updatedAt: OURS,
  },
  consents: { id: OURS, accountId: PLACE },
  debts: {
    accountId: PLACE,
    sessionId: '`bookingId`',
    claimId: OURS,
    dueAt: '`dueOn`',
    remindersSent: OURS,
    remindedAt: OURS,
    paidAt: '`status`',
    pausedAt: OURS,
    updatedAt: OURS,
  },
  giftCards: { codeHash: SECRET, boughtBy: PLACE, issuedBy: STAFF, updatedAt: OURS },
  identities: { accountId: PLACE, createdAt: '`linkedAt`' },
  ledger: {
    accountId: PLACE,
    atStationId: STATION,
    sessionId: '`bookingId`',
    debtId: OURS,
    claimId: OURS,
    passId: OURS,
    giftCardId: OURS,
    refundsId: OURS,
    attempt: OURS,
    idempotencyKey: OURS,
    providerId: OURS,
    cardId: OURS,
    country: OURS,
    receiptId: '`receipt`',
    feeInCents: OURS,
    reconciledAt: OURS,
    failureCode: OURS,
  },
  bankRefunds: { ledgerId: '`paymentId`', paidBy: STAFF },
  extensions: { heldUntil: OURS, ledgerId: OURS, cardRefusedAt: OURS, updatedAt: OURS },
  logins: { accountId: PLACE, originHash: SECRET, tokenHash: SECRET },
  notices: { id: OURS, accountId: PLACE, occasion: OURS, attempts: OURS, lastError: OURS, leasedUntil: OURS },
  problems: { itemId: STATION, resolvedBy: STAFF, createdAt: '`happenedAt`' },
  overtimes: { ledgerId: OURS, answeredBy: STAFF },
  passes: { accountId: PLACE, offerId: OURS, updatedAt: OURS },
  reviews: { accountId: PLACE, publishedAt: '`status`', refusedAt: '`status`', createdAt: '`writtenAt`' },
  securityEvents: {
    id: OURS,
    accountId: PLACE,
    loginId: '`logins`',
    keyId: 'of programs',
    fromAddress: '`from`',
    createdAt: '`at`',
  },
  sessions: {
    stationId: STATION,
    bookingId: PLACE,
    toldLockerNumber: OURS,
    code: SECRET,
    codeKnown: OURS,
    firstOpenAt: '`collectedAt`',
    closeAt: '`returnedAt`',
    baselineRfids: STATION,
    doorFailedAt: STATION,
    externalUrl: STAFF,
    revision: OURS,
    cancelledInCents: '`payments`',
    refundInCents: '`payments`',
    isExtra: '`payments`',
    createdAt: OURS,
    updatedAt: OURS,
  },
  ticketShares: { id: 'half of a link', sessionId: PLACE },
  warnings: { accountId: PLACE, sessionId: '`bookingId`' },
};

const SHORT = 'gone within days';

/** Tables of which the file tells nothing by themselves. A new table does not compile before it is above or here. */
const untold: Record<Exclude<keyof Tables, keyof Told>, string> = {
  alerts: STATION,
  apiKeys: 'of programs',
  goodwills: 'told as payments, and mailed as vouchers',
  retiredCodes: STATION,
  statusCounts: OURS,
  insightChanges: STATION,
  insightDays: STATION,
  callOuts: STATION,
  cardPages: SHORT,
  claimItems: 'with their claims',
  broadcastRecipients: 'told as notices',
  broadcasts: STATION,
  closures: STATION,
  commands: STATION,
  counters: OURS,
  deletionRequests: 'a code that only Facebook and the person know',
  disputes: 'told as payments',
  budgetUses: SHORT,
  writeChecks: OURS,
  itemActs: STAFF,
  items: STATION,
  jobs: OURS,
  lockerOutages: STATION,
  lockers: STATION,
  loginCodes: SHORT,
  logs: STATION,
  passkeyChallenges: SHORT,
  passOffers: 'what we sell',
  paymentEvents: 'told as payments',
  paymentPages: 'told as payments',
  photos: 'with what they are about',
  pingHours: STATION,
  pings: STATION,
  stationPictures: STATION,
  providerSignIns: SHORT,
  ownerShares: STATION,
  statementEntries: STATION,
  statements: STATION,
  receipts: 'with their payments',
  returnQuestions: '`returnedAt`',
  tasks: STAFF,
  taxReports: 'what a tax office answered',
  rememberedContacts: 'of people whose account is removed',
  stationConnections: STATION,
  stationEvents: STATION,
  stationOwners: '`stationIds`',
  stations: STATION,
  waitingIdentities: SHORT,
};

test('what the file tells under another name is in it', () => {
  const names = [...Object.values(otherwise), untold].flatMap((reasons: Record<string, string>) =>
    Object.values(reasons).flatMap((why) => /^`(\w+)`$/.exec(why)?.[1] ?? []),
  );
  const known = new Set([shape, ...Object.values(told).map((part) => part.shape)].flatMap((part) => Object.keys(part)));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
