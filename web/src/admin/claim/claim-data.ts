import type { claimCalls } from '@laine/contract/admin/claim-calls.ts';
import type { AdminStationDetail } from '@laine/contract/admin/entities.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import type { ItemKind } from '@laine/contract/states.ts';
import { itemKind } from '@laine/rules/seats/item-kind.ts';

export type ClaimData = CallAnswer<typeof claimCalls.claim>;

/** A thing that can be claimed. */
export type ClaimableItem = { itemId: string; name: string; kind: ItemKind };

/** The things of a rental's locker. */
export const itemsOf = (station: AdminStationDetail, lockerNumber: number | null): ClaimableItem[] =>
  station.lockers
    .filter(({ number }) => lockerNumber === null || number === lockerNumber)
    .flatMap(({ items }) => items)
    .map((item) => ({
      itemId: item.id,
      name: item.name,
      kind: itemKind({ name: item.name, ...(item.metadata !== undefined && { metadata: item.metadata }) }),
    }));

/** Pictures travel as URLs that end with their ids. */
export const photoIdsOf = (urls: readonly string[]): string[] => urls.map((url) => url.slice(url.lastIndexOf('/') + 1));
