import { SessionOrder } from '@laine/contract/admin/session-calls.ts';
import { calls } from '@laine/contract/calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import type { Landmarks } from './find-landmarks.ts';

/** The caller's rights: all stations, three stations, or none. */
export type Asker = 'admin' | 'owner' | 'visitor';
export type Question = { name: string; asker: Asker; path: string; body?: object };

const PAGE = { offset: 0, limit: 50 };
/** Far down a list, where the database skips every row before. */
const DEEP = { offset: 20_000, limit: 50 };
const DEEP_OF_STATION = { offset: 2_500, limit: 50 };

const pages = { 'first page': PAGE, 'deep page': DEEP };
const pagesOfStation = { 'first page': PAGE, 'deep page': DEEP_OF_STATION };

const ask = (name: string, path: string, asker: Asker = 'admin'): Question => ({ name, asker, path });

/** Every list, filter, search, chart and export of staff, and everything that a visitor waits for. */
export function* questions(found: Landmarks): Generator<Question> {
  yield* sessionQuestions(found);
  yield* bookingQuestions(found);
  yield* cursorQuestions(found);
  yield* shortLists(found);
  yield* stationQuestions(found);
  yield* chartQuestions(found);
  yield* searchQuestions(found);
  yield* exportQuestions(found);
}

function* sessionQuestions({ stationId, from, to }: Landmarks): Generator<Question> {
  const filters = {
    all: {},
    'of a status': { status: 'cancelled' },
    'of a rare status': { status: 'started' },
    'of days': { from, to },
    'of a status and days': { status: 'finished', from, to },
    'of a locker number': { lockerNumber: '2' },
    'of a locker that is nowhere': { lockerNumber: '99' },
  } as const;
  for (const orderBy of SessionOrder.options) {
    for (const orderDirection of ['asc', 'desc'] as const) {
      const order = { orderBy, orderDirection };
      const named = `by ${orderBy}, ${orderDirection === 'asc' ? 'up' : 'down'}`;
      for (const [which, filter] of Object.entries(filters)) {
        for (const [page, part] of Object.entries(pages)) {
          yield ask(
            `sessions ${which} ${named}, ${page}`,
            callAddress(calls.sessions, { ...filter, ...order, ...part }),
          );
        }
        for (const [page, part] of Object.entries(pagesOfStation)) {
          const path = callAddress(calls.sessions, { ...filter, ...order, ...part, stationId });
          yield ask(`sessions of a station, ${which} ${named}, ${page}`, path);
        }
        const own = callAddress(calls.sessions, { ...filter, ...order, ...PAGE });
        yield ask(`sessions of three stations, ${which} ${named}, first page`, own, 'owner');
      }
    }
  }
}

function* bookingQuestions({ stationId, personId, bookingId, sessionId, day }: Landmarks): Generator<Question> {
  const filters = {
    all: {},
    'of a status': { status: 'complete' },
    'of a day': { day },
    open: { status: 'open' },
  } as const;
  for (const [which, filter] of Object.entries(filters)) {
    for (const [page, part] of Object.entries(pages)) {
      yield ask(`bookings, ${which}, ${page}`, callAddress(calls.adminBookings, { ...filter, ...part }));
    }
    for (const [page, part] of Object.entries(pagesOfStation)) {
      const path = callAddress(calls.adminBookings, { ...filter, ...part, stationId });
      yield ask(`bookings of a station, ${which}, ${page}`, path);
    }
    const own = callAddress(calls.adminBookings, { ...filter, ...PAGE });
    yield ask(`bookings of three stations, ${which}, first page`, own, 'owner');
  }
  yield ask('bookings of a person', callAddress(calls.adminBookings, { personId, ...PAGE }));
  yield ask('one booking', callAddress(calls.adminBooking, { bookingId }));
  yield ask('sessions of a booking', callAddress(calls.sessionsOfBooking, { bookingId }));
  yield ask('one session', callAddress(calls.session, { sessionId }));
}

