import { locales } from '@laine/contract/languages.ts';
import type * as constants from '@laine/rules/constants.ts';

type Constants = Readonly<Record<keyof typeof constants, number>>;

/** Promised figures, in the units that people use. The texts contain no figure of their own. */
export function figuresFrom(rules: Constants) {
  const hours = (seconds: number) => seconds / rules.HOUR_IN_SECONDS;
  const minutes = (seconds: number) => seconds / rules.MINUTE_IN_SECONDS;
  return {
    maxBoards: rules.MAX_BOARDS_PER_BOOKING,
    minBilledHours: hours(rules.MIN_BILLED_SECONDS),
    maxHours: hours(rules.MAX_RENTAL_SECONDS),
    minAgeYears: rules.MIN_AGE_YEARS,
    daysAhead: rules.MAX_DAYS_AHEAD,
    closingSoonHours: hours(rules.CLOSING_SOON_SECONDS),
    beforeClosingHours: hours(rules.MAX_RENTAL_BEFORE_CLOSING_SECONDS),
    holdMinutes: minutes(rules.HOLD_SECONDS),
    pressedHoldMinutes: minutes(rules.PRESSED_HOLD_SECONDS),
    minChargeInCents: rules.MIN_CARD_CHARGE_CENTS,

    graceMinutes: minutes(rules.OVERTIME_GRACE_SECONDS),
    unpaidOvertimeFactor: rules.UNPAID_OVERTIME_FACTOR,
    reminders: rules.REMINDERS_BEFORE_DOUBLING,
    debtDays: rules.DEBT_DUE_IN_CALENDAR_DAYS,
    warningYears: rules.LATE_RETURN_WARNING_YEARS,

    refundPercent: rules.RENTAL_REFUND_PERCENT,
    refundNoticeHours: hours(rules.RENTAL_REFUND_NOTICE_SECONDS),
    operatorFaultPercent: rules.OPERATOR_FAULT_REFUND_PERCENT,
    withdrawalDays: rules.WITHDRAWAL_DAYS,
    withdrawalRepaymentDays: rules.WITHDRAWAL_REPAYMENT_DAYS,

    extensions: rules.MAX_EXTENSIONS_PER_BOOKING,
    extensionHours: hours(rules.EXTENSION_SECONDS),
    maxExtendedHours: hours(rules.MAX_EXTENDED_RENTAL_SECONDS),

    passes: rules.MAX_PASSES_PER_CUSTOMER,
    passFreeHours: hours(rules.PASS_FREE_SECONDS),
    passAheadHours: hours(rules.PASS_BOOKING_AHEAD_SECONDS),
    passCancelHours: hours(rules.PASS_CANCEL_NOTICE_SECONDS),
    giftCardYears: rules.GIFT_CARD_YEARS,

    paddleInCents: rules.PADDLE_COMPENSATION_CENTS,
    boardInCents: rules.BOARD_COMPENSATION_CENTS,
    vestInCents: rules.VEST_COMPENSATION_CENTS,
    claimDays: rules.CLAIM_ANSWER_DAYS,

    doorCodeDigits: rules.DOOR_CODE_DIGITS,
    doorCodeEarlyMinutes: minutes(rules.DOOR_CODE_EARLY_SECONDS),
    loginCodeDigits: rules.LOGIN_CODE_DIGITS,
    loginCodeMinutes: minutes(rules.LOGIN_CODE_LIFE_SECONDS),
    signInMinutes: minutes(rules.SIGN_IN_ROUND_TRIP_SECONDS),
    loginUnusedDays: rules.LOGIN_MAX_UNUSED_DAYS,
    loginYears: rules.LOGIN_MAX_YEARS,
    keptOfflineHours: rules.KEPT_OFFLINE_AFTER_END_SECONDS / rules.HOUR_IN_SECONDS,
    localeCookieDays: rules.LOCALE_COOKIE_DAYS,
    browserCookieDays: rules.BROWSER_COOKIE_DAYS,

    restoreDays: rules.ACCOUNT_RESTORE_DAYS,
    deletionProcessedDays: rules.DELETION_PROCESSED_WITHIN_DAYS,
    deletionMaxDays: rules.DELETION_MAX_WAIT_DAYS,
    usageYears: rules.USAGE_RETENTION_YEARS,
    trafficYears: rules.TRAFFIC_RETENTION_YEARS,
    loginCodeKeptDays: rules.LOGIN_CODE_RETENTION_DAYS,
    consentYears: rules.CONSENT_RETENTION_YEARS,
    accountingYears: rules.ACCOUNTING_RETENTION_YEARS,
    banYears: rules.BAN_MEMORY_YEARS,
    ownerSightDays: rules.OWNER_SEES_RENTER_DAYS,

    languages: locales.length,
    forceMajeureDays: rules.FORCE_MAJEURE_MAX_SUSPENSION_DAYS,
    forceMajeureEndDays: rules.FORCE_MAJEURE_TERMINATION_AFTER_DAYS,
    forceMajeureNoticeDays: rules.FORCE_MAJEURE_NOTICE_DAYS,
    disputeDays: rules.DISPUTE_RESOLUTION_DAYS,
    claimsYears: rules.CLAIMS_WITHIN_YEARS,
  };
}

export type Figures = ReturnType<typeof figuresFrom>;
