/**
 * Every business figure of the product (docs/product.md, section 9), in one place and with its unit.
 * What a station may set for itself (prices, hours, limits) is not here but in `station-terms.ts`, with its defaults in
 * the contract's `station-facts.ts`; how lists are cut into pages is the contract's as well.
 */

export const MINUTE_IN_SECONDS = 60;
export const HOUR_IN_SECONDS = 3_600;
export const DAY_IN_SECONDS = 86_400;
export const HOUR_IN_MS = 3_600_000;

// Booking. A station may be stricter than the first two, never more generous.
export const MAX_BOARDS_PER_BOOKING = 3;
export const MAX_RENTAL_SECONDS = 6 * HOUR_IN_SECONDS;
/** Shorter rentals exist only where a station allows them, and are priced as this. */
export const MIN_BILLED_SECONDS = HOUR_IN_SECONDS;
/** Age 18 everywhere; the terms' 15 is treated as an error. */
export const MIN_AGE_YEARS = 18;
export const DATE_CHOICES = 5;
export const MAX_DAYS_AHEAD = DATE_CHOICES - 1;
export const DEFAULT_START_DELAY_SECONDS = 5 * MINUTE_IN_SECONDS;
/** A form filled in slowly still goes through. */
export const MAX_START_IN_PAST_SECONDS = 5 * MINUTE_IN_SECONDS;
/** Strictly less than this from start to closing, and the longest rental is the next figure. */
export const CLOSING_SOON_SECONDS = 2 * HOUR_IN_SECONDS;
export const MAX_RENTAL_BEFORE_CLOSING_SECONDS = HOUR_IN_SECONDS;

// Telling. What customers cause themselves is counted for each of them, by number and by country; all SMS of a day raise an alert.
export const MAX_SMS_TO_ONE_PER_DAY = 30;
export const MAX_SMS_TO_COUNTRY_PER_DAY = 1_000;
export const UNUSUAL_SMS_PER_DAY = 2_000;

// Paying.
export const HOLD_SECONDS = 10 * MINUTE_IN_SECONDS;
/** While more than half of a station is held by people who have not paid. */
export const PRESSED_HOLD_SECONDS = 5 * MINUTE_IN_SECONDS;
export const MAX_UNPAID_HOLDS_PER_DAY = 10;
/** Of bookings that a pass pays for whole: a day on the water has no more hours to begin (docs/product.md, Passes). */
export const MAX_FREE_BOOKINGS_PER_DAY = 5;
/** The payment page cannot be told to live shorter, which is why the hold is our own. */
export const MIN_PAYMENT_PAGE_LIFE_SECONDS = 30 * MINUTE_IN_SECONDS;
/** The provider refuses smaller card payments. */
export const MIN_CARD_CHARGE_CENTS = 50;
/** Idempotency keys live 24 hours at the provider; later retries look the payment up first. */
export const IDEMPOTENCY_KEY_TRUST_SECONDS = 23 * HOUR_IN_SECONDS;

// Being late.
export const OVERTIME_GRACE_SECONDS = 10 * MINUTE_IN_SECONDS;
/** Our reading: so long before the end the renter is told by SMS and on the booking page, while there is time to act. */
export const ENDING_SOON_SECONDS = 15 * MINUTE_IN_SECONDS;
export const UNPAID_OVERTIME_FACTOR = 2;
/** At ten in the morning on the station's clock, so many days before the last day to pay. */
export const FIRST_DEBT_REMINDER_DAYS = 3;
export const SECOND_DEBT_REMINDER_DAYS = 1;
export const DEBT_REMINDER_TIME_SECONDS = 10 * HOUR_IN_SECONDS;
/** After a time in which nothing could be sent, everybody has a day between two reminders and before a debt grows. */
export const MIN_BETWEEN_DEBT_STEPS_SECONDS = DAY_IN_SECONDS;
export const REMINDERS_BEFORE_DOUBLING = 2;
export const DEBT_DUE_IN_CALENDAR_DAYS = 5;
export const LATE_RETURN_WARNING_YEARS = 1;

// Changing one's mind.
export const RENTAL_REFUND_PERCENT = 90;
export const RENTAL_REFUND_NOTICE_SECONDS = HOUR_IN_SECONDS;
export const EVENT_REFUND_PERCENT = 90;
export const EVENT_REFUND_NOTICE_SECONDS = 24 * HOUR_IN_SECONDS;
export const OPERATOR_FAULT_REFUND_PERCENT = 100;
/** By law, for passes and gift cards; a booking at a fixed time has no withdrawal. */
export const WITHDRAWAL_DAYS = 14;
export const WITHDRAWAL_REPAYMENT_DAYS = 14;

