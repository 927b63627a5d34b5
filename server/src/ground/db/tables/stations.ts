import type { BroadcastKind, BroadcastPart } from '@laine/contract/broadcast-kind.ts';
import type { ClosureKind } from '@laine/contract/closure-kind.ts';
import type { ItemAct, ItemPlace, ItemStatus, Locale, LockerStatus, StationStatus } from '@laine/contract/states.ts';
import type { StationDriver } from '@laine/contract/station-driver.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, JsonWithDefault } from './json.ts';

export interface StationsTable {
  id: string;
  apiKeyHash: string | null;
  prefs: JsonWithDefault<Record<string, string>>;
  prefsRevision: Generated<number>;
  webhookUrl: string | null;
  webhookSecret: string | null;
  info: string | null;
  status: Generated<StationStatus>;
  metadata: JsonWithDefault<Record<string, string>>;
  lastSeenAt: Temporal.Instant | null;
  clockOffsetInMs: number | null;
  bootId: string | null;
  programVersion: string | null;
  journalAt: Temporal.Instant | null;
  awaitedBootId: string | null;
  awaitedSequence: number | null;
  offsetBeforeBootInMs: number | null;
  driver: StationDriver | null;
  firstOpenedAt: Temporal.Instant | null;
  wasAttended: Generated<boolean>;
  unattendedSince: Temporal.Instant | null;
  salesStoppedAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface StationOwnersTable {
  stationId: string;
  accountId: string;
  createdAt: Temporal.Instant;
}

export interface LockersTable {
  stationId: string;
  number: number;
  status: Generated<LockerStatus>;
  isOpen: Generated<boolean>;
  rfids: string[] | null;
  notes: string | null;
  metadata: JsonWithDefault<Record<string, string>>;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

/** The values that `setServiced` replaced; times in the database's text form. */
export type ServiceBefore = {
  rentals: number;
  rentalsCounted: number;
  countedFrom: string | null;
  servicedAt: string | null;
  cleanedAt: string | null;
};

export interface ItemsTable {
  id: string;
  stationId: string;
  lockerNumber: number;
  name: string;
  rfid: string;
  canOpenDoor: boolean;
  status: ItemStatus;
  metadata: Json<Record<string, string> | null>;
  place: Generated<ItemPlace>;
  servicedAt: Temporal.Instant | null;
  cleanedAt: Temporal.Instant | null;
  seenAt: Temporal.Instant | null;
  serviceBefore: ColumnType<ServiceBefore | null, undefined, null>;
  rentalsCounted: Generated<number>;
  countedFrom: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface ItemActsTable {
  id: string;
  itemId: string;
  stationId: string;
  act: ItemAct;
  note: string;
  place: ItemPlace | null;
  lockerNumber: number | null;
  doneBy: string | null;
  createdAt: Temporal.Instant;
}

/** Written by a trigger of `lockers`. */
export interface LockerOutagesTable {
  stationId: string;
  lockerNumber: number;
  beganAt: Temporal.Instant;
  endedAt: Temporal.Instant | null;
}

export interface TasksTable {
  id: string;
  stationId: string;
  words: string;
  lockerNumber: number | null;
  createdBy: string | null;
  doneAt: Temporal.Instant | null;
  doneBy: string | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface BroadcastsTable {
  id: string;
  stationId: string;
  sentBy: string;
  kind: BroadcastKind;
  words: Json<OwnWords>;
  until: Temporal.Instant;
  closureId: string | null;
  backInCents: number;
  createdAt: Temporal.Instant;
}

/** Staff's own texts, by language. */
export type OwnWords = Partial<Record<Locale, string>>;

export interface BroadcastRecipientsTable {
  broadcastId: string;
  bookingId: string;
  part: BroadcastPart;
}

/** Who is told once when a station can be booked again. */
export interface OpeningWishesTable {
  accountId: string;
  stationId: string;
  createdAt: Temporal.Instant;
}

export interface ClosuresTable {
  id: string;
  stationId: string;
  lockerNumber: number | null;
  start: Temporal.Instant;
  end: Temporal.Instant;
  kind: Generated<ClosureKind>;
  reason: string;
  endedAt: Temporal.Instant | null;
  createdBy: string | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}
