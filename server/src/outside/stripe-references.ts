import { PaymentProblem } from '../ground/ports/payment-provider.ts';

/** Stripe answers an id, or the whole object where that was asked for. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

export const wholeOf = <T extends object>(reference: string | T | null): T | undefined =>
  typeof reference === 'object' && reference !== null ? reference : undefined;

/** Stripe has never heard of what was asked for. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof PaymentProblem && error.code === 'resource_missing';

/** The answer, or undefined where Stripe has never heard of it. */
export async function orUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isUnknown(error)) return undefined;
    throw error;
  }
}

export const instantOf = (seconds: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