// Extension.
export const MAX_EXTENSIONS_PER_BOOKING = 1;
export const EXTENSION_SECONDS = HOUR_IN_SECONDS;
export const MAX_EXTENDED_RENTAL_SECONDS = MAX_RENTAL_SECONDS + EXTENSION_SECONDS;

// Seasonal pass.
export const MAX_PASSES_PER_CUSTOMER = 1;
export const PASS_FREE_SECONDS = HOUR_IN_SECONDS;
export const PASS_BOOKING_AHEAD_SECONDS = 3 * HOUR_IN_SECONDS;
export const PASS_CANCEL_NOTICE_SECONDS = HOUR_IN_SECONDS;

// Gift card.
export const GIFT_CARD_YEARS = 3;
/** Money that comes back to a card about to end can still be spent this long. */
export const GIFT_CARD_DAYS_AFTER_REFUND = 90;
/** Letters and figures that are not mistaken for each other when read aloud, printed or typed. */
export const GIFT_CARD_CODE_LETTERS = 12;
/** How often within a week a voucher is sent again: enough for a lost mail and a mistyped address. */
export const MAX_VOUCHERS_AGAIN = 3;

// Compensation and claims.
export const PADDLE_COMPENSATION_CENTS = 3_500;
export const BOARD_COMPENSATION_CENTS = 35_000;
export const VEST_COMPENSATION_CENTS = 3_000;
export const CLAIM_ANSWER_DAYS = 7;

// Reports of problems.
/** In the first minutes after the door has opened, another locker or all the money is offered. */
export const REMEDY_SECONDS = 15 * MINUTE_IN_SECONDS;
/**
 * Our reading: who chose the money with a board in hand has so long to put it back for all of it (docs/product.md,
 * Problems).
 */
export const MONEY_BACK_RETURN_SECONDS = 30 * MINUTE_IN_SECONDS;
/**
 * Our reading: so long another locker is kept for somebody whose first board is to come back before (docs/product.md,
 * Problems).
 */
export const REPLACEMENT_KEPT_SECONDS = 30 * MINUTE_IN_SECONDS;
/**
 * A door can be held shut: after so many that did not open for a booking, staff help or the money goes back
 * (docs/product.md, Collecting).
 */
export const MAX_JAMS_PER_BOOKING = 2;
/**
 * Who had so much of their money back by themselves within these days waits for staff with the next (docs/product.md,
 * Problems).
 */
export const MAX_OWN_MONEY_BACK = 2;
export const OWN_MONEY_BACK_DAYS = 30;
export const REPORT_AFTER_END_SECONDS = 24 * HOUR_IN_SECONDS;
export const MAX_PHOTOS_PER_REPORT = 3;
export const MAX_REPORTS_PER_BOOKING = 10;
/** Against flooding: a report has three, and a few may be taken again. */
export const MAX_PHOTOS_A_DAY = 30;
export const MAX_STAFF_PHOTOS_A_DAY = 200;
/** Several attempts at all the pictures that a station may show. */
export const MAX_STATION_PICTURES_A_DAY = 120;
/** An upload that no report and no claim has used. */
export const LOOSE_PHOTO_HOURS = 24;

// Codes.
export const DOOR_CODE_DIGITS = 4;
export const DOOR_CODE_EARLY_SECONDS = 10 * MINUTE_IN_SECONDS;
/** So long before its start a code is told from a wrong one; earlier, whoever tries codes learns nothing. */
export const DOOR_CODE_EXPLAINED_SECONDS = HOUR_IN_SECONDS;
/** When a job makes sure that the assigned locker is really free. */
export const LOCKER_CHECK_BEFORE_START_SECONDS = 10 * MINUTE_IN_SECONDS;
export const LOGIN_CODE_DIGITS = 6;
export const LOGIN_CODE_LIFE_SECONDS = 10 * MINUTE_IN_SECONDS;
export const LOGIN_CODE_TRIES = 5;
/** To a sign-in provider and back, with the time to confirm its address by a code. */
export const SIGN_IN_ROUND_TRIP_SECONDS = 30 * MINUTE_IN_SECONDS;
/** A customer's login; those of staff end sooner. */
export const LOGIN_MAX_UNUSED_DAYS = 60;
export const LOGIN_MAX_YEARS = 1;
/** Of admins and owners, and every bearer token. */
export const STAFF_LOGIN_MAX_UNUSED_HOURS = 12;
export const STAFF_LOGIN_MAX_DAYS = 7;

// At the locker.
/** After a return the code opens the same door once more, for what was left inside. */
export const FORGOTTEN_THINGS_SECONDS = 15 * MINUTE_IN_SECONDS;
/** A door that stands open for longer is told of. */
export const DOOR_LEFT_OPEN_SECONDS = 3 * MINUTE_IN_SECONDS;
/** Later than this nobody is asked any more to close a door. */
export const DOOR_LEFT_OPEN_NEWS_SECONDS = 15 * MINUTE_IN_SECONDS;

