import { calls } from '@laine/contract/calls.ts';
import { locales } from '@laine/contract/languages.ts';
import { MAX_PHOTO_BYTES } from '@laine/contract/public/photo-calls.ts';
import { MAX_PHOTOS_A_DAY } from '@laine/rules/constants.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeOldRows } from '../../ground/keeping/purge-old-rows.ts';
import { exampleCameraPhoto, examplePhoto } from '../../testing/example-photo.ts';
import { collected, openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { encodePhoto } from './encode-photo.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const send = (browser: TestBrowser, bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg') =>
  browser.fetch('/api/photos', { method: 'POST', body: bytes, headers: { 'content-type': type } });

async function upload(browser: TestBrowser, bytes?: Uint8Array<ArrayBuffer>) {
  const answer = await send(browser, bytes ?? (await examplePhoto()));
  return (await answer.json()) as { id: string; url: string };
}

/** A report with a picture, by a renter who has just collected a board. */
async function reported() {
  const beach = await scene.beach();
  const program = beach.program();
  await program.begin();
  const { customer, bookingId, session } = await scene.rent(beach);
  scene.clock.advance(scene.clock.now().until(session.start));
  await program.report(...collected(session, session.start));
  const photo = await upload(customer.browser);
  await customer.browser.call(calls.reportProblem, {
    bookingId,
    sessionId: session.id,
    what: 'damaged-board',
    photoIds: [photo.id],
  });
  return { beach, customer, photo, bookingId };
}

describe('an uploaded picture', () => {
  test('becomes a small upright copy without place and camera', async () => {
    const { browser } = await scene.customer();
    const { url } = await upload(browser, await exampleCameraPhoto());
    const answer = await browser.fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const { format, width, height, exif, orientation } = await sharp(await answer.bytes()).metadata();
    // Taken lying on its side, 4000 by 3000.
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1200, height: 1600 });
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  test('is what its bytes say, whatever its header says', async () => {
    const { browser } = await scene.customer();
    expect((await send(browser, await examplePhoto('png'), 'text/plain')).status).toBe(200);
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const refused = await send(browser, svg, 'image/png');
    expect([refused.status, refused.headers.get('x-refusal')]).toEqual([415, 'picture-type']);
  });

  test.each(locales)('that is broken is refused in words, %s', async (locale) => {
    const { browser } = await scene.customer();
    browser.cookies.set('locale', locale);
    const whole = await examplePhoto();
    const refused = await send(browser, whole.slice(0, whole.length / 2));
    expect([refused.status, refused.headers.get('x-refusal')]).toEqual([400, 'picture-unreadable']);
    expect(await refused.text()).toMatch(/\S+ \S+/);
  });

  test('that names more pixels than any camera has is refused before it is drawn', async () => {
    const { browser } = await scene.customer();
    const small = Buffer.from(await examplePhoto('png'));
    // Width and height stand at fixed places of a PNG's first part.
    small.writeUInt32BE(60_000, 16);
    small.writeUInt32BE(60_000, 20);
    const refused = await send(browser, new Uint8Array(small));
    expect(refused.headers.get('x-refusal')).toBe('picture-unreadable');
  });

  test('of a large phone is taken, and one that costs seconds is refused at once', async () => {
    const { browser } = await scene.customer();
    const drawn = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#123' } });
    const phones = await drawn(9248, 6936).jpeg().toBuffer();
    expect((await send(browser, new Uint8Array(phones))).status).toBe(200);
    const bomb = await drawn(8900, 8900).png({ compressionLevel: 9 }).toBuffer();
    const begunAt = performance.now();
    const refused = await send(browser, new Uint8Array(bomb.subarray(0, -60)));
    expect(refused.headers.get('x-refusal')).toBe('picture-unreadable');
    expect(performance.now() - begunAt).toBeLessThan(1000);
  });

  test('counts as a try whatever comes of it, and broken ones for all accounts of their network', async () => {
    const whole = await examplePhoto();
    const broken = whole.slice(0, whole.length / 2);
    const sent = async (browser: TestBrowser, bytes = broken) => (await send(browser, bytes)).headers.get('x-refusal');
    const [first, second, honest] = [await scene.customer(), await scene.customer(), await scene.customer()];
    const answers: (string | null)[] = [];
    for (let number = 0; number < 21; number += 1) answers.push(await sent(first.browser));
    expect([answers[19], answers[20]]).toEqual(['picture-unreadable', 'too-many-pictures']);
    expect(await sent(honest.browser, whole)).toBeNull();
    for (let number = 0; number < 11; number += 1) await sent(second.browser);
    expect(await sent(honest.browser, whole)).toBe('too-many-pictures');
    const admin = await scene.customer();
    await scene.db.query.updateTable('accounts').set({ role: 'admin' }).where('id', '=', admin.account.id).execute();
    expect(await sent(admin.browser, whole)).toBeNull();
    scene.clock.advance({ minutes: 10, seconds: 1 });
    expect(await sent(honest.browser, whole)).toBeNull();
  });

  test('waits for its turn: one account’s many keep out neither others nor staff', async () => {
    const bytes = new Uint8Array(
      await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#123' } })
        .png()
        .toBuffer(),
    );
    const of = (key: string, kind: 'known' | 'stranger') => encodePhoto(bytes, { key, kind, network: key });
    const order: string[] = [];
    const greedy = Array.from({ length: 8 }, () => of('greedy', 'stranger').then(() => order.push('greedy')));
    const settled = Promise.allSettled(greedy);
    await Promise.all([
      of('honest', 'stranger').then(() => order.push('honest')),
      of('staff', 'known').then(() => order.push('staff')),
    ]);
    expect(order.filter((who) => who === 'greedy').length).toBeLessThan(3);
    expect((await settled).filter(({ status }) => status === 'rejected')).toHaveLength(4);
  });

  test('that is too large is refused, and a visitor is not even listened to', async () => {
    const { browser } = await scene.customer();
    const large = new Uint8Array(MAX_PHOTO_BYTES + 1);
    expect((await send(browser, large)).status).toBe(413);
    expect((await send(scene.browser(), large)).status).toBe(401);
  });

  test('beyond the day’s number is refused until the next day', async () => {
    const { browser, account } = await scene.customer();
    const { id } = await upload(browser);
    const { id: _, ...row } = await scene.db.query
      .selectFrom('photos')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const further = Array.from({ length: MAX_PHOTOS_A_DAY - 1 }, (_one, index) => ({ ...row, id: `${id}-${index}` }));
    await scene.db.query.insertInto('photos').values(further).execute();
    const refused = await send(browser, await examplePhoto());
    expect([refused.status, refused.headers.get('x-refusal')]).toEqual([429, 'too-many-pictures']);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    const back = scene.clock.now().subtract({ hours: 25 });
    await scene.db.query.updateTable('photos').set({ createdAt: back }).where('accountId', '=', account.id).execute();
    expect((await send(browser, await examplePhoto())).status).toBe(200);
  });
});

