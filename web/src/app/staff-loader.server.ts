import type { AdminStationDetail } from '@laine/contract/admin/entities.ts';
import type { Call, CallInput } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { declinedStatus } from '../api/declined-status.ts';
import { notFound } from '../ui/page/not-found.ts';
import { readListAddress, type AddressSchema } from '../ui/table/list-address.ts';
import type { AnswerOf, List } from '../ui/table/list-of.ts';
import { pageRequest, type PageRequest } from './page-request.ts';

export type Visit<Params = object> = PageRequest & { params: Params; search: URLSearchParams };

type Args<Params> = Pick<LoaderFunctionArgs, 'url'> & { context: Readonly<RouterContextProvider>; params: Params };

/** Anything that the viewer may not see, or an address can't mean, is a 404. */
export const staffLoader =
  <Loaded extends object, Params = object>(load: (visit: Visit<Params>) => Promise<Loaded>) =>
  async ({ context, params, url }: Args<Params>): Promise<Loaded & { serverNow: string }> => {
    const request = context.get(pageRequest);
    try {
      const loaded = await load({ ...request, params, search: url.searchParams });
      return { ...loaded, serverNow: request.now.toString() };
    } catch (error) {
      if ([400, 403, 404].includes(declinedStatus(error) ?? 0)) throw notFound();
      throw error;
    }
  };

/** The list for an address, and the names for its filter by station. */
export async function loadList<C extends Call, Schema extends AddressSchema>(
  { call, search }: Visit,
  { call: listed, address, inputOf }: List<C, Schema>,
  /** Shown to people for whom the list doesn't exist. */
  ifMissing?: (input: CallInput<C>) => AnswerOf<List<C, Schema>> | Promise<AnswerOf<List<C, Schema>>>,
) {
  const ask = call as (asked: C, input: CallInput<C>) => Promise<AnswerOf<List<C, Schema>>>;
  const input = inputOf(readListAddress(address, search));
  const loaded = await ask(listed, input).catch((error: unknown) => {
    if (ifMissing && declinedStatus(error) === 404) return ifMissing(input);
    throw error;
  });
  const stations = 'station' in address.shape ? (await call(calls.stationNames)).stations : [];
  return { loaded, stations };
}

export const listLoader = <C extends Call, Schema extends AddressSchema>(
  list: List<C, Schema>,
  ifMissing?: Parameters<typeof loadList<C, Schema>>[2],
) => staffLoader((visit) => loadList(visit, list, ifMissing));

/** A station, with the other data of its screen. */
export const stationLoader = <
  More extends object = object,
  Params extends { stationId: string } = { stationId: string },
>(
  loadMore?: (visit: Visit<Params>, station: AdminStationDetail) => Promise<More>,
) =>
  staffLoader(async (visit: Visit<Params>) => {
    const loaded = await visit.call(calls.adminStation, { stationId: visit.params.stationId });
    return { loaded, ...((await loadMore?.(visit, loaded)) as More) };
  });

/** Some pages don't exist for owners. */
export async function requireAdmin(call: Caller): Promise<object> {
  const { user } = await call(calls.me);
  if (!user?.isAdmin) throw notFound();
  return {};
}