// Not back: safety comes first.
/** Who says so long before the end that a board is back, and nobody has looked, is searched for at the end all the same. */
export const SAID_BACK_SECONDS = 15 * MINUTE_IN_SECONDS;
/** How long a search is quiet once somebody has taken it or talked to whoever is missing. */
export const MAX_SILENCE_SECONDS = 30 * MINUTE_IN_SECONDS;
/** A search that a rescue service has ended begins anew after this time if the board is still out. */
export const SEARCH_RETURNS_SECONDS = 120 * MINUTE_IN_SECONDS;
/** Whoever was called and has not taken the alert within this time is followed by the next person. */
export const CALL_OUT_STEP_SECONDS = 10 * MINUTE_IN_SECONDS;

// Alerts by mail and SMS (docs/product.md, Alerts).
/** What happens at a station within this time of each other is one message. */
export const ALERT_SPACING_SECONDS = 60;
/** A renter who comes within this time is affected now: quiet hours do not count. */
export const RENTER_SOON_SECONDS = HOUR_IN_SECONDS;
export const DEFAULT_QUIET_FROM_SECONDS = 22 * HOUR_IN_SECONDS;
export const DEFAULT_QUIET_TO_SECONDS = 7 * HOUR_IN_SECONDS;
export const DEFAULT_DIGEST_SECONDS = 7 * HOUR_IN_SECONDS;
/** A test costs an SMS. */
export const ALERT_TEST_SPACING_SECONDS = 60;

// Keypad.
export const WRONG_CODES_BEFORE_LOCKOUT = 5;
export const FIRST_LOCKOUT_SECONDS = 60;
export const MAX_LOCKOUT_SECONDS = 5 * MINUTE_IN_SECONDS;
/** So much of a late return is never the renter's fault: three long lock-outs. */
export const MAX_EXCUSED_LOCKOUT_SECONDS = 3 * MAX_LOCKOUT_SECONDS;
export const WRONG_CODES_BEFORE_PHONE_DIGITS = 20;
/** Then the staff page stays closed until fewer lie within the window, or a new PIN is set. */
export const WRONG_PINS_A_DAY = 20;
export const WRONG_CODES_WINDOW_SECONDS = 24 * HOUR_IN_SECONDS;
export const PHONE_DIGITS_ASKED = 2;

// Stations out of reach: they could not learn the code of a booking that starts soon.
export const STATION_SILENT_AFTER_SECONDS = 5 * MINUTE_IN_SECONDS;
/** One that stays silent for this long needs somebody to look after it. */
export const STATION_SILENT_ALERT_AFTER_SECONDS = 10 * MINUTE_IN_SECONDS;
export const SILENT_STATION_NO_START_WITHIN_SECONDS = 2 * HOUR_IN_SECONDS;
/** Counted from the booked end. A station that has not come back by then will not tell any more whether a board was collected. */
export const MAX_WAIT_FOR_STATION_SECONDS = 24 * HOUR_IN_SECONDS;

// Screens and lists.
export const BOOKING_REFRESH_SECONDS = 10;
export const LOCALE_COOKIE_DAYS = 365;
export const BROWSER_COOKIE_DAYS = 365;
/** A code is needed to bring a late board back. So long after the end a phone that heard nothing more forgets it. */
export const KEPT_OFFLINE_AFTER_END_SECONDS = 6 * HOUR_IN_SECONDS;

// Accounts and data.
export const ACCOUNT_RESTORE_DAYS = 30;
export const DELETION_PROCESSED_WITHIN_DAYS = 30;
/** However long something else is still open. */
export const DELETION_MAX_WAIT_DAYS = 180;
/** A ban without an end is remembered for this long after the account is gone. */
export const BAN_MEMORY_YEARS = 6;
/** Owners see who rented at their station until this long after the rental. */
export const OWNER_SEES_RENTER_DAYS = 30;
export const USAGE_RETENTION_YEARS = 6;
export const TRAFFIC_RETENTION_YEARS = 1;
export const LOGIN_CODE_RETENTION_DAYS = 2;
export const CONSENT_RETENTION_YEARS = 6;
/** A month is closed when the provider's book has told its fees. */
export const STATEMENT_CLOSES_AFTER_DAYS = 3;
/** Estonian accounting law. */
export const ACCOUNTING_RETENTION_YEARS = 7;

// Figures that only the legal pages quote.
export const PRODUCT_RETURN_DAYS = 14;
export const FORCE_MAJEURE_MAX_SUSPENSION_DAYS = 15;
export const FORCE_MAJEURE_TERMINATION_AFTER_DAYS = 30;
export const FORCE_MAJEURE_NOTICE_DAYS = 7;
export const DISPUTE_RESOLUTION_DAYS = 7;
export const CLAIMS_WITHIN_YEARS = 1;
