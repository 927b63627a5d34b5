import type { BookingDetail, Session } from '@laine/contract/public/entities.ts';

/** For tests: a paid booking of one board from 14:00 to 16:00 in Tallinn. */
export const exampleSession = (fields: Partial<Session> = {}): Session => ({
  id: 's1',
  status: 'created',
  code: '4827',
  lockerNumber: 3,
  movedFrom: null,
  firstOpenTime: null,
  closeTime: null,
  ...fields,
});

export const exampleBooking = (fields: Partial<BookingDetail> = {}): BookingDetail => ({
  id: 'b1',
  status: 'complete',
  amount_total: 3_500,
  customer: 'cus_1',
  metadata: {
    stationId: 'pirita',
    start: '2026-07-04T11:00:00Z',
    end: '2026-07-04T13:00:00Z',
    count: '1',
    acceptedTermsAndConditions: 'true',
    phone: '+37255555555',
  },
  sessions: [exampleSession()],
  actions: {
    resumePaymentUrl: null,
    amountDueInCents: null,
    heldUntil: null,
    canCancel: true,
    cancellableSessionIds: ['s1'],
    canExtend: false,
    extension: null,
    canConfirm: false,
    canOpenDoor: false,
  },
  refundedInCents: 0,
  laterRefundedInCents: 0,
  transfers: [],
  giftCardInCents: 0,
  passInCents: 0,
  awaitsStation: false,
  confirmedAt: null,
  cancelledBy: null,
  overtime: null,
  lateCost: null,
  returns: { questions: [], forgotten: [], notBack: null },
  sharing: [],
  news: [],
  ...fields,
});
