import type { SessionStatus } from '@laine/contract/states.ts';

export type ShownSession = {
  id: string;
  customer: string;
  station: string;
  start: string;
  boards: number;
  paidInCents: number;
  status: SessionStatus;
};

const people = ['Mari Maasikas', 'Juan Pérez', 'Анна Иванова', 'Camille Martin', 'James Whitfield', 'Liis Kuusk'];
const places = ['Pirita rand', 'Pärnu rand', 'Playa de la Malagueta con vistas al puerto'];
const statuses: readonly SessionStatus[] = ['created', 'started', 'finished', 'cancelled'];
const FIRST = Temporal.Instant.from('2027-06-15T06:00:00Z');

/** The same with every visit, so that a journey can count on them. */
export const shownSessions: readonly ShownSession[] = Array.from({ length: 57 }, (_, at) => ({
  id: `k7Qx-${String(at).padStart(3, '0')}`,
  customer: people[at % people.length] ?? '',
  station: places[(at * 5) % places.length] ?? '',
  start: FIRST.add({ minutes: at * 95 }).toString(),
  boards: (at % 3) + 1,
  paidInCents: 1_500 + ((at * 775) % 9_000),
  status: statuses[(at * 7) % statuses.length] ?? 'created',
}));