/** Lists with a cursor: far down means a row from long ago. */
function* cursorQuestions({ stationId, adminId, personId, sessionId, day, longAgo }: Landmarks): Generator<Question> {
  const places = { 'first page': {}, 'deep page': { before: longAgo }, 'page before': { after: longAgo } };
  const audits = {
    all: {},
    'by an actor': { actorId: adminId },
    'of an action': { action: 'code-resent' },
    'of an action that never was': { action: 'audit-redacted' },
    'of a station': { stationId },
    'of a day': { day },
    'of a station and an action': { stationId, action: 'code-resent' },
    'by an actor at a station': { actorId: adminId, stationId },
    'about a thing': { target: sessionId },
  } as const;
  const ledgers = {
    all: {},
    'of a purpose': { purpose: 'overtime' },
    'that failed': { state: 'failed' },
    'that succeeded': { state: 'succeeded' },
    'that wait': { state: 'pending' },
    'of a station': { stationId },
    'of a day': { day },
    'of a station and a purpose': { stationId, purpose: 'overtime' },
    'of a station, failed': { stationId, state: 'failed' },
    'of a purpose, failed': { purpose: 'cancellation', state: 'failed' },
  } as const;
  const cards = { all: {}, blocked: { status: 'revoked' }, active: { status: 'active' } } as const;
  for (const [page, part] of Object.entries(places)) {
    for (const [which, filter] of Object.entries(audits)) {
      yield ask(`audit ${which}, ${page}`, callAddress(calls.audit, { ...filter, ...part, limit: 50 }));
    }
    for (const [which, filter] of Object.entries(ledgers)) {
      yield ask(`ledger ${which}, ${page}`, callAddress(calls.ledger, { ...filter, ...part, limit: 50 }));
    }
    for (const [which, filter] of Object.entries(cards)) {
      yield ask(`gift cards, ${which}, ${page}`, callAddress(calls.giftCards, { ...filter, ...part, limit: 50 }));
    }
  }
  yield ask('one person', callAddress(calls.person, { personId }));
}

function* shortLists({ stationId, bookingId, itemId, claimId, statementId }: Landmarks): Generator<Question> {
  for (const [page, part] of Object.entries(pages)) {
    yield ask(`alerts, ${page}`, callAddress(calls.alerts, part));
    yield ask(`alerts of three stations, ${page}`, callAddress(calls.alerts, part), 'owner');
    yield ask(`alerts of a station, ${page}`, callAddress(calls.alerts, { ...part, stationId }));
    yield ask(`people, ${page}`, callAddress(calls.people, part));
    for (const status of ['active', 'deactivated', 'suspended', 'banned', 'removed'] as const) {
      yield ask(`people who are ${status}, ${page}`, callAddress(calls.people, { ...part, status }));
    }
    yield ask(`people who were late twice, ${page}`, callAddress(calls.people, { ...part, lateTwice: 'true' }));
    yield ask(`people who were not late twice, ${page}`, callAddress(calls.people, { ...part, lateTwice: 'false' }));
    yield ask(`problems, ${page}`, callAddress(calls.problems, part));
    for (const state of ['open', 'resolved'] as const) {
      yield ask(`problems, ${state}, ${page}`, callAddress(calls.problems, { ...part, state }));
      yield ask(
        `problems of three stations, ${state}, ${page}`,
        callAddress(calls.problems, { ...part, state }),
        'owner',
      );
      yield ask(`problems of a station, ${state}, ${page}`, callAddress(calls.problems, { ...part, state, stationId }));
    }
    yield ask(`problems of a locker, ${page}`, callAddress(calls.problems, { ...part, stationId, lockerNumber: '2' }));
    yield ask(`problems of a thing, ${page}`, callAddress(calls.problems, { ...part, itemId }));
    yield ask(`problems of a booking, ${page}`, callAddress(calls.problems, { ...part, bookingId }));
    yield ask(`claims, ${page}`, callAddress(calls.claims, part));
    yield ask(`claims of a status, ${page}`, callAddress(calls.claims, { ...part, status: 'charged' }));
    yield ask(`claims of a station, ${page}`, callAddress(calls.claims, { ...part, stationId }));
    yield ask(`debts, ${page}`, callAddress(calls.debts, part));
    yield ask(`debts that are due, ${page}`, callAddress(calls.debts, { ...part, status: 'due' }));
    yield ask(`debts that are paid, ${page}`, callAddress(calls.debts, { ...part, status: 'paid' }));
    for (const status of ['waiting', 'published', 'refused'] as const) {
      yield ask(`reviews, ${status}, ${page}`, callAddress(calls.reviewsToPublish, { ...part, status }));
    }
    yield ask(`transfers by hand, ${page}`, callAddress(calls.openTransfers, part));
    yield ask(`statements, ${page}`, callAddress(calls.statements, part));
    yield ask(`statements not paid out, ${page}`, callAddress(calls.statements, { ...part, isPaid: 'false' }));
    yield ask(`statements paid out, ${page}`, callAddress(calls.statements, { ...part, isPaid: 'true' }));
    yield ask(`statements of a station, ${page}`, callAddress(calls.statements, { ...part, stationId }));
    yield ask(`closures, ${page}`, callAddress(calls.closures, part));
  }
  yield ask('one claim', callAddress(calls.claim, { claimId }));
  yield ask('one statement', callAddress(calls.statement, { statementId }));
  yield ask('staff', callAddress(calls.staffMembers, {}));
  yield ask('pass offers', callAddress(calls.listPassOffers, {}));
}

