import type { Generated, GeneratedAlways } from 'kysely';

export interface BudgetUsesTable {
  id: GeneratedAlways<number>;
  budget: string;
  at: Temporal.Instant;
  amount: Generated<number>;
}
