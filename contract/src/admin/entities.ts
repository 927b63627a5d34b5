import { z } from 'zod';
import { AlertKind } from '../alert-kind.ts';
import { AuditedAction } from '../audited-action.ts';
import { ClosureKind } from '../closure-kind.ts';
import { Cents, Id, LockerNumber, Moment, StationId, StringMap, Timestamps } from '../fields.ts';
import { KeyScope } from '../key-scope.ts';
import { LogTitle } from '../log-title.ts';
import { NoticeKind } from '../notice-kind.ts';
import { Debt, GivenWarning } from '../public/entities.ts';
import { AskedMoney, Problem } from '../public/trouble-entities.ts';
import { Rescue } from '../rescue.ts';
import {
  AccountStatus,
  BookingStatus,
  ItemPlace,
  ItemStatus,
  KitKind,
  LockerStatus,
  NoticeChannel,
  NoticeState,
  ReasonNotToOpen,
  Role,
  SessionStatus,
  StationStatus,
} from '../states.ts';
import { StationDriver } from '../station-driver.ts';
import { Prefs } from '../station-prefs.ts';

/** Answers for staff and for programs with an API key. Password hashes never leave the server. */

export const AdminUser = z.object({ id: Id, email: z.string(), role: Role, ...Timestamps });
export type AdminUser = z.infer<typeof AdminUser>;

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** SHA-256 of the key's 256 random bits. */
  hash: z.string(),
  /** Null: all stations. */
  stationIds: z.array(StationId).nullable(),
  scope: KeyScope,
  expiresAt: Moment.nullable(),
  /** To the minute; null if never used. */
  lastUsedAt: Moment.nullable(),
  ...Timestamps,
});
export type ApiKey = z.infer<typeof ApiKey>;

export const Item = z.object({
  id: Id,
  status: ItemStatus,
  name: z.string(),
  canOpenDoor: z.boolean(),
  /** Empty where no reader could see it. */
  rfid: z.string(),
  /** When a reader or a person first saw it. Null means never, so it doesn't count as found. */
  seenAt: Moment.nullable(),
  metadata: StringMap.optional(),
  lockerNumber: LockerNumber,
  stationId: StationId,
  ...Timestamps,
});
export type Item = z.infer<typeof Item>;

export const Locker = z.object({
  number: LockerNumber,
  status: LockerStatus,
  isOpen: z.boolean(),
  rfids: z.array(z.string()).nullable(),
  notes: z.string().nullable(),
  metadata: StringMap,
  stationId: StationId,
  ...Timestamps,
});
export type Locker = z.infer<typeof Locker>;

export const AdminStation = z.object({
  id: StationId,
  apiKeyHash: z.string().nullable(),
  prefs: Prefs,
  webhookUrl: z.string().nullable(),
  info: z.string().nullable(),
  status: StationStatus,
  metadata: StringMap,
  connected: z.boolean(),
  lastSeenAt: Moment.nullable(),
  /** Reasons why the public facts in `metadata` don't parse; the station then shows as disabled. */
  problems: z.array(z.string()),
  /** Its program starts with this driver; null until somebody has chosen one. */
  driver: StationDriver.nullable(),
  /** When a sensor first reported an open door; null while the station is being set up. */
  firstOpenedAt: Moment.nullable(),
  ...Timestamps,
});
export type AdminStation = z.infer<typeof AdminStation>;

/** The rental whose board is out of a locker, or the next one. */
export const LockerRental = z.object({
  sessionId: Id,
  /** Null for a session that staff made without a booking. */
  bookingId: Id.nullable(),
  status: SessionStatus,
  start: Moment,
  end: Moment,
  /** The renter says that the board is back, and staff haven't looked yet. */
  isInQuestion: z.boolean(),
  /** For people who run the station; empty if we know no name. */
  renter: z.string(),
});
export type LockerRental = z.infer<typeof LockerRental>;

export const AdminLocker = Locker.extend({
  items: z.array(Item),
  /** Missing parts of the kit. Until somebody has seen all of it, nobody gets this locker. */
  lacks: z.array(KitKind),
  /** Things last seen here although they belong elsewhere or were set aside. */
  strays: z.array(Item.pick({ id: true, name: true, rfid: true, lockerNumber: true }).extend({ place: ItemPlace })),
  /** The door didn't open on the last command. */
  isJammed: z.boolean(),
  rental: LockerRental.nullable(),
});
export type AdminLocker = z.infer<typeof AdminLocker>;

