/**
 * Every column that holds more than a number, a switch or a moment, by table. `personal`: it may identify somebody or
 * contain their words, and a removal clears it or deletes its row. All others are listed with the reason why they may
 * stay. A new column must be added here, or `removal.test.ts` fails.
 */

type Columns = { personal: string[]; stays: Record<string, string> };

const ID = 'random id';
const WORD = 'word of a closed list';
const HASH = 'hash of a random secret';
const STATION = 'about a station, its equipment or its program';
const PROVIDER = 'id at the payment provider';
const SUPPLIER = 'of a supplier, which the books need';

const named = (why: string, ...columns: string[]) => Object.fromEntries(columns.map((column) => [column, why]));

const impersonal = (stays: Columns['stays']): Columns => ({ personal: [], stays });

export const personalColumns: Record<string, Columns> = {
  accounts: {
    personal: [
      'email',
      'name',
      'surname',
      'phone',
      'image',
      'country',
      'postal_code',
      'locale',
      'password_hash',
      'payment_customer_id',
      'restricted_because',
      'staff_note',
      'unsubscribe_token',
    ],
    stays: { ...named(ID, 'id'), ...named(WORD, 'role', 'status', 'deletion_asked_by') },
  },
  alerts: {
    personal: ['data', 'rescue'],
    stays: {
      ...named(ID, 'id', 'closed_by', 'taken_by', 'target'),
      ...named(WORD, 'kind'),
      ...named(STATION, 'station_id'),
    },
  },
  api_keys: {
    personal: [],
    stays: {
      ...named(ID, 'id', 'created_by'),
      ...named(HASH, 'hash'),
      ...named(STATION, 'station_ids'),
      ...named(WORD, 'scope'),
      name: 'what staff call a program',
    },
  },
  audit: {
    personal: ['data', 'from_address'],
    stays: {
      ...named(ID, 'id', 'actor_id', 'target'),
      ...named(WORD, 'action', 'actor_kind'),
      ...named(STATION, 'station_id'),
    },
  },
  bookings: {
    personal: ['phone'],
    stays: {
      ...named(ID, 'id', 'account_id', 'gift_card_id', 'pass_id'),
      ...named(WORD, 'cancelled_by', 'locale', 'status', 'terms_version'),
      ...named(PROVIDER, 'payment_id'),
      ...named(STATION, 'station_id', 'tariff'),
      held_from: 'a network, known only while boards are held unpaid, as the database checks',
    },
  },
  booking_notes: { personal: ['text'], stays: named(ID, 'id', 'booking_id', 'written_by') },
  alert_settings: { personal: ['mail_accepted_because'], stays: named(ID, 'account_id', 'sms_code', 'mail_code') },
  claims: {
    personal: ['answer', 'note', 'decision_reason', 'why_no_photo'],
    stays: {
      ...named(ID, 'id', 'session_id', 'proposed_by', 'decided_by'),
      ...named(WORD, 'status'),
      ...named(STATION, 'station_id'),
    },
  },
  claim_items: impersonal({ ...named(ID, 'claim_id'), ...named(WORD, 'kind'), ...named(STATION, 'item_id', 'name') }),
  bank_refunds: { personal: ['holder', 'iban'], stays: named(ID, 'ledger_id', 'paid_by') },
  broadcast_recipients: impersonal({ ...named(ID, 'broadcast_id', 'booking_id'), ...named(WORD, 'part') }),
  broadcasts: {
    personal: [],
    stays: {
      ...named(ID, 'id', 'sent_by', 'closure_id'),
      ...named(WORD, 'kind'),
      ...named(STATION, 'station_id', 'words'),
    },
  },
  closures: impersonal({
    ...named(ID, 'id', 'created_by'),
    ...named(WORD, 'kind'),
    ...named(STATION, 'reason', 'station_id'),
  }),
  commands: {
    personal: [],
    stays: {
      ...named(ID, 'id', 'asked_by'),
      ...named(WORD, 'kind', 'outcome'),
      ...named(STATION, 'params', 'result', 'station_id'),
    },
  },
  consents: impersonal({ ...named(ID, 'id', 'account_id', 'booking_id'), ...named(WORD, 'kind', 'locale', 'version') }),
  counters: { personal: [], stays: { name: 'a series of numbers' } },
  debts: {
    personal: [],
    stays: {
      ...named(ID, 'id', 'account_id', 'booking_id', 'charge_id', 'claim_id', 'dispute_id', 'session_id'),
      ...named(WORD, 'reason', 'status'),
    },
  },
  deletion_requests: { personal: [], stays: named(ID, 'account_id', 'confirmation_code') },
  disputes: impersonal({ ...named(PROVIDER, 'id'), ...named(ID, 'ledger_id'), ...named(WORD, 'reason', 'status') }),
  extensions: impersonal({
    ...named(ID, 'id', 'booking_id', 'ledger_id', 'session_ids'),
    ...named(WORD, 'status', 'asked_from'),
  }),
  gift_cards: {
    personal: ['recipient_email', 'sender_name', 'message'],
    stays: {
      ...named(ID, 'id', 'bought_by', 'issued_by'),
      ...named(WORD, 'locale', 'status'),
      ...named(HASH, 'code_hash'),
    },
  },
  goodwills: {
    personal: [],
    stays: {
      ...named(ID, 'id', 'booking_id', 'given_by', 'gift_card_id', 'session_id'),
      ...named(WORD, 'form', 'reason'),
      ...named(STATION, 'station_id'),
    },
  },
  identities: { personal: ['provider', 'id_at_provider', 'account_id'], stays: {} },
  insight_changes: { personal: [], stays: named(STATION, 'station_id') },
  insight_days: impersonal(
    named(STATION, 'day', 'lateness', 'lead_times', 'open_seconds', 'station_id', 'used_seconds'),
  ),
  insight_totals: impersonal(named(STATION, 'day', 'lateness', 'lead_times', 'open_seconds', 'used_seconds')),
  installation: { personal: [], stays: named('what this installation is', 'name', 'value') },
  items: impersonal(
    named(STATION, 'id', 'metadata', 'name', 'place', 'rfid', 'service_before', 'station_id', 'status'),
  ),
  item_acts: {
    personal: [],
    stays: {
      ...named(ID, 'id', 'done_by'),
      ...named(WORD, 'act', 'place'),
      ...named(STATION, 'item_id', 'note', 'station_id'),
    },
  },
  jobs: {
    personal: ['last_error', 'payload'],
    stays: { ...named(WORD, 'kind'), dedupe_key: 'ids', leased_by: 'a process of ours' },
  },
  kysely_migration: { personal: [], stays: named('our own migrations', 'name', 'timestamp') },
  kysely_migration_lock: { personal: [], stays: named('our own migrations', 'id') },
  ledger: {
    personal: [],
    stays: {
      ...named(ID, 'id', 'account_id', 'booking_id', 'claim_id', 'debt_id', 'gift_card_id', 'pass_id', 'refunds_id'),
      ...named(ID, 'session_id', 'idempotency_key', 'receipt_id'),
      ...named(WORD, 'country', 'currency', 'failure_code', 'kind', 'means', 'purpose', 'state'),
      ...named(PROVIDER, 'card_id', 'provider_id'),
      ...named(STATION, 'at_station_id'),
    },
  },
  locker_outages: { personal: [], stays: named(STATION, 'station_id') },
  lockers: { personal: [], stays: named(STATION, 'metadata', 'notes', 'rfids', 'station_id', 'status') },
  write_checks: { personal: [], stays: { padding: 'always the same' } },
  budget_uses: { personal: [], stays: { budget: 'keyed hash, gone within days' } },
  login_codes: { personal: ['email', 'code_hash', 'browser_hash', 'network_hash'], stays: named(ID, 'id') },
  logins: {
    personal: ['account_id', 'device', 'place', 'token_hash', 'origin_hash'],
    stays: { ...named(ID, 'id'), ...named(WORD, 'ended_because', 'kind', 'method') },
  },
  logs: impersonal({ ...named(ID, 'id', 'session_id'), ...named(STATION, 'data', 'station_id', 'title') }),
  notices: {
    personal: ['last_error'],
    stays: {
      ...named(ID, 'id', 'account_id', 'alert_id', 'booking_id', 'bundle', 'occasion'),
      ...named(WORD, 'channel', 'kind', 'state'),
      data: 'ids, words, moments and sums',
      told_ends: 'sessions and moments',
    },
  },
  opening_wishes: impersonal({ ...named(ID, 'account_id'), ...named(STATION, 'station_id') }),
  overtimes: {
    personal: ['objection', 'answer_reason'],
    stays: {
      ...named(ID, 'booking_id', 'ledger_id', 'answered_by'),
      ...named(WORD, 'answer'),
      boards: 'lockers, moments and sums',
    },
  },
  passkey_challenges: {
    personal: ['account_id', 'browser_hash'],
    stays: { ...named(WORD, 'purpose'), ...named(HASH, 'challenge_hash') },
  },
  passkeys: {
    personal: ['account_id', 'credential_id', 'public_key', 'transports', 'name'],
    stays: named(ID, 'id'),
  },
  recovery_codes: { personal: ['account_id', 'code_hash'], stays: named(ID, 'id') },
  passes: {
    personal: ['end_reason'],
    stays: {
      ...named(ID, 'id', 'account_id', 'offer_id'),
      ...named(WORD, 'country', 'locale', 'status'),
      name: 'of what staff sell',
      ...named(STATION, 'station_ids'),
    },
  },
  pass_offers: {
    personal: [],
    stays: {
      ...named(ID, 'id'),
      ...named(WORD, 'country'),
      name: 'of what staff sell',
      first_day: 'of a season',
      last_day: 'of a season',
      ...named(STATION, 'station_ids'),
    },
  },
  payment_pages: {
    personal: ['url'],
    stays: {
      ...named(ID, 'id', 'account_id', 'ledger_id'),
      ...named(WORD, 'locale', 'terms_version'),
      ...named(PROVIDER, 'checkout_id'),
      origin: 'our own address',
    },
  },
  photos: { personal: ['bytes'], stays: named(ID, 'id', 'account_id', 'claim_id', 'item_act_id', 'problem_id') },
  ping_hours: impersonal(
    named(STATION, 'station_id', 'networks', 'free_memory_percent', 'uptime_in_seconds', 'clock_offset_in_ms'),
  ),
  station_pictures: { personal: [], stays: { ...named(ID, 'id'), ...named(STATION, 'bytes', 'station_id') } },
  pings: { personal: [], stays: { ...named(ID, 'id'), ...named(STATION, 'data', 'station_id') } },
  problems: {
    personal: ['words'],
    stays: {
      ...named(ID, 'id', 'booking_id', 'session_id', 'resolved_by'),
      ...named(WORD, 'what', 'remedy', 'reported_from'),
      ...named(STATION, 'station_id', 'item_id'),
    },
  },
  provider_sign_ins: {
    personal: [],
    stays: {
      ...named(HASH, 'browser_hash', 'nonce', 'pkce_verifier', 'state_hash'),
      ...named(WORD, 'provider'),
      redirect: 'a page of ours, gone after two days',
    },
  },
  receipts: {
    personal: [],
    stays: {
      ...named(ID, 'id', 'ledger_id', 'corrects_id'),
      ...named(WORD, 'kind', 'country'),
      number: 'a number',
      data: 'seller, sums, and the company of an invoice, which its books need',
      issuer: 'our own registration number',
    },
  },
  drawn_papers: impersonal({
    ...named(ID, 'receipt_id', 'statement_id'),
    ...named(WORD, 'locale'),
    fingerprint: 'hash of what a document shows',
    bytes: 'what its receipt or statement says',
  }),
  remembered_contacts: impersonal({
    ...named(ID, 'account_id'),
    ...named(WORD, 'reason'),
    contact_hash: 'keyed hash, gone with the ban',
  }),
  return_questions: impersonal({
    ...named(ID, 'id', 'session_id', 'ended_by'),
    ...named(WORD, 'why', 'told_by', 'outcome'),
  }),
  reviews: {
    personal: ['name', 'text', 'account_id'],
    stays: { ...named(ID, 'id', 'booking_id'), ...named(WORD, 'locale', 'refused_because') },
  },
  security_events: {
    personal: ['from_address'],
    stays: {
      ...named(ID, 'id', 'account_id', 'login_id', 'key_id', 'booking_id'),
      ...named(WORD, 'kind'),
      ...named(STATION, 'station_id'),
      what: 'words of closed lists: a way to sign in, a call, a refusal; of a key the network it was used from',
    },
  },
  sessions: {
    personal: ['note', 'external_url'],
    stays: {
      ...named(ID, 'id', 'booking_id', 'replaces'),
      ...named(WORD, 'status'),
      ...named(STATION, 'station_id', 'baseline_rfids'),
      code: 'four random digits',
    },
  },
  station_connections: { personal: [], stays: named(STATION, 'connection_id', 'instance_id', 'station_id') },
  station_events: { personal: [], stays: named(STATION, 'boot_id', 'parked', 'payload', 'station_id') },
  station_owners: { personal: ['account_id', 'station_id'], stays: {} },
  ticket_shares: impersonal({
    ...named(ID, 'id', 'session_id'),
    ...named(WORD, 'locale'),
    safety_version: 'which text was agreed to',
  }),
  retired_codes: impersonal({
    ...named(ID, 'session_id'),
    ...named(STATION, 'station_id'),
    code: 'opens nothing any more',
  }),
  status_counts: { personal: [], stays: { ...named(WORD, 'thing', 'status'), ...named(STATION, 'station_id') } },
  stations: {
    personal: [],
    stays: named(
      STATION,
      'id',
      'api_key_hash',
      'prefs',
      'webhook_url',
      'webhook_secret',
      'info',
      'status',
      'metadata',
      'boot_id',
      'program_version',
      'awaited_boot_id',
      'driver',
    ),
  },
  waiting_identities: {
    personal: ['email', 'id_at_provider', 'browser_hash', 'name', 'surname', 'image'],
    stays: named(WORD, 'provider'),
  },
  owner_shares: {
    personal: [],
    stays: {
      ...named(ID, 'id', 'created_by'),
      ...named(STATION, 'station_id'),
      ...named(SUPPLIER, 'payee', 'tax_number', 'iban'),
      first_day: 'of a month',
    },
  },
  statements: {
    personal: [],
    stays: {
      ...named(ID, 'id', 'paid_by'),
      ...named(STATION, 'station_id'),
      ...named(SUPPLIER, 'payee', 'tax_number', 'iban'),
      month: 'its first day',
      sums: 'sums of a month',
      paid_on: 'a day',
    },
  },
  statement_entries: {
    personal: [],
    stays: {
      ...named(ID, 'statement_id'),
      ...named(WORD, 'line'),
      source: 'the id of a row of the books',
      reference: 'the number of a receipt',
    },
  },
  tasks: impersonal({ ...named(ID, 'id', 'created_by', 'done_by'), ...named(STATION, 'station_id', 'words') }),
  tax_reports: { personal: [], stays: { ...named(ID, 'receipt_id'), reference: 'of a tax office' } },
  warnings: impersonal({ ...named(ID, 'id', 'account_id', 'booking_id', 'session_id'), ...named(WORD, 'reason') }),
};
