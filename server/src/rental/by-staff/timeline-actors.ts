import type { TimelineActor } from '@laine/contract/admin/timeline.ts';

export const customer: TimelineActor = { kind: 'customer', name: null };
export const system: TimelineActor = { kind: 'system', name: null };
export const station: TimelineActor = { kind: 'station', name: null };

type Colleague = { email: string | null; name: string | null };

/** Staff know each other by name; addresses are for admins. */
export const nameFor = ({ email, name }: Colleague, { seesAll }: { seesAll: boolean }): string | null =>
  name ?? (seesAll ? email : null);
