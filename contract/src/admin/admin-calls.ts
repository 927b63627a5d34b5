import { accountCalls } from './account-calls.ts';
import { alertCalls } from './alert-calls.ts';
import { alertMessageCalls } from './alert-message-calls.ts';
import { apiKeyCalls } from './api-key-calls.ts';
import { auditCalls } from './audit-calls.ts';
import { bookingCalls } from './booking-calls.ts';
import { broadcastCalls } from './broadcast-calls.ts';
import { claimCalls } from './claim-calls.ts';
import { closureCalls } from './closure-calls.ts';
import { dashboardCalls } from './dashboard-calls.ts';
import { debtCalls } from './debt-calls.ts';
import { eventCalls } from './event-calls.ts';
import { giftCardCalls } from './gift-card-calls.ts';
import { healthCalls } from './health-calls.ts';
import { insightCalls } from './insight-calls.ts';
import { itemCalls } from './item-calls.ts';
import { ledgerCalls } from './ledger-calls.ts';
import { lockerCalls } from './locker-calls.ts';
import { logCalls } from './log-calls.ts';
import { ownerCalls } from './owner-calls.ts';
import { passCalls } from './pass-calls.ts';
import { personCalls } from './person-calls.ts';
import { photoCalls } from './photo-calls.ts';
import { problemCalls } from './problem-calls.ts';
import { refundCalls } from './refund-calls.ts';
import { reviewCalls } from './review-calls.ts';
import { searchCalls } from './search-calls.ts';
import { securityEventCalls } from './security-event-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { statementCalls } from './statement-calls.ts';
import { stationCalls } from './station-calls.ts';
import { taskCalls } from './task-calls.ts';
import { webhookCalls } from './webhook-calls.ts';

/** For staff and for programs with an API key. */
export const adminCalls = {
  ...accountCalls,
  ...apiKeyCalls,
  ...stationCalls,
  ...lockerCalls,
  ...itemCalls,
  ...healthCalls,
  ...taskCalls,
  ...ownerCalls,
  ...logCalls,
  ...sessionCalls,
  ...bookingCalls,
  ...webhookCalls,
  ...alertCalls,
  ...alertMessageCalls,
  ...auditCalls,
  ...securityEventCalls,
  ...reviewCalls,
  ...personCalls,
  ...debtCalls,
  ...refundCalls,
  ...ledgerCalls,
  ...statementCalls,
  ...passCalls,
  ...giftCardCalls,
  ...claimCalls,
  ...photoCalls,
  ...problemCalls,
  ...closureCalls,
  ...broadcastCalls,
  ...dashboardCalls,
  ...insightCalls,
  ...searchCalls,
  ...eventCalls,
};