export const AdminStationDetail = AdminStation.extend({
  lockers: z.array(AdminLocker),
  /** Left to do before bookings can open. */
  reasonsNotToOpen: z.array(ReasonNotToOpen),
});
export type AdminStationDetail = z.infer<typeof AdminStationDetail>;

export const StationUser = z.object({ id: Id, email: z.string() });

export const AdminSession = z.object({
  id: Id,
  code: z.string(),
  start: Moment,
  end: Moment,
  status: SessionStatus,
  firstOpenTime: Moment.nullable(),
  closeTime: Moment.nullable(),
  lockerNumber: LockerNumber.nullable(),
  stationId: StationId,
  bookingId: Id.nullable(),
  note: z.string().nullable(),
  externalUrl: z.string().nullable(),
  /** Staff ended the rental although the board wasn't back. */
  missingSince: Moment.nullable(),
  ...Timestamps,
});
export type AdminSession = z.infer<typeof AdminSession>;

export const Log = z.object({
  id: Id,
  title: LogTitle,
  data: z.unknown(),
  lockerNumber: LockerNumber.nullable(),
  stationId: StationId,
  sessionId: Id.nullable(),
  ...Timestamps,
});

export const PingData = z.object({
  versionCode: z.number(),
  totalMem: z.number(),
  availMem: z.number(),
  bootTime: z.number(),
  time: z.number(),
  networkType: z.string(),
});
export const Ping = z.object({ id: Id, stationId: StationId, data: PingData, ...Timestamps });

// Beyond the original tables, for running the network (docs/product.md, section 7).

export const AdminBooking = z.object({
  id: Id,
  stationId: StationId,
  status: BookingStatus,
  start: Moment,
  end: Moment,
  count: z.int(),
  /** Empty for owners of single stations. */
  email: z.string(),
  /** Empty for owners once the rental is a while ago, and where the customer gave none. */
  name: z.string(),
  /** Empty for owners once the rental is a while ago. */
  phone: z.string(),
  /** Everything paid for it, by card and gift card, including later payments: more time, overtime, damage, a debt. */
  amountInCents: Cents.nullable(),
  refundedInCents: Cents,
  /** Promised, but not sent yet. */
  refundWaitingInCents: Cents,
  ...Timestamps,
});
export type AdminBooking = z.infer<typeof AdminBooking>;

export const Notice = z.object({
  id: Id,
  kind: NoticeKind,
  channel: NoticeChannel,
  state: NoticeState,
  attempts: z.int(),
  /** The reason why the last attempt failed, without anything personal. */
  lastError: z.string().nullable(),
  sentAt: Moment.nullable(),
  createdAt: Moment,
});

export const Person = z.object({
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  surname: z.string().nullable(),
  phone: z.string().nullable(),
  role: Role,
  status: AccountStatus,
  restrictedBecause: z.string().nullable(),
  restrictedUntil: Moment.nullable(),
  /** Set while the account waits for its deletion. */
  removedOn: Moment.nullable(),
  note: z.string().nullable(),
  /** Warnings still in force. */
  warnings: z.int(),
  unpaidInCents: Cents,
  lastSeenAt: Moment.nullable(),
  ...Timestamps,
});
export type Person = z.infer<typeof Person>;

