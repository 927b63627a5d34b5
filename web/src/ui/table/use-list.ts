import type { Call } from '@laine/contract/call.ts';
import { useCall } from '../../api/use-call.ts';
import type { AddressSchema } from './list-address.ts';
import type { AnswerOf, List } from './list-of.ts';
import { useListAddress } from './use-list-address.ts';

/** A list as its address says it, and as its call last answered; first with what the page came with. */
export function useList<C extends Call, Schema extends AddressSchema>(
  { call, address, inputOf }: List<C, Schema>,
  loaded: AnswerOf<List<C, Schema>>,
) {
  const list = useListAddress(address);
  const input = inputOf(list.shown);
  // What the page came with is an answer to this address: the router loads anew when the address changes.
  const asked = useCall(call, input, { initialData: loaded });
  return { ...list, input, asked, answer: asked.data ?? loaded };
}

/** What a screen's filters are told of its list. */
export type ShownList<L> = L extends List<infer C, infer Schema> ? ReturnType<typeof useList<C, Schema>> : never;
