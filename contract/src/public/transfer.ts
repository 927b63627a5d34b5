import { z } from 'zod';
import { Cents, Id } from '../fields.ts';
import { BankRefundStatus } from '../states.ts';

/** Money that could not go back the way it came and is transferred to an account: told to its customer alone. */
export const Transfer = z.object({ id: Id, amountInCents: Cents, status: BankRefundStatus });
export type Transfer = z.infer<typeof Transfer>;
