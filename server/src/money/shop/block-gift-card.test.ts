import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAdminScene, type AdminScene } from '../../testing/open-admin-scene.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.signInAgain());

const issue = (recipientEmail?: string) =>
  scene.admin.call(calls.issueGiftCard, {
    amountInCents: 5000,
    ...(recipientEmail !== undefined && { recipientEmail }),
  });

const find = async (search: string) => (await scene.admin.call(calls.findGiftCards, { search })).giftCards;

test('admins find a card by its code or an address, and never read a whole code', async () => {
  const { code } = await issue('friend@example.com');
  const [card] = await find(code.toLowerCase());
  expect(card).toMatchObject({
    status: 'active',
    balanceInCents: 5000,
    recipientEmail: 'friend@example.com',
    buyer: null,
    issuedBy: 'admin@laine.test',
  });
  expect(code.endsWith(card?.lastLetters ?? '?')).toBe(true);
  expect(JSON.stringify(card)).not.toContain(code);
  expect(await find('Friend@example.com')).toEqual([card]);
  expect(await find('nobody@example.com')).toEqual([]);
  expect(await find('ACDE-3467-FGHJ')).toEqual([]);
});

test('a blocked card pays nothing until it is unblocked, and both are on record', async () => {
  const { code } = await issue();
  const [card] = await find(code);
  const giftCardId = card?.id ?? '';
  const customer = await scene.as('anna@example.com');
  const status = async () => (await customer.call(calls.giftCard, { code })).giftCard.status;
  expect(await status()).toBe('active');

  const blocked = await scene.admin.call(calls.blockGiftCard, { giftCardId, reason: 'stolen' });
  expect(blocked).toMatchObject({ status: 'revoked', balanceInCents: 5000 });
  expect(await status()).toBe('revoked');
  const twice = await scene.admin.ask('POST', `/api/admin/gift-cards/${giftCardId}/block`, { reason: 'again' });
  expect(twice).toMatchObject({ status: 409, refusal: 'state-moved-on' });

  await scene.admin.call(calls.unblockGiftCard, { giftCardId, reason: 'found again' });
  expect(await status()).toBe('active');
  const told = (await scene.auditOf(giftCardId)).map(({ action }) => action);
  expect(told).toEqual(['gift-card-issued', 'gift-card-blocked', 'gift-card-unblocked']);
});

test('the list goes from newer to older cards, by state', async () => {
  for (let index = 0; index < 3; index += 1) {
    scene.clock.advance({ seconds: 1 });
    await issue(`many-${index}@example.com`);
  }
  const first = await scene.admin.call(calls.giftCards, { status: 'active', limit: 2 });
  expect(first.giftCards.map(({ recipientEmail }) => recipientEmail)).toEqual([
    'many-2@example.com',
    'many-1@example.com',
  ]);
  const older = await scene.admin.call(calls.giftCards, { limit: 2, before: first.neighbours.older ?? '' });
  expect(older.giftCards[0]?.recipientEmail).toBe('many-0@example.com');
  expect((await scene.admin.call(calls.giftCards, { status: 'revoked' })).giftCards).toEqual([]);
});
