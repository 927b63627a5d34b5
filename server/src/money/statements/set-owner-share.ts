import type { OwnerShare } from '@laine/contract/admin/statement-calls.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { readIban } from '@laine/rules/money/read-iban.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { refuseLostEdit } from '../../ground/audit/refuse-lost-edit.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { requireKnownStations, requireStation } from '../../ground/require-station.ts';
import type { ShareRow } from './share-store.ts';
import { listShares, upsertShare } from './share-store.ts';
import { findLastStatement } from './statement-store.ts';

/** For open months: a closed month keeps the share of its time. */
export async function setOwnerShare(
  deps: Deps,
  actor: Actor<Person>,
  { stationId, percent, payee, taxNumber, before, ...wish }: ParsedInput<typeof calls.setOwnerShare>,
): Promise<OwnerShare> {
  const iban = readIban(wish.iban);
  if (iban === undefined) throw new Refusal('iban-invalid');
  const firstDay = Temporal.PlainDate.from(wish.firstDay);
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await requireKnownStations(tx, [stationId]);
    const last = await findLastStatement(tx, stationId);
    if (last && Temporal.PlainDate.compare(firstDay, last.month) <= 0) throw new Refusal('state-moved-on');
    // The form starts from the latest agreement.
    const [newest] = (await listShares(tx, stationId)).map(presentShare);
    const stored = { percent: newest?.percent, payee: newest?.payee, taxNumber: newest?.taxNumber, iban: newest?.iban };
    const about = { target: stationId, action: 'owner-share-set', isWhole: true } as const;
    await refuseLostEdit(tx, { ...about, stored, before, wish: { percent, payee, taxNumber, iban } });
    const data = { percent, firstDay: wish.firstDay, payee, taxNumber, iban: iban.slice(-4) };
    await recordAction(tx, actor, { action: 'owner-share-set', target: stationId, stationId, data }, now);
    const share = { stationId, percent, firstDay, payee, taxNumber, iban, createdBy: actor.who.account.id };
    return presentShare(await upsertShare(tx, share, now));
  });
}

export async function listOwnerShares(
  deps: Deps,
  who: Person,
  { stationId }: { stationId: string },
): Promise<OwnerShare[]> {
  await requireStation(deps.db.query, who, stationId);
  return (await listShares(deps.db.query, stationId)).map(presentShare);
}

const presentShare = ({ percent, firstDay, createdAt, ...share }: ShareRow): OwnerShare => ({
  ...share,
  percent: Number(percent),
  firstDay: firstDay.toString(),
  createdAt: createdAt.toString(),
});
