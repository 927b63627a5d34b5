import type { itemCalls } from '@laine/contract/admin/item-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';

export type ItemDetail = CallAnswer<typeof itemCalls.item>;