/** An admin, or somebody who runs a station. */
export const StaffMember = z.object({
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  role: Role,
  status: AccountStatus,
  /** The ones that they own. */
  stationIds: z.array(StationId),
  /** Browsers and programs that are signed in. */
  logins: z.int(),
  lastSeenAt: Moment.nullable(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const AdminDebt = Debt.extend({
  personId: Id,
  /** Empty once the person's data is removed. */
  email: z.string(),
  stationId: StationId.nullable(),
  remindersSent: z.int(),
  paidAt: Moment.nullable(),
  ...Timestamps,
});

export const Warning = GivenWarning.extend({ sessionId: Id.nullable() });

/** For staff. `bookingId` is null for sessions that staff made: nobody can be asked to pay for their losses. */
export const Claim = AskedMoney.extend({
  bookingId: Id.nullable(),
  sessionId: Id,
  stationId: StationId,
  proposedBy: Id.nullable(),
  proposedAt: Moment.nullable(),
  approvedAt: Moment.nullable(),
  decidedBy: Id.nullable(),
  decidedAt: Moment.nullable(),
  ...Timestamps,
});
export type Claim = z.infer<typeof Claim>;

/** With the names of the people involved, where the viewer may know them. */
export const NamedClaim = Claim.extend({
  stationName: z.string(),
  /** Empty for owners once the rental is a while ago. */
  customerName: z.string(),
  /** For admins only. */
  personId: Id.nullable(),
  proposerName: z.string(),
});
export type NamedClaim = z.infer<typeof NamedClaim>;

/** An earlier rental of the same things, before the one that the claim is about. */
export const EarlierRental = z.object({
  sessionId: Id,
  bookingId: Id.nullable(),
  lockerNumber: LockerNumber.nullable(),
  start: Moment,
  end: Moment,
  firstOpenTime: Moment.nullable(),
  closeTime: Moment.nullable(),
});

/** The staff view of a report. */
export const AdminProblem = Problem.omit({
  offers: true,
  waitsForStaff: true,
  replacement: true,
  moneyBack: true,
}).extend({
  stationId: StationId,
  itemId: Id.nullable(),
  createdAt: Moment,
});
export type AdminProblem = z.infer<typeof AdminProblem>;

/** With the replacement that somebody may still be waiting for. */
export const ReportedProblem = AdminProblem.extend({ replacement: Problem.shape.replacement });
export type ReportedProblem = z.infer<typeof ReportedProblem>;

/** A station or one of its lockers is out of service for a time. */
export const Closure = z.object({
  id: Id,
  stationId: StationId,
  lockerNumber: LockerNumber.nullable(),
  start: Moment,
  end: Moment,
  kind: ClosureKind,
  /** For colleagues. */
  reason: z.string(),
  ...Timestamps,
});
export type Closure = z.infer<typeof Closure>;

/** The readable name of an audit entry's target. */
export const AuditTarget = z.discriminatedUnion('kind', [
  /** A person, or something of theirs alone: a pass, a warning. */
  z.object({ kind: z.literal('person'), personId: Id, name: z.string() }),
  /** A booking or a part of one; without a booking, a session that staff made. */
  z.object({
    kind: z.literal('booking'),
    bookingId: Id.nullable(),
    stationId: StationId,
    start: Moment,
    name: z.string().nullable(),
  }),
  z.object({ kind: z.literal('item'), itemId: Id, stationId: StationId, name: z.string() }),
  z.object({ kind: z.literal('alert'), alertKind: AlertKind }),
  z.object({ kind: z.literal('api-key'), name: z.string() }),
  z.object({ kind: z.literal('pass-offer'), name: z.string() }),
  /** Identified by its value when issued, because we store its code nowhere. */
  z.object({ kind: z.literal('gift-card'), amountInCents: Cents }),
  z.object({
    kind: z.literal('closure'),
    stationId: StationId,
    lockerNumber: LockerNumber.nullable(),
    start: Moment,
  }),
  z.object({ kind: z.literal('task'), stationId: StationId, name: z.string() }),
]);
export type AuditTarget = z.infer<typeof AuditTarget>;

export const AuditEntry = z.object({
  id: Id,
  actorKind: z.enum(['person', 'api-key', 'system']),
  actorId: z.string().nullable(),
  /** An e-mail address or a key's name, or the id of one that is gone; empty for the product itself. */
  actor: z.string(),
  action: AuditedAction,
  target: z.string(),
  /** Null if it's gone or has no name; stations and lockers are named by the target itself. */
  about: AuditTarget.nullable(),
  stationId: StationId.nullable(),
  data: z.unknown(),
  from: z.string().nullable(),
  createdAt: Moment,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Something that needs a person: a jam, a missing board, a renter overdue on the water. */
export const Alert = z.object({
  id: Id,
  stationId: StationId.nullable(),
  kind: AlertKind,
  data: z.unknown(),
  createdAt: Moment,
  closedAt: Moment.nullable(),
  /** When somebody took it on. */
  takenAt: Moment.nullable(),
  takenBy: Id.nullable(),
  /** A name, or an e-mail address; null when nobody has it or the person is gone. */
  takenByName: z.string().nullable(),
  /** Somebody talked to the missing person, so calls pause until then. */
  silencedUntil: Moment.nullable(),
  /** Null if it ended by itself. */
  closedByName: z.string().nullable(),
  rescue: Rescue.partial().nullable(),
});