function* stationQuestions({ stationId, sessionId, itemId }: Landmarks): Generator<Question> {
  yield ask('stations', callAddress(calls.adminStations, {}));
  yield ask('names of stations', callAddress(calls.stationNames, {}));
  yield ask('one station', callAddress(calls.adminStation, { stationId }));
  yield ask('things of a station', callAddress(calls.items, { stationId }));
  yield ask('one thing', callAddress(calls.item, { stationId, itemId }));
  yield ask('to do at a station', callAddress(calls.tasks, { stationId }));
  yield ask('owners of a station', callAddress(calls.stationUsers, { stationId }));
  yield ask('running months of a station', callAddress(calls.runningMonths, { stationId }));
  for (const [page, part] of Object.entries(pagesOfStation)) {
    yield ask(`log of a station, ${page}`, callAddress(calls.logs, { stationId, ...part }));
    yield ask(`log of a locker, ${page}`, callAddress(calls.logs, { stationId, lockerNumber: '2', ...part }));
    yield ask(`log of a session, ${page}`, callAddress(calls.logs, { stationId, sessionId, ...part }));
    yield ask(`pings of a station, ${page}`, callAddress(calls.pings, { stationId, ...part }));
    yield ask(`webhook of a station, ${page}`, callAddress(calls.webhookAttempts, { stationId, ...part }));
  }
}

function* chartQuestions({ stationId, day, yearAgo }: Landmarks): Generator<Question> {
  for (const asker of ['admin', 'owner'] as const) {
    yield ask(`dashboard as ${asker}`, callAddress(calls.dashboard, {}), asker);
    yield ask(`insights of four weeks as ${asker}`, callAddress(calls.insights, {}), asker);
    yield ask(`insights of a year as ${asker}`, callAddress(calls.insights, { from: yearAgo, to: day }), asker);
  }
  yield ask('insights of a station for a year', callAddress(calls.insights, { stationId, from: yearAgo, to: day }));
  for (const range of ['day', 'week', 'month'] as const) {
    yield ask(`health of a station, ${range}`, callAddress(calls.health, { stationId, range }));
  }
  yield ask('availability of a day', callAddress(calls.stationAvailability, { stationId, date: day }), 'visitor');
  yield ask('stations as visitors see them', callAddress(calls.stations, {}), 'visitor');
  yield ask('reviews as visitors see them', callAddress(calls.reviews, {}), 'visitor');
}

function* searchQuestions({ bookingId, phone, email, code }: Landmarks): Generator<Question> {
  const texts = {
    'a door code': code,
    'a phone number': phone,
    'the end of a phone number': phone.slice(-6),
    'four digits of a phone number': phone.slice(-4),
    'an e-mail address': email,
    'the beginning of an address': 'person-1',
    'a name': 'anna tamm',
    'the beginning of a name': 'kat',
    'a station': 'pirita',
    'a locker': 'beach-007 4',
    'an id': bookingId,
    'nothing that is there': 'zzzz',
  };
  const path = callAddress(calls.search, { text: 'x' });
  for (const asker of ['admin', 'owner'] as const) {
    for (const [what, text] of Object.entries(texts)) {
      yield { name: `search for ${what} as ${asker}`, asker, path, body: { text } };
    }
  }
}

function* exportQuestions({ stationId, statementId, day, from, to, yearAgo, adminId }: Landmarks): Generator<Question> {
  yield ask('export of all sessions', callAddress(calls.sessionsCsv, {}));
  yield ask('export of a station’s sessions', callAddress(calls.sessionsCsv, { stationId }));
  yield ask('export of three stations’ sessions', callAddress(calls.sessionsCsv, {}), 'owner');
  yield ask('export of cancelled sessions', callAddress(calls.sessionsCsv, { status: 'cancelled' }));
  yield ask('export of sessions of days', callAddress(calls.sessionsCsv, { from, to }));
  yield ask('export of sessions of a locker number', callAddress(calls.sessionsCsv, { lockerNumber: '2' }));
  yield ask('export of the ledger', callAddress(calls.ledgerCsv, {}));
  yield ask('export of a station’s ledger', callAddress(calls.ledgerCsv, { stationId }));
  yield ask('export of a purpose in the ledger', callAddress(calls.ledgerCsv, { purpose: 'overtime' }));
  yield ask('export of a day of the ledger', callAddress(calls.ledgerCsv, { day }));
  yield ask('export of the audit', callAddress(calls.auditCsv, {}));
  yield ask('export of an actor’s audit', callAddress(calls.auditCsv, { actorId: adminId }));
  yield ask('export of insights of a year', callAddress(calls.insightsCsv, { from: yearAgo, to: day }));
  yield ask('export of statements', callAddress(calls.statementsCsv, {}));
  yield ask('export of one statement', callAddress(calls.statementCsv, { statementId }));
}
