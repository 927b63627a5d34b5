import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import {
  Cents,
  Email,
  Id,
  LockerNumber,
  Moment,
  MomentInput,
  PageQuery,
  Pagination,
  StationId,
  Success,
} from '../fields.ts';
import { Debt, GiftCard, Pass } from '../public/entities.ts';
import { AccountStatus, BookingStatus, ClaimStatus, ItemKind } from '../states.ts';
import {
  AdminBooking,
  AdminSession,
  Alert,
  AuditEntry,
  Claim,
  Closure,
  DashboardStation,
  Notice,
  Person,
  Warning,
} from './entities.ts';

const bookingParams = z.object({ bookingId: Id });
const personParams = z.object({ personId: Id });
const claimParams = z.object({ claimId: Id });
const claimFacts = {
  items: z.array(ItemKind).min(1),
  amountInCents: Cents,
  note: z.string().trim().min(1).max(2000),
  photoUrls: z.array(z.string().max(2000)).max(10),
};
const closureParams = z.object({ closureId: Id });
const closureWish = z.object({
  stationId: StationId,
  lockerNumber: LockerNumber.optional(),
  start: MomentInput,
  end: MomentInput,
  reason: z.string().trim().min(1).max(500),
});

/** Calls beyond the specification that running the network needs; they answer under `/api/admin/…` only. */
export const officeCalls = {
  dashboard: get('admin', '/dashboard', {
    access: 'staff-person',
    summary: 'How the stations are doing now',
    answer: z.object({ now: Moment, stations: z.array(DashboardStation) }),
  }),
  eventStream: get('admin', '/events', {
    access: 'staff-person',
    summary: 'Server-sent events: what changed at the stations the caller runs',
    form: 'events',
  }),
  adminBookings: get('admin', '/bookings', {
    access: 'staff',
    summary: 'Bookings, newest first',
    query: PageQuery.extend({
      stationId: StationId.optional(),
      status: BookingStatus.optional(),
      search: z.string().trim().max(100).optional(),
    }),
    answer: z.object({ bookings: z.array(AdminBooking), pagination: Pagination, total: z.int() }),
  }),
  adminBooking: get('admin', '/bookings/:bookingId', {
    access: 'staff',
    summary: 'One booking with its sessions, and whether its messages arrived',
    params: bookingParams,
    answer: z.object({ booking: AdminBooking, sessions: z.array(AdminSession), notices: z.array(Notice) }),
  }),
  adminCancelBooking: post('admin', '/bookings/:bookingId/cancel', {
    access: 'staff-person',
    summary: 'Cancel for the operator: everything back, with a message',
    params: bookingParams,
    body: z.object({ reason: z.string().trim().min(1).max(500) }),
    answer: AdminBooking,
  }),
  refundBooking: post('admin', '/bookings/:bookingId/refund', {
    access: 'admin',
    summary: 'Give part of the money back',
    params: bookingParams,
    body: z.object({ amountInCents: z.int().min(1), reason: z.string().trim().min(1).max(500) }),
    answer: AdminBooking,
  }),
  people: get('admin', '/people', {
    access: 'admin',
    summary: 'Accounts',
    query: PageQuery.extend({ search: z.string().trim().max(100).optional(), status: AccountStatus.optional() }),
    answer: z.object({ people: z.array(Person), pagination: Pagination, total: z.int() }),
  }),
  person: get('admin', '/people/:personId', {
    access: 'admin',
    summary: 'One account with what it was warned for, owes and holds',
    params: personParams,
    answer: z.object({
      person: Person,
      warnings: z.array(Warning),
      debts: z.array(Debt),
      passes: z.array(Pass),
    }),
  }),
  editPerson: put('admin', '/people/:personId', {
    access: 'admin',
    summary: 'Ban, lift a ban, or change the role',
    params: personParams,
    body: z.object({ status: z.enum(['active', 'banned']).optional(), role: z.enum(['user', 'admin']).optional() }),
    answer: Person,
  }),
  dropWarning: del('admin', '/people/:personId/warnings/:warningId', {
    access: 'admin',
    summary: 'Take a warning back',
    params: z.object({ personId: Id, warningId: Id }),
    answer: Success,
  }),
  forgiveDebt: post('admin', '/debts/:debtId/forgive', {
    access: 'admin',
    summary: 'Let a debt go',
    params: z.object({ debtId: Id }),
    body: z.object({ reason: z.string().trim().min(1).max(500) }),
    answer: Debt,
  }),
  revokePass: post('admin', '/passes/:passId/revoke', {
    access: 'admin',
    summary: 'End a pass on misuse',
    params: z.object({ passId: Id }),
    body: z.object({ reason: z.string().trim().min(1).max(500) }),
    answer: Pass,
  }),
  issueGiftCard: post('admin', '/gift-cards', {
    access: 'admin',
    summary: 'Issue a gift card; its code is shown this once',
    body: z.object({ amountInCents: Cents, recipientEmail: Email.optional(), expiresAt: MomentInput.optional() }),
    answer: z.object({ code: z.string(), giftCard: GiftCard }),
  }),
  claims: get('admin', '/claims', {
    access: 'staff-person',
    summary: 'Compensation claims',
    query: PageQuery.extend({ status: ClaimStatus.optional(), stationId: StationId.optional() }),
    answer: z.object({ claims: z.array(Claim), pagination: Pagination, total: z.int() }),
  }),
  proposeClaim: post('admin', '/claims', {
    access: 'staff-person',
    summary: 'Propose a compensation claim',
    body: z.object({
      sessionId: Id,
      ...claimFacts,
    }),
    answer: Claim,
  }),
  proposeDraftClaim: post('admin', '/claims/:claimId/propose', {
    access: 'staff-person',
    summary: 'Complete the draft that a missing item left, and propose it',
    params: claimParams,
    body: z.object(claimFacts),
    answer: Claim,
  }),
  newPhoto: post('admin', '/photos', {
    access: 'staff-person',
    summary: 'Keep a picture of damage or of a station; answers its address',
    rawBody: true,
    bodyTypes: ['image/jpeg', 'image/png', 'image/webp'],
    answer: z.object({ url: z.string() }),
  }),
  decideClaim: post('admin', '/claims/:claimId/decide', {
    access: 'admin',
    summary: 'Approve or drop a claim',
    params: claimParams,
    body: z.object({ decision: z.enum(['approve', 'drop']), amountInCents: Cents.optional() }),
    answer: Claim,
  }),
  closures: get('admin', '/closures', {
    access: 'staff-person',
    summary: 'Closures of stations and lockers, coming and current',
    query: PageQuery.extend({ stationId: StationId.optional() }),
    answer: z.object({ closures: z.array(Closure), pagination: Pagination }),
  }),
  previewClosure: post('admin', '/closures/preview', {
    access: 'staff-person',
    summary: 'Which paid bookings a closure would touch',
    body: closureWish,
    answer: z.object({ movable: z.array(AdminBooking), toCancel: z.array(AdminBooking) }),
  }),
  newClosure: post('admin', '/closures', {
    access: 'staff-person',
    summary: 'Close for a time; touched bookings are moved or cancelled with all money back',
    body: closureWish,
    answer: z.object({ closure: Closure, moved: z.int(), cancelled: z.int() }),
  }),
  endClosure: del('admin', '/closures/:closureId', {
    access: 'staff-person',
    summary: 'Open again',
    params: closureParams,
    answer: Success,
  }),
  webhookSecret: get('admin', '/stations/:stationId/webhook-secret', {
    access: 'fresh-admin',
    summary: "The secret that signs a station's webhooks, for its receiver (Standard Webhooks)",
    params: z.object({ stationId: StationId }),
    answer: z.object({ secret: z.string() }),
  }),
  alerts: get('admin', '/alerts', {
    access: 'staff-person',
    summary: 'What needs a person: what is still open first, then newest first',
    query: PageQuery.extend({ stationId: StationId.optional() }),
    answer: z.object({ alerts: z.array(Alert), pagination: Pagination }),
  }),
  closeAlert: post('admin', '/alerts/:alertId/close', {
    access: 'staff-person',
    summary: 'Mark an alert as dealt with',
    params: z.object({ alertId: Id }),
    answer: Success,
  }),
  audit: get('admin', '/audit', {
    access: 'admin',
    summary: 'Who changed what, newest first',
    query: PageQuery.extend({ stationId: StationId.optional() }),
    answer: z.object({ entries: z.array(AuditEntry), pagination: Pagination }),
  }),
  reviewsToPublish: get('admin', '/reviews', {
    access: 'admin',
    summary: 'Reviews waiting for a look',
    query: PageQuery,
    answer: z.object({
      reviews: z.array(z.object({ id: Id, name: z.string(), text: z.string(), createdAt: Moment })),
      pagination: Pagination,
    }),
  }),
  publishReview: post('admin', '/reviews/:reviewId/publish', {
    access: 'admin',
    summary: 'Publish or reject a review',
    params: z.object({ reviewId: Id }),
    body: z.object({ publish: z.boolean() }),
    answer: Success,
  }),
};
