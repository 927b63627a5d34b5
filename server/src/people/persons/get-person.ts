import type { CallAnswer } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { passLastDay } from '@laine/rules/price/pass.ts';
import type { Deps } from '../../ground/deps.ts';
import { listLoginsOf } from '../../identity/accounts/own-logins.ts';
import { listWarnings } from '../../identity/warnings/list-warnings.ts';
import { presentDebt } from '../../money/debts/present-debt.ts';
import { listGiftCardsAbout } from '../../money/prepaid/list-gift-cards.ts';
import { readEveryClaimOf } from '../../rental/claims/list-claims.ts';
import { findPersonRow, listDebts, listPasses, listStationsRunBy } from './people-store.ts';
import { personTimeline } from './person-timeline.ts';
import { presentPerson } from './present-person.ts';

/** One account, with the facts for an admin's decisions. */
export async function getPerson(
  deps: Deps,
  { personId }: { personId: string },
): Promise<CallAnswer<typeof calls.person>> {
  const { query } = deps.db;
  const now = deps.now();
  const row = await findPersonRow(query, personId, now);
  if (!row) throw new Refusal('not-found');
  const [debts, passes] = [await listDebts(query, personId), await listPasses(query, personId)];
  const claims = await readEveryClaimOf(query, personId);
  return {
    person: presentPerson(row, now),
    stationIds: await listStationsRunBy(query, personId),
    warnings: await listWarnings(query, personId),
    debts: debts.map(presentDebt),
    passes: passes.map(({ country, ...pass }) => ({
      ...pass,
      startsAt: pass.startsAt?.toString() ?? null,
      endsAt: pass.endsAt?.toString() ?? null,
      lastDay: pass.endsAt && passLastDay({ endsAt: pass.endsAt, country }).toString(),
    })),
    // Whose data is removed has no address any more.
    giftCards: row.email === null ? [] : await listGiftCardsAbout(deps, row.email),
    claims,
    logins: await listLoginsOf(deps, personId),
    timeline: await personTimeline(query, { personId, debts }),
  };
}
