import { sql } from 'kysely';
import type { Tx } from '../db/open-database.ts';
import { carryOut, type Condition, type Step } from './keeping-store.ts';

type Person = { accountId: string; email: string };

const isOfTheirBookings = ({ accountId }: Person): Condition =>
  sql`booking_id in (select id from bookings where account_id = ${accountId})`;
const isOfTheirSessions = (person: Person): Condition =>
  sql`session_id in (select id from sessions where ${isOfTheirBookings(person)})`;

/** Rows to remove or blank with a person. The books keep the rest, which points at a nameless account. */
const forgetting: Step<Person>[] = [
  // Sent and pending messages.
  { remove: 'notices', of: 'accountId' },
  { remove: 'alertSettings', of: 'accountId' },
  { remove: 'openingWishes', of: 'accountId' },
  // Published or not.
  { remove: 'reviews', of: 'accountId' },
  {
    // Pictures of their rentals, whoever took them, and unused uploads: pictures show where somebody was.
    remove: 'photos',
    of: (person) => sql`
      (account_id = ${person.accountId} and problem_id is null and claim_id is null and item_act_id is null)
      or problem_id in (select id from problems where ${isOfTheirBookings(person)})
      or claim_id in (select id from claims where ${isOfTheirSessions(person)})`,
  },
  // Damage stays with the item, and claims with the books; only the words go.
  { blank: 'problems', to: { words: '' }, of: isOfTheirBookings },
  {
    blank: 'claims',
    to: { note: '', answer: null, decisionReason: null, whyNoPhoto: null },
    of: isOfTheirSessions,
  },
  { blank: 'overtimes', to: { objection: null, answerReason: null }, of: isOfTheirBookings },
  {
    blank: 'sessions',
    to: { note: null, externalUrl: null },
    of: (person) => sql`${isOfTheirBookings(person)} and (note is not null or external_url is not null)`,
  },
  { remove: 'bookingNotes', of: isOfTheirBookings },
  // The phone and pages at the provider have no more use.
  { blank: 'bookings', to: { phone: '', heldFrom: null }, of: 'accountId' },
  { blank: 'paymentPages', to: { url: null }, of: 'accountId' },
  {
    // Both bought and received ones.
    blank: 'giftCards',
    to: { recipientEmail: null, senderName: null, message: null },
    of: ({ accountId, email }) => sql`bought_by = ${accountId} or recipient_email = ${email}`,
  },
  { blank: 'passes', to: { endReason: null }, of: 'accountId' },
  {
    // Bank accounts for refunds.
    blank: 'bankRefunds',
    to: { holder: null, iban: null },
    of: ({ accountId }) => sql`ledger_id in (select id from ledger where account_id = ${accountId})`,
  },
  { remove: 'passkeyChallenges', of: 'accountId' },
  { remove: 'passkeys', of: 'accountId' },
  { remove: 'recoveryCodes', of: 'accountId' },
  { remove: 'logins', of: 'accountId' },
  { remove: 'loginCodes', of: 'email' },
  { remove: 'waitingIdentities', of: 'email' },
];

/** The caller removes and locks the account, and clears its row and passing mentions of the person. */
export const forgetRows = (tx: Tx, person: Person): Promise<void> => carryOut(tx, forgetting, person);
