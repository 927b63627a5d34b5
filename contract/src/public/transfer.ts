import { z } from 'zod';
import { Cents, Id } from '../fields.ts';
import { BankRefundStatus } from '../states.ts';

/** Money that couldn't go back the way it came and goes to a bank account instead; shown to its customer only. */
export const Transfer = z.object({ id: Id, amountInCents: Cents, status: BankRefundStatus });
export type Transfer = z.infer<typeof Transfer>;
