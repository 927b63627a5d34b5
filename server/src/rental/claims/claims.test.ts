import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { moneyActs } from '../../testing/money-acts.ts';
import { openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';
import { FAILS_LATER } from '../overtime/late-rentals-fixture.ts';
import { claimedRentals } from './claimed-rentals-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

const { approved, asAdmin, asOwner, broughtBack, claimOf, onTheWater, takenFor, told, upload } = claimedRentals(
  () => scene,
);
const { payDebt } = moneyActs(() => scene);
const note = 'Broken blade';
const refusalOf = (answer: Response) => answer.headers.get('x-refusal');

describe('proposing a claim', () => {
  test('is for who runs the station, and an admin decides', async () => {
    const { beach, sessionId, item } = await broughtBack();
    const wish = {
      sessionId,
      items: [{ itemId: item('board'), amountInCents: 35_000 }],
      note,
      photoIds: [],
      whyNoPhoto: 'It is gone',
    };
    const elsewhere = await asOwner((await scene.beach()).id);
    expect(refusalOf(await elsewhere.post('/api/admin/claims', wish))).toBe('not-found');
    const owner = await asOwner(beach.id);
    const claim = await owner.call(calls.proposeClaim, wish);
    expect(claim).toMatchObject({ status: 'proposed', amountInCents: 35_000, items: [{ kind: 'board' }] });
    const decide = `/api/admin/claims/${claim.id}/decide`;
    expect((await owner.post(decide, { decision: 'approve' })).status).toBe(403);
    const { claims, total } = await owner.call(calls.claims, { status: 'proposed' });
    expect([claims.map(({ id }) => id), total]).toEqual([[claim.id], 1]);
    expect((await elsewhere.call(calls.claims)).claims).toEqual([]);
    expect((await elsewhere.fetch(`/api/admin/claims/${claim.id}`)).status).toBe(404);
    const admin = await asAdmin();
    const cheaper = await admin.call(calls.decideClaim, {
      claimId: claim.id,
      decision: 'approve',
      amountInCents: 12_000,
    });
    expect(cheaper).toMatchObject({ status: 'approved', amountInCents: 12_000 });
    expect(refusalOf(await admin.post(decide, { decision: 'approve' }))).toBe('state-moved-on');
  });

  test('asks at most what each thing costs and at least what a card can pay', async () => {
    const foreign = await broughtBack();
    const { beach, sessionId, item } = await broughtBack();
    const owner = await asOwner(beach.id);
    const ask = async (kind: string, amountInCents: number) => {
      const items = [{ itemId: item(kind), amountInCents }];
      return refusalOf(
        await owner.post('/api/admin/claims', { sessionId, items, note, photoIds: [], whyNoPhoto: 'It is gone' }),
      );
    };
    expect(await ask('board', 35_001)).toBe('claim-too-high');
    expect(await ask('paddle', 3_501)).toBe('claim-too-high');
    expect(await ask('vest', 3_001)).toBe('claim-too-high');
    expect(await ask('vest', 49)).toBe('claim-too-low');
    const tooHigh = {
      sessionId,
      items: [{ itemId: item('vest'), amountInCents: 3_001 }],
      note,
      photoIds: [],
      whyNoPhoto: 'It is gone',
    };
    expect(await (await owner.post('/api/admin/claims', tooHigh)).text()).toContain('€30.00');
    const items = [{ itemId: foreign.item('vest'), amountInCents: 3_000 }];
    const answer = await owner.post('/api/admin/claims', {
      sessionId,
      items,
      note,
      photoIds: [],
      whyNoPhoto: 'It is gone',
    });
    expect(refusalOf(answer)).toBe('malformed');
  });

  test('is refused while another one for the same thing is open', async () => {
    const { owner, claimId, sessionId, item, admin } = await approved();
    const items = [
      { itemId: item('vest'), amountInCents: 100 },
      { itemId: item('paddle'), amountInCents: 100 },
    ];
    const again = () =>
      owner.post('/api/admin/claims', { sessionId, items, note, photoIds: [], whyNoPhoto: 'It is gone' });
    expect(refusalOf(await again())).toBe('claim-open-already');
    await admin.call(calls.decideClaim, { claimId, decision: 'drop', reason: 'Found it' });
    expect((await again()).status).toBe(200);
  });

  test('is refused for what was reported before the rental began, unless it was repaired', async () => {
    const first = await broughtBack();
    const [session] = first.boards;
    const { anna, bookingId, beach } = first;
    const report = { bookingId, sessionId: session?.id ?? '', what: 'damaged-paddle' } as const;
    const problem = await anna.browser.call(calls.reportProblem, report);
    // The next rental of the same locker.
    const next = await scene.book(beach, { lockerNumber: first.lockerNumber });
    const begun = scene.clock.now().add({ minutes: 5 });
    await scene.db.query
      .updateTable('sessions')
      .set({ status: 'finished', firstOpenAt: begun, closeAt: begun.add({ minutes: 30 }) })
      .where('id', '=', next.id)
      .execute();
    scene.clock.advance({ minutes: 40 });
    const owner = await asOwner(beach.id);
    const items = [{ itemId: first.item('paddle'), amountInCents: 3_500 }];
    const propose = () =>
      owner.post('/api/admin/claims', { sessionId: next.id, items, note, photoIds: [], whyNoPhoto: 'It is gone' });
    expect(refusalOf(await propose())).toBe('claim-reported-before');
    await owner.call(calls.resolveProblem, { problemId: problem.id });
    // Too late: it was still broken when the rental began.
    expect(refusalOf(await propose())).toBe('claim-reported-before');
    const repairedAt = begun.subtract({ minutes: 1 });
    await scene.db.query.updateTable('problems').set({ resolvedAt: repairedAt }).where('id', '=', problem.id).execute();
    const claim = (await (await propose()).json()) as { id: string };
    const history = await owner.call(calls.claim, { claimId: claim.id });
    expect(history.earlierProblems).toMatchObject([{ id: problem.id, what: 'damaged-paddle' }]);
    expect(history.earlierRentals.map(({ sessionId }) => sessionId)).toEqual([first.sessionId]);
  });

  test('completes the draft that a missing thing left, which can be edited and discarded', async () => {
    const { beach, sessionId, item } = await broughtBack({ missing: ['vest', 'paddle'] });
    const owner = await asOwner(beach.id);
    const [draft] = (await owner.call(calls.claims, { status: 'draft' })).claims;
    expect(draft).toMatchObject({ sessionId, amountInCents: 6_500 });
    const wish = { claimId: draft?.id ?? '', note, photoIds: [await upload(owner)] };
    const items = [{ itemId: item('vest'), amountInCents: 1_000 }];
    const edited = await owner.call(calls.editClaim, { ...wish, items });
    expect(edited).toMatchObject({ status: 'draft', amountInCents: 1_000, photoUrls: [expect.any(String)] });
    const photoIds = [await upload(owner)];
    const proposed = await owner.call(calls.proposeDraftClaim, { ...wish, items, photoIds });
    expect(proposed).toMatchObject({ status: 'proposed', amountInCents: 1_000 });
    expect(proposed.photoUrls).toHaveLength(1);
    expect(refusalOf(await owner.post(`/api/admin/claims/${proposed.id}/discard`, {}))).toBe('state-moved-on');
    const other = await broughtBack({ missing: ['vest'] });
    const [second] = (await (await asOwner(other.beach.id)).call(calls.claims, { status: 'draft' })).claims;
    const admin = await asAdmin();
    await admin.call(calls.discardClaim, { claimId: second?.id ?? '' });
    expect((await other.beach.alerts())[0]?.closedAt).not.toBeNull();
  });
});

describe('the renter', () => {
  test('is told by mail and SMS, sees the evidence, and whoever agrees is charged once', async () => {
    const rental = await approved();
    const { anna, claimId, bookingId } = rental;
    expect(await told(bookingId, 'claim-made')).toBe(2);
    const claim = await claimOf(rental);
    expect(claim).toMatchObject({ status: 'approved', amountInCents: 2_000, note, canAnswer: true, bookingId });
    expect((await anna.browser.fetch(claim?.photoUrls[0] ?? '')).status).toBe(200);
    const stranger = await scene.customer();
    expect((await stranger.browser.fetch(claim?.photoUrls[0] ?? '')).status).toBe(404);
    const answer = { agrees: true, answer: '' };
    expect(refusalOf(await stranger.browser.post(`/api/claims/${claimId}/answer`, answer))).toBe('not-found');
    const answered = await Promise.all([1, 2, 3].map(() => anna.browser.post(`/api/claims/${claimId}/answer`, answer)));
    expect(answered.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await scene.jobs.drain();
    await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged', canAnswer: false });
    expect(await takenFor(claimId)).toEqual([2_000]);
    expect(await told(bookingId, 'claim-charged')).toBe(1);
    const receipts = await scene.db.query
      .selectFrom('receipts')
      .innerJoin('ledger', 'ledger.id', 'receipts.ledgerId')
      .select('ledger.vatPercent')
      .where('ledger.claimId', '=', claimId)
      .execute();
    expect(receipts).toEqual([{ vatPercent: null }]);
  });

  test('who does not answer is charged after the seventh day, not before', async () => {
    const rental = await approved();
    const { claimId } = rental;
    const answerBy = Temporal.Instant.from((await claimOf(rental))?.answerBy ?? '');
    await scene.advance({ milliseconds: scene.clock.now().until(answerBy).total('milliseconds') - 60_000 });
    expect(await claimOf(rental)).toMatchObject({ status: 'approved' });
    await scene.advance({ minutes: 3 });
    await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
    await scene.advance({ hours: 48 });
    expect(await takenFor(claimId)).toEqual([2_000]);
  });

  test('who contests is charged nothing until another admin has decided with a reason', async () => {
    const rental = await approved();
    const { anna, claimId, bookingId } = rental;
    const path = `/api/claims/${claimId}/answer`;
    expect(refusalOf(await anna.browser.post(path, { agrees: false, answer: ' ' }))).toBe('malformed');
    const words = 'It was broken before';
    const contested = await anna.browser.call(calls.answerClaim, { claimId, agrees: false, answer: words });
    expect(contested).toMatchObject({ status: 'contested', answer: words, canAnswer: false });
    expect(contested).toMatchObject({ timeZone: 'Europe/Tallinn', stationName: expect.stringMatching(/./u) as string });
    const alerts = () =>
      scene.db.query.selectFrom('alerts').select(['kind', 'closedAt']).where('target', '=', claimId).execute();
    expect(await alerts()).toContainEqual({ kind: 'claim-contested', closedAt: null });
    await scene.advance({ hours: 24 * 9 });
    expect(await takenFor(claimId)).toEqual([]);
    const admin = await asAdmin();
    const decide = `/api/admin/claims/${claimId}/decide`;
    expect(refusalOf(await admin.post(decide, { decision: 'approve' }))).toBe('malformed');
    const reason = 'The crack is new';
    const lower = await admin.call(calls.decideClaim, { claimId, decision: 'approve', amountInCents: 900, reason });
    expect(lower).toMatchObject({ amountInCents: 900, decisionReason: reason });
    await scene.jobs.drain();
    await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged', decisionReason: reason });
    expect(await takenFor(claimId)).toEqual([900]);
    expect(await told(bookingId, 'claim-decided')).toBe(1);
    expect((await alerts()).filter(({ closedAt }) => closedAt === null)).toEqual([]);
  });

  test('whose words are right owes nothing', async () => {
    const rental = await approved();
    const { anna, claimId, bookingId, admin } = rental;
    await anna.browser.call(calls.answerClaim, { claimId, agrees: false, answer: 'No' });
    await admin.call(calls.decideClaim, { claimId, decision: 'drop', reason: 'Sorry' });
    await scene.jobs.drain();
    expect(await claimOf(rental)).toMatchObject({ status: 'dropped', decisionReason: 'Sorry' });
    expect(await told(bookingId, 'claim-decided')).toBe(1);
    expect(await takenFor(claimId)).toEqual([]);
  });

  test('sees nothing of what no admin has approved', async () => {
    const rental = await broughtBack();
    const owner = await asOwner(rental.beach.id);
    const items = [{ itemId: rental.item('vest'), amountInCents: 500 }];
    const photoIds = [await upload(owner)];
    const { sessionId } = rental;
    const claim = await owner.call(calls.proposeClaim, { sessionId, items, note, photoIds });
    expect(await claimOf(rental)).toBeUndefined();
    expect((await rental.anna.browser.fetch(claim.photoUrls[0] ?? '')).status).toBe(404);
    const answer = { agrees: true, answer: '' };
    expect(refusalOf(await rental.anna.browser.post(`/api/claims/${claim.id}/answer`, answer))).toBe('not-found');
  });
});

describe('an admin who proposed a claim', () => {
  const proposedByAdmin = async () => {
    const rental = await broughtBack();
    const admin = await asAdmin();
    const items = ['vest', 'paddle'].map((kind) => ({ itemId: rental.item(kind), amountInCents: 1_000 }));
    const bare = { sessionId: rental.sessionId, items, note, photoIds: [] };
    expect(refusalOf(await admin.post('/api/admin/claims', bare))).toBe('claim-needs-photo');
    const { id: claimId } = await admin.call(calls.proposeClaim, { ...bare, whyNoPhoto: 'They are gone' });
    return { ...rental, admin, claimId, decide: `/api/admin/claims/${claimId}/decide` };
  };

  test('cannot approve it, but may drop it; another may, and each thing then shows what was decided', async () => {
    const { admin, claimId, decide } = await proposedByAdmin();
    expect(refusalOf(await admin.post(decide, { decision: 'approve' }))).toBe('claim-needs-another-admin');
    const other = await asAdmin();
    const { claim, approval } = await other.call(calls.claim, { claimId });
    expect([claim.customerName, claim.stationName, claim.proposerName].every((name) => name !== '')).toBe(true);
    expect([claim.whyNoPhoto, approval]).toEqual(['They are gone', 'possible']);
    const decided = await other.call(calls.decideClaim, { claimId, decision: 'approve', amountInCents: 1_501 });
    expect(decided.items.map(({ amountInCents }) => amountInCents)).toEqual([751, 750]);
    const second = await proposedByAdmin();
    expect((await second.admin.post(second.decide, { decision: 'drop' })).status).toBe(200);
  });

  test('and is the only one tells the renter, whose silence then charges nothing', async () => {
    const rental = await proposedByAdmin();
    const { admin, claimId, anna } = rental;
    const { id } = await scene.db.query
      .selectFrom('claims')
      .select('proposedBy as id')
      .where('id', '=', claimId)
      .executeTakeFirstOrThrow();
    await scene.db.query.updateTable('accounts').set({ role: 'user' }).where('id', '<>', id).execute();
    expect((await admin.call(calls.claim, { claimId })).approval).toBe('with-consent');
    expect(await admin.call(calls.decideClaim, { claimId, decision: 'approve' })).toMatchObject({ answerBy: null });
    await scene.advance({ hours: 24 * 9 });
    expect(await takenFor(claimId)).toEqual([]);
    await scene.stayIn();
    await anna.browser.call(calls.answerClaim, { claimId, agrees: true, answer: '' });
    await scene.jobs.drain();
    expect(await takenFor(claimId)).toEqual([2_000]);
  });
});

describe('what is found again', () => {
  test('is asked for no more, neither during the search nor after it', async () => {
    const { anna, beach, bookingId, boards, program } = await onTheWater();
    const [{ id: sessionId, lockerNumber } = { id: '', lockerNumber: null }] = boards;
    const [owner, admin] = [await asOwner(beach.id), await asAdmin()];
    await owner.call(calls.endSession, { sessionId, reason: 'Gone', board: 'missing' });
    const [{ id: claimId, items } = { id: '', items: [] }] = (await owner.call(calls.claims, { status: 'draft' }))
      .claims;
    const wanted = items.map(({ itemId, amountInCents }) => ({ itemId: itemId ?? '', amountInCents }));
    await owner.call(calls.proposeDraftClaim, {
      claimId,
      items: wanted,
      note,
      photoIds: [],
      whyNoPhoto: 'All is gone',
    });
    const approve = () => admin.post(`/api/admin/claims/${claimId}/decide`, { decision: 'approve' });
    expect(refusalOf(await approve())).toBe('claim-waits');
    const { alerts } = await owner.call(calls.alerts, { state: 'open' });
    const alertId = alerts.find(({ kind }) => kind === 'not-back')?.id ?? '';
    const rescue = { service: 'JRCC Tallinn', at: scene.clock.now().toString(), note: 'Case 12' };
    await owner.call(calls.closeAlert, { alertId, rescue });
    expect((await approve()).status).toBe(200);
    expect(await claimOf({ anna })).toMatchObject({ status: 'approved', amountInCents: 41_500 });

    // The renter pays for the other things of the board as long as nobody has seen them.
    await scene.stayIn();
    await admin.call(calls.endSession, { sessionId, reason: 'It lay on the beach', board: 'back' });
    expect(await claimOf({ anna })).toMatchObject({ amountInCents: 6_500, items: [{}, {}] });
    const rfids = ['board', 'paddle', 'vest'].map((kind) => beach.tag(lockerNumber ?? 0, kind));
    await program.report({ type: 'door-closed', lockerNumber: lockerNumber ?? 0, rfids });
    await scene.jobs.drain();
    expect(await claimOf({ anna })).toMatchObject({ status: 'dropped', decisionReason: null, canAnswer: false });
    expect(await told(bookingId, 'claim-decided')).toBeGreaterThan(0);
    const mail = scene.messages.list({ to: anna.account.email }).find(({ text }) => /has been found/.test(text));
    expect(mail?.text).toContain('You owe nothing');
    await scene.advance({ hours: 24 * 9 });
    expect(await takenFor(claimId)).toEqual([]);
  });

  test('by the word of an owner alone is asked for until it is seen, once an admin has proposed it', async () => {
    const { beach, boards, program } = await onTheWater();
    const [{ id: sessionId, lockerNumber } = { id: '', lockerNumber: null }] = boards;
    const [owner, admin] = [await asOwner(beach.id), await asAdmin()];
    const say = (board: 'back' | 'missing') => owner.call(calls.endSession, { sessionId, reason: 'found', board });
    const claim = async () => {
      const [only] = (await owner.call(calls.claims)).claims;
      if (!only) throw new Error('no claim');
      return only;
    };
    await say('missing');
    const { id: claimId, items } = await claim();
    const wanted = items.map(({ itemId, amountInCents }) => ({ itemId: itemId ?? '', amountInCents }));
    const wish = { claimId, items: wanted, note, photoIds: [], whyNoPhoto: 'All is gone' };
    await admin.call(calls.proposeDraftClaim, wish);
    await say('back');
    expect(await claim()).toMatchObject({ status: 'proposed', amountInCents: 41_500, items: [{}, {}, {}] });
    const rfids = [beach.tag(lockerNumber ?? 0, 'board')];
    await program.report({ type: 'door-closed', lockerNumber: lockerNumber ?? 0, rfids });
    await scene.jobs.drain();
    expect(await claim()).toMatchObject({ status: 'proposed', amountInCents: 6_500, items: [{}, {}] });
  });

  test('by the word of an owner is told to admins while it is owed, and goes back once it is paid', async () => {
    const { anna, beach, boards, bookingId } = await onTheWater({ card: FAILS_LATER });
    const [{ id: sessionId } = { id: '' }] = boards;
    const [owner, admin] = [await asOwner(beach.id), await asAdmin()];
    const say = (board: 'back' | 'missing') => owner.call(calls.endSession, { sessionId, reason: 'found', board });
    await say('missing');
    const { alerts } = await owner.call(calls.alerts, { state: 'open' });
    const alertId = alerts.find(({ kind }) => kind === 'not-back')?.id ?? '';
    const rescue = { service: 'JRCC Tallinn', at: scene.clock.now().toString(), note: 'Case 12' };
    await owner.call(calls.closeAlert, { alertId, rescue });
    const [{ id: claimId, items } = { id: '', items: [] }] = (await owner.call(calls.claims)).claims;
    const board = items.filter(({ kind }) => kind === 'board').map(({ itemId }) => itemId ?? '');
    const wanted = board.map((itemId) => ({ itemId, amountInCents: 35_000 }));
    await owner.call(calls.proposeDraftClaim, { claimId, items: wanted, note, photoIds: [], whyNoPhoto: 'It is gone' });
    await admin.call(calls.decideClaim, { claimId, decision: 'approve' });
    await anna.browser.call(calls.answerClaim, { claimId, agrees: true, answer: '' });
    await scene.jobs.drain();
    expect(await claimOf({ anna })).toMatchObject({ status: 'owed' });
    await say('back');
    const news = (await admin.call(calls.alerts, { state: 'open' })).alerts;
    expect(news.find(({ kind }) => kind === 'claim-found')).toMatchObject({ data: { claimId } });
    await payDebt(anna);
    await admin.call(calls.decideClaim, { claimId, decision: 'drop', reason: 'It lay on the beach' });
    await scene.jobs.drain();
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ amountInCents: 35_000, state: 'succeeded' }]);
  });

  test('leaves a draft by the word of an owner', async () => {
    const { beach, boards } = await onTheWater();
    const [{ id: sessionId } = { id: '' }] = boards;
    const owner = await asOwner(beach.id);
    for (const [board, amountInCents] of [
      ['missing', 41_500],
      ['back', 6_500],
    ] as const) {
      await owner.call(calls.endSession, { sessionId, reason: 'found', board });
      expect((await owner.call(calls.claims)).claims).toMatchObject([{ status: 'draft', amountInCents }]);
    }
  });

  test('stays claimed where it is broken', async () => {
    const { beach, lockerNumber, program, anna } = await approved();
    const seen = (kinds: string[]) =>
      program.report({ type: 'door-closed', lockerNumber, rfids: kinds.map((kind) => beach.tag(lockerNumber, kind)) });
    await seen(['board', 'vest']);
    await seen(['board', 'paddle', 'vest']);
    expect(await claimOf({ anna })).toMatchObject({ status: 'approved', amountInCents: 2_000 });
  });
});