describe('a picture is shown', () => {
  test('to whoever uploaded it and who runs the station, and to nobody else', async () => {
    const { beach, customer, photo } = await reported();
    const stranger = await scene.customer();
    const owner = await scene.customer();
    const elsewhere = await scene.customer();
    const other = await scene.beach();
    const now = scene.clock.now();
    await scene.db.query
      .insertInto('stationOwners')
      .values([
        { stationId: beach.id, accountId: owner.account.id, createdAt: now },
        { stationId: other.id, accountId: elsewhere.account.id, createdAt: now },
      ])
      .execute();
    const statuses = [];
    for (const { browser } of [customer, owner, stranger, elsewhere]) {
      statuses.push((await browser.fetch(photo.url)).status);
    }
    expect(statuses).toEqual([200, 200, 404, 404]);
    expect((await scene.browser().fetch(photo.url)).status).toBe(401);
  });

  test('while it belongs to nothing, to its uploader alone, and for a day', async () => {
    const { browser } = await scene.customer();
    const stranger = await scene.customer();
    const { url } = await upload(browser);
    expect((await browser.fetch(url)).status).toBe(200);
    expect((await stranger.browser.fetch(url)).status).toBe(404);
    const { photo, customer } = await reported();
    scene.clock.advance({ hours: 25 });
    await purgeOldRows(scene.deps);
    const later = await scene.as(customer.account.email);
    expect((await later.fetch(photo.url)).status).toBe(200);
    expect(await scene.db.query.selectFrom('photos').select('id').where('problemId', 'is', null).execute()).toEqual([]);
  });
});

test('a picture of somebody else, or one that is used already, cannot be named in a report', async () => {
  const { bookingId, customer, photo } = await reported();
  const stranger = await scene.customer();
  const foreign = await upload(stranger.browser);
  const [session] = await scene.sessionsOf(bookingId);
  for (const id of [foreign.id, photo.id]) {
    const refused = await customer.browser.post(`/api/bookings/${bookingId}/problems`, {
      sessionId: session?.id,
      what: 'other',
      photoIds: [id],
    });
    expect([refused.status, refused.headers.get('x-refused-fields')]).toEqual([400, 'photoIds']);
  }
});
