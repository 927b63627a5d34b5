import type { Deps } from '../../ground/deps.ts';
import { alertMessageHandlers } from './alert-message-handlers.ts';
import { applyPaymentEventHandler } from './apply-payment-event-handler.ts';
import { balanceOvertimeHandler } from './balance-overtime-handler.ts';
import { decideOvertimeHandler } from './decide-overtime-handler.ts';
import { cancelBannedBookingsHandler } from './cancel-banned-bookings-handler.ts';
import { chargeCardHandler } from './charge-card-handler.ts';
import { countInsightsHandler } from './count-insights-handler.ts';
import { deliverWebhookHandler } from './deliver-webhook-handler.ts';
import { endClosedHoldHandler } from './end-closed-hold-handler.ts';
import { expireHoldHandler } from './expire-hold-handler.ts';
import { extensionHandlers } from './extension-handlers.ts';
import { housekeepingHandler } from './housekeeping.ts';
import { reconcileBooksHandler } from './reconcile-books.ts';
import { removeAccountHandlers } from './remove-account-handlers.ts';
import { inheritWarningsHandler } from './inherit-warnings-handler.ts';
import { sendAccountMailHandler } from './send-account-mail-handler.ts';
import { sendCallOutHandler } from './send-call-out-handler.ts';
import { sendNoticeHandler } from './send-notice-handler.ts';
import { sendPrepaidMailHandler } from './send-prepaid-mail-handler.ts';
import { reportReceiptHandler } from './report-receipt-handler.ts';
import { sendRefundHandler } from './send-refund-handler.ts';
import { sweepHandlers } from './sweep-rentals.ts';
import { tellLatecomersHandler } from './tell-latecomers-handler.ts';
import { undoLateChargeHandler } from './undo-late-charge-handler.ts';
import { welcomeOwnerHandler } from './welcome-owner-handler.ts';

/** Every kind of job that is run, by the runner that runs it; a test finds a kind that nobody handles. */
export const allHandlers = (deps: Deps) => ({
  rentals: [
    housekeepingHandler(deps),
    countInsightsHandler(deps),
    sendNoticeHandler(deps),
    sendCallOutHandler(deps),
    ...alertMessageHandlers(deps),
    sendAccountMailHandler(deps),
    sendPrepaidMailHandler(deps),
    inheritWarningsHandler(deps),
    cancelBannedBookingsHandler(deps),
    expireHoldHandler(deps),
    endClosedHoldHandler(deps),
    tellLatecomersHandler(deps),
    applyPaymentEventHandler(deps),
    reportReceiptHandler(deps),
    sendRefundHandler(deps),
    chargeCardHandler(deps),
    reconcileBooksHandler(deps),
    ...extensionHandlers(deps),
    balanceOvertimeHandler(deps),
    decideOvertimeHandler(deps),
    undoLateChargeHandler(deps),
    welcomeOwnerHandler(deps),
    ...removeAccountHandlers(deps),
    ...sweepHandlers(deps),
  ],
  webhooks: [deliverWebhookHandler(deps)],
});
