import type { Call } from '@laine/contract/call.ts';
import { useCall } from '../../api/use-call.ts';
import type { AddressSchema } from './list-address.ts';
import type { AnswerOf, List } from './list-of.ts';
import { useListAddress } from './use-list-address.ts';

/** A list by its address, with its call's last answer; the first one is the page's loaded data. */
export function useList<C extends Call, Schema extends AddressSchema>(
  { call, address, inputOf }: List<C, Schema>,
  loaded: AnswerOf<List<C, Schema>>,
) {
  const list = useListAddress(address);
  const input = inputOf(list.shown);
  // The loaded data belongs to this address: the router loads again when the address changes.
  const asked = useCall(call, input, { initialData: loaded });
  return { ...list, input, asked, answer: asked.data ?? loaded };
}

/** The list as a screen's filters see it. */
export type ShownList<L> = L extends List<infer C, infer Schema> ? ReturnType<typeof useList<C, Schema>> : never;
