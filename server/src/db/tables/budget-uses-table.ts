import type { GeneratedAlways } from 'kysely';

export interface BudgetUsesTable {
  id: GeneratedAlways<number>;
  budget: string;
  at: Temporal.Instant;
}
