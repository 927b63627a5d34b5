import type { Deps } from '../../ground/deps.ts';
import { handleJob } from '../../ground/queue/queue.ts';
import { inheritWarningsJob } from '../../identity/accounts/inherit-warnings-job.ts';
import { inheritWarningsOfNewcomer } from '../../identity/warnings/inherit-warnings.ts';
import { closeDebtPageJob } from '../../money/debts/close-debt-page-job.ts';
import { closeDebtPage } from '../../money/debts/close-debt-page.ts';
import { undoLateChargeJob } from '../../money/debts/undo-late-charge-job.ts';
import { undoLateCharge } from '../../money/debts/undo-late-charge.ts';
import { applyPaymentEventJob } from '../../money/payments/apply-payment-event-job.ts';
import { applyPaymentEvent } from '../../money/payments/apply-payment-event.ts';
import { chargeCardJob } from '../../money/payments/charge-card-job.ts';
import { chargeCard } from '../../money/payments/charge-card.ts';
import { reportReceiptJob } from '../../money/payments/receipts/report-receipt-job.ts';
import { reportReceipt } from '../../money/payments/receipts/report-receipt.ts';
import { sendRefundJob } from '../../money/payments/send-refund-job.ts';
import { sendRefund } from '../../money/payments/send-refund.ts';
import { cancelBannedBookingsJob } from '../../people/persons/cancel-banned-bookings-job.ts';
import { cancelBannedBookings } from '../../people/persons/cancel-banned-bookings.ts';
import { forgetCustomerJob, removeAccountJob } from '../../people/removal/remove-account-job.ts';
import { removeAccount } from '../../people/removal/remove-account.ts';
import { endExtensionJob } from '../../rental/bookings/end-held-hour.ts';
import { endHold } from '../../rental/bookings/end-hold.ts';
import { expireHoldJob } from '../../rental/bookings/expire-hold-job.ts';
import { tellLatecomersJob } from '../../rental/broadcasts/tell-latecomers-job.ts';
import { tellLatecomers } from '../../rental/broadcasts/tell-latecomers.ts';
import { chargeFollowUps } from '../../rental/charges/charge-follow-ups.ts';
import { endClosedHoldJob } from '../../rental/closures/end-closed-hold-job.ts';
import { endClosedHold } from '../../rental/closures/end-closed-hold.ts';
import { askCardJob } from '../../rental/extensions/ask-card-job.ts';
import { askCardLater } from '../../rental/extensions/ask-card.ts';
import { endExtension } from '../../rental/extensions/end-extension.ts';
import { balanceOvertimeJob } from '../../rental/overtime/balance-overtime-job.ts';
import { balanceOvertime } from '../../rental/overtime/balance-overtime.ts';
import { decideOvertimeAgain } from '../../rental/overtime/decide-overtime-again.ts';
import { decideOvertimeJob } from '../../rental/overtime/decide-overtime-job.ts';
import { deliverWebhookJob } from '../../site/webhooks/deliver-webhook-job.ts';
import { deliverWebhook } from '../../site/webhooks/deliver-webhook.ts';
import { countInsightsHandler } from './count-insights-handler.ts';
import { housekeepingHandler } from './housekeeping.ts';
import { paymentContinuations } from './payment-continuations.ts';
import { reconcileBooksHandler } from './reconcile-books.ts';
import { sweepHandlers } from './sweep-rentals.ts';
import { tellingHandlers } from './telling-handlers.ts';

/** Every kind of job by its runner; a test finds kinds without a handler. */
export const allHandlers = (deps: Deps) => ({
  ...tellingHandlers(deps),
  // Somebody stands at the lockers and waits for the code.
  payments: [handleJob(applyPaymentEventJob, (event) => applyPaymentEvent(deps, event, paymentContinuations))],
  rentals: [
    housekeepingHandler(deps),
    reconcileBooksHandler(deps),
    countInsightsHandler(deps),
    ...sweepHandlers(deps),

    handleJob(expireHoldJob, ({ bookingId }) => endHold(deps, bookingId)),
    handleJob(endClosedHoldJob, ({ bookingId }) => endClosedHold(deps, bookingId)),
    handleJob(askCardJob, ({ extensionId }) => askCardLater(deps, extensionId, chargeFollowUps)),
    handleJob(endExtensionJob, ({ extensionId }) => endExtension(deps, extensionId, chargeFollowUps)),
    handleJob(decideOvertimeJob, ({ bookingId }) => decideOvertimeAgain(deps, bookingId)),
    handleJob(balanceOvertimeJob, ({ bookingId }) => balanceOvertime(deps, bookingId, chargeFollowUps)),
    handleJob(tellLatecomersJob, ({ broadcastId }) => tellLatecomers(deps, broadcastId)),

    handleJob(chargeCardJob, ({ ledgerId }) => chargeCard(deps, ledgerId, chargeFollowUps)),
    handleJob(undoLateChargeJob, (wish) => undoLateCharge(deps, wish, chargeFollowUps)),
    handleJob(closeDebtPageJob, ({ debtId }) => closeDebtPage(deps, debtId, chargeFollowUps)),
    handleJob(sendRefundJob, ({ ledgerId }) => sendRefund(deps, ledgerId)),
    handleJob(reportReceiptJob, ({ receiptId }) => reportReceipt(deps, receiptId)),

    handleJob(inheritWarningsJob, ({ accountId }) => inheritWarningsOfNewcomer(deps, accountId)),
    handleJob(cancelBannedBookingsJob, ({ accountId }) => cancelBannedBookings(deps, accountId)),
    handleJob(removeAccountJob, ({ accountId }) => removeAccount(deps, accountId)),
    handleJob(forgetCustomerJob, ({ customerId }) => deps.payments.forgetCustomer(customerId)),
  ],
  webhooks: [
    handleJob(deliverWebhookJob, ({ webhookId: id, stationId, event }, { attempt }) => {
      const isLast = attempt >= deliverWebhookJob.maxAttempts;
      return deliverWebhook(deps, stationId, { id, event }, { number: attempt, isLast });
    }),
  ],
});
