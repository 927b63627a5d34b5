import type { AlertKind } from '@laine/contract/alert-kind.ts';
import type { AuditedAction } from '@laine/contract/audited-action.ts';
import type { LogTitle } from '@laine/contract/log-title.ts';
import type { OutboxKind } from '@laine/contract/notice-kind.ts';
import type { Rescue } from '@laine/contract/rescue.ts';
import type { SecurityEventKind } from '@laine/contract/security-event-kind.ts';
import type { NoticeChannel, NoticeState } from '@laine/contract/states.ts';
import type { StationCommand } from '@laine/contract/station-link.ts';
import type { Generated } from 'kysely';
import type { Json, JsonWithDefault } from './json.ts';

export interface NoticesTable {
  id: string;
  bookingId: string | null;
  accountId: string | null;
  alertId: string | null;
  kind: OutboxKind;
  channel: NoticeChannel;
  occasion: Generated<string>;
  dueAt: Temporal.Instant;
  bundle: string | null;
  data: JsonWithDefault<unknown>;
  state: NoticeState;
  attempts: Generated<number>;
  lastError: string | null;
  sentAt: Temporal.Instant | null;
  leasedUntil: Temporal.Instant | null;
  toldEnds: Json<ToldEnd[]> | null;
  createdAt: Temporal.Instant;
}

export type ToldEnd = { sessionId: string; end: string };

export interface StationEventsTable {
  stationId: string;
  bootId: string;
  sequence: number;
  happenedAt: Temporal.Instant;
  payload: Json<unknown>;
  receivedAt: Temporal.Instant;
  appliedAt: Temporal.Instant | null;
  parked: string | null;
  countedAt: Temporal.Instant | null;
}

export interface StationConnectionsTable {
  stationId: string;
  connectionId: string;
  instanceId: string;
  connectedAt: Temporal.Instant;
  seenAt: Temporal.Instant;
}

export interface CommandsTable {
  id: string;
  stationId: string;
  lockerNumber: number | null;
  kind: StationCommand;
  askedBy: string;
  expiresAt: Temporal.Instant;
  outcome: 'sent' | 'done' | 'failed' | 'no-answer' | 'never-sent' | null;
  endedAt: Temporal.Instant | null;
  params: JsonWithDefault<unknown>;
  result: JsonWithDefault<unknown>;
  createdAt: Temporal.Instant;
}

export interface LogsTable {
  id: string;
  title: LogTitle;
  data: Json<unknown>;
  stationId: string;
  lockerNumber: number | null;
  sessionId: string | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface PingsTable {
  id: string;
  stationId: string;
  data: Json<unknown>;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

/** Pings summed up by hour. */
export interface PingHoursTable {
  stationId: string;
  hour: Temporal.Instant;
  heard: number;
  freeMemoryPercent: number;
  uptimeInSeconds: number;
  clockOffsetInMs: number;
  networks: string[];
}

export interface AlertsTable {
  id: string;
  stationId: string | null;
  kind: AlertKind;
  target: string;
  data: Json<unknown>;
  createdAt: Temporal.Instant;
  closedAt: Temporal.Instant | null;
  closedBy: string | null;
  takenAt: Temporal.Instant | null;
  takenBy: string | null;
  silencedUntil: Temporal.Instant | null;
  rescue: Json<Partial<Rescue>> | null;
  isBoardSeen: Generated<boolean>;
}

export interface AlertSettingsTable {
  accountId: string;
  byMail: boolean;
  bySms: boolean;
  quietFromInSeconds: number;
  quietToInSeconds: number;
  digestAtInSeconds: number;
  testedAt: Temporal.Instant | null;
  smsCode: string | null;
  mailCode: string | null;
  smsReachedAt: Temporal.Instant | null;
  mailReachedAt: Temporal.Instant | null;
  mailAcceptedBecause: string | null;
  updatedAt: Temporal.Instant;
}

export interface SecurityEventsTable {
  id: string;
  kind: SecurityEventKind;
  accountId: string | null;
  loginId: string | null;
  keyId: string | null;
  what: string;
  fromAddress: string | null;
  bookingId: string | null;
  stationId: string | null;
  createdAt: Temporal.Instant;
}

export interface AuditTable {
  id: string;
  actorKind: 'person' | 'api-key' | 'system';
  actorId: string | null;
  action: AuditedAction;
  target: string;
  stationId: string | null;
  data: Json<unknown>;
  fromAddress: string | null;
  createdAt: Temporal.Instant;
}
