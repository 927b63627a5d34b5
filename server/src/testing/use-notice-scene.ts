import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readFacts } from '@laine/contract/read-facts.ts';
import { TERMS_VERSION } from '@laine/legal/terms-version.ts';
import { demoStations } from '@laine/sandbox/demo/demo-stations.ts';
import { MessageStore } from '@laine/sandbox/messages/message-store.ts';
import { openSmtpInbox } from '@laine/sandbox/messages/open-smtp-inbox.ts';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { allAuthors, tellingHandlers } from '../entry/jobs/telling-handlers.ts';
import { termsToAgree } from '../ground/agreed-terms.ts';
import type { Database, Db } from '../ground/db/open-database.ts';
import type { BookingsTable } from '../ground/db/tables/bookings.ts';
import { asJson } from '../ground/db/tables/json.ts';
import { openRunner } from '../ground/queue/runner.ts';
import { newId } from '../ground/secrets.ts';
import { smsGateway } from '../outside/sms-gateway.ts';
import { smtpMailer } from '../outside/smtp-mailer.ts';
import { readSettings } from '../settings.ts';
import { mailPictures } from '../telling/notices/mail-pictures.ts';
import { lanes } from '../telling/outbox/lanes.ts';
import type { OutboxDeps } from '../telling/outbox/notice.ts';
import { sendNotice } from '../telling/outbox/send-notice.ts';
import { openTestDatabase } from './open-test-database.ts';
import { silentLog } from './silent-log.ts';
import { standingClock } from './standing-clock.ts';

export type NoticeScene = Awaited<ReturnType<typeof openNoticeScene>>;

/** Fresh before every test of a file, over one database: making one takes longer than all the rest. */
export function useNoticeScene(): { readonly current: NoticeScene } {
  let db: Database;
  let world: NoticeScene;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  beforeEach(async () => {
    world = await openNoticeScene(db);
  });
  afterEach(() => world.close());
  afterAll(() => db.close());
  return {
    get current() {
      return world;
    },
  };
}

/** One station, a mailbox and a phone behind their real protocols, and a runner on a standing clock. */
async function openNoticeScene(db: Database) {
  await sql`truncate jobs, notices, sessions, bookings, accounts, lockers, stations cascade`.execute(db.query);
  const clock = standingClock('2027-07-13T10:00:00Z');
  const messages = new MessageStore();
  const inbox = await openSmtpInbox(messages, () => clock.now());
  const phone = await openPhone();
  const settings = readSettings({
    PUBLIC_URL: 'https://laine.test',
    SMTP_URL: inbox.url,
    SMS_URL: phone.url,
    SMS_USER: 'AC123',
    SMS_TOKEN: 'secret',
    SMS_SENDER: 'Laine',
  });
  const { log } = fastify();
  const mailer = smtpMailer({ ...settings.mail, pictures: Object.values(mailPictures) }, log);
  const deps: OutboxDeps = {
    db,
    now: () => clock.now(),
    settings,
    contactKey: Buffer.from('a key of this test'),
    giftCardKey: Buffer.from('another key of this test'),
    mailer,
    sms: smsGateway(settings.sms, log),
  };
  const runner = openRunner({
    db,
    clock,
    lanes: [{ handlers: Object.values(tellingHandlers(deps)).flat() }],
    log: silentLog,
  });
  const facts = await insertStation(db.query, clock.now());
  return {
    db,
    clock,
    deps,
    phone,
    messages,
    runner,
    send: (noticeId: string, { isLast = false } = {}) =>
      sendNotice(deps, allAuthors(deps), noticeId, { job: lanes.rest, isLast }),
    /** From now on the mail server is unreachable. */
    loseMailServer() {
      deps.mailer = smtpMailer({ ...settings.mail, url: 'smtp://127.0.0.1:1', pictures: [] }, log);
    },
    findMailServer() {
      deps.mailer = mailer;
    },
    /** A paid booking of tomorrow morning with one door code, or a changed one. */
    async insertBooking(change: Partial<Pick<BookingsTable, 'start' | 'end' | 'locale'>> & { code?: string } = {}) {
      const now = clock.now();
      const start = change.start ?? Temporal.Instant.from('2027-07-14T07:00:00Z');
      const end = change.end ?? start.add({ hours: 2 });
      const [id, accountId] = [newId(), newId()];
      const email = `${accountId.toLowerCase()}@example.com`;
      const at = { createdAt: now, updatedAt: now };
      await db.transaction(async (tx) => {
        await tx
          .insertInto('accounts')
          .values({ id: accountId, email, ...at })
          .execute();
        await tx
          .insertInto('bookings')
          .values({
            id,
            stationId: 'pirita',
            accountId,
            status: 'complete',
            start,
            end,
            count: 1,
            phone: '+37255550199',
            locale: change.locale ?? 'en',
            tariff: asJson(termsToAgree(facts)),
            termsVersion: TERMS_VERSION,
            termsAcceptedAt: now,
            amountInCents: 3500,
            paidAt: now,
            ...at,
          })
          .execute();
        const session = {
          id: newId(),
          stationId: 'pirita',
          bookingId: id,
          lockerNumber: 1,
          status: 'created',
        } as const;
        await tx
          .insertInto('sessions')
          .values({ ...session, start, end, code: change.code ?? '4821', ...at })
          .execute();
      });
      return { id, email, accountId, start, end };
    },
    async close() {
      await runner.stop();
      mailer.close();
      await inbox.close();
      await phone.close();
    },
  };
}

async function insertStation(db: Db, now: Temporal.Instant) {
  const station = demoStations.find(({ id }) => id === 'pirita');
  const metadata = Object.fromEntries(Object.entries(station?.facts ?? {}).map(([key, value]) => [key, String(value)]));
  const { facts } = readFacts({ ...metadata, images: '' });
  if (!facts) throw new Error('the demo station is unreadable');
  const at = { createdAt: now, updatedAt: now };
  await db
    .insertInto('stations')
    .values({ id: 'pirita', status: 'active', metadata: asJson({ ...metadata, images: '' }), ...at })
    .execute();
  await db
    .insertInto('lockers')
    .values({ stationId: 'pirita', number: 1, ...at })
    .execute();
  return facts;
}

type ReceivedSms = { to: string; from: string; body: string; path: string; authorization: string; key: string };

/** An SMS gateway that answers the same to everything and keeps what it took. */
async function openPhone() {
  const phone = { status: 201, answer: '{}', asked: 0, received: [] as ReceivedSms[] };
  const server = createServer(async (request, response) => {
    phone.asked += 1;
    const form = new URLSearchParams(await text(request));
    const field = (name: string) => form.get(name) ?? '';
    const header = (name: string) => String(request.headers[name] ?? '');
    if (phone.status < 300) {
      phone.received.push({
        to: field('To'),
        from: field('From'),
        body: field('Body'),
        path: request.url ?? '',
        authorization: header('authorization'),
        key: header('idempotency-key'),
      });
    }
    response.writeHead(phone.status, { 'content-type': 'application/json' }).end(phone.answer);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(phone, {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  });
}
