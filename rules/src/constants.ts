/**
 * Every business figure of the product (docs/product.md, section 9), in one place and with its unit. What a station
 * sets for itself (prices, hours, limits) is in `station-terms.ts`, with defaults in the contract's `station-facts.ts`.
 * Page sizes of lists are the contract's too.
 */

export const MINUTE_IN_SECONDS = 60;
export const HOUR_IN_SECONDS = 3_600;
export const DAY_IN_SECONDS = 86_400;
export const HOUR_IN_MS = 3_600_000;

// Booking. A station may be stricter than the first two, never more generous.
export const MAX_BOARDS_PER_BOOKING = 3;
export const MAX_RENTAL_SECONDS = 6 * HOUR_IN_SECONDS;
/** Shorter rentals exist only where a station allows them, and cost as much as this. */
export const MIN_BILLED_SECONDS = HOUR_IN_SECONDS;
/** Age 18 everywhere; the terms' 15 is treated as an error. */
export const MIN_AGE_YEARS = 18;
export const DATE_CHOICES = 5;
export const MAX_DAYS_AHEAD = DATE_CHOICES - 1;
export const DEFAULT_START_DELAY_SECONDS = 5 * MINUTE_IN_SECONDS;
/** Leaves time to fill in the form slowly. */
export const MAX_START_IN_PAST_SECONDS = 5 * MINUTE_IN_SECONDS;
/** From start to closing, strictly less than this. The next figure is then the longest rental. */
export const CLOSING_SOON_SECONDS = 2 * HOUR_IN_SECONDS;
export const MAX_RENTAL_BEFORE_CLOSING_SECONDS = HOUR_IN_SECONDS;

// Messages. SMS that customers trigger are limited per number and country; all SMS of a day raise an alert.
export const MAX_SMS_TO_ONE_PER_DAY = 30;
export const MAX_SMS_TO_COUNTRY_PER_DAY = 1_000;
export const UNUSUAL_SMS_PER_DAY = 2_000;

// Paying.
export const HOLD_SECONDS = 10 * MINUTE_IN_SECONDS;
/** Applies while more than half of a station is held by people who haven't paid. */
export const PRESSED_HOLD_SECONDS = 5 * MINUTE_IN_SECONDS;
export const MAX_UNPAID_HOLDS_PER_DAY = 10;
/** Bookings that a pass pays in full: a day on the water has no more hours (docs/product.md, Passes). */
export const MAX_FREE_BOOKINGS_PER_DAY = 5;
/** The provider's shortest life of a payment page, which is why we expire holds ourselves. */
export const MIN_PAYMENT_PAGE_LIFE_SECONDS = 30 * MINUTE_IN_SECONDS;
/** The provider refuses smaller card payments. */
export const MIN_CARD_CHARGE_CENTS = 50;
/** Idempotency keys live 24 hours at the provider; later retries look the payment up first. */
export const IDEMPOTENCY_KEY_TRUST_SECONDS = 23 * HOUR_IN_SECONDS;

// Being late.
export const OVERTIME_GRACE_SECONDS = 10 * MINUTE_IN_SECONDS;
/** Our reading: the SMS and the booking page warn this long before the end, while there's time to act. */
export const ENDING_SOON_SECONDS = 15 * MINUTE_IN_SECONDS;
export const UNPAID_OVERTIME_FACTOR = 2;
/** Reminders go out at ten in the morning on the station's clock, this many days before the last day to pay. */
export const FIRST_DEBT_REMINDER_DAYS = 3;
export const SECOND_DEBT_REMINDER_DAYS = 1;
export const DEBT_REMINDER_TIME_SECONDS = 10 * HOUR_IN_SECONDS;
/** After an outage of sending, everybody still gets a day between two reminders and before a debt grows. */
export const MIN_BETWEEN_DEBT_STEPS_SECONDS = DAY_IN_SECONDS;
export const REMINDERS_BEFORE_DOUBLING = 2;
export const DEBT_DUE_IN_CALENDAR_DAYS = 5;
export const LATE_RETURN_WARNING_YEARS = 1;

// Changing one's mind.
export const RENTAL_REFUND_PERCENT = 90;
export const RENTAL_REFUND_NOTICE_SECONDS = HOUR_IN_SECONDS;
export const OPERATOR_FAULT_REFUND_PERCENT = 100;
/** Required by law for passes and gift cards; a booking at a fixed time has no withdrawal. */
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
/** Money refunded to a card that is about to expire can still be spent for this long. */
export const GIFT_CARD_DAYS_AFTER_REFUND = 90;
/** The alphabet leaves out letters and figures that are easily confused when read aloud, printed or typed. */
export const GIFT_CARD_CODE_LETTERS = 12;
/** A voucher can be sent again this often within a week: enough for a lost mail and a mistyped address. */
export const MAX_VOUCHERS_AGAIN = 3;

// Compensation and claims.
export const PADDLE_COMPENSATION_CENTS = 3_500;
export const BOARD_COMPENSATION_CENTS = 35_000;
export const VEST_COMPENSATION_CENTS = 3_000;
export const CLAIM_ANSWER_DAYS = 7;

// Reports of problems.
/** In the first minutes after the door opened we offer another locker or all the money. */
export const REMEDY_SECONDS = 15 * MINUTE_IN_SECONDS;
/**
 * Our reading: a renter who chose the money with a board in hand gets all of it if the board is back within this time
 * (docs/product.md, Problems).
 */
export const MONEY_BACK_RETURN_SECONDS = 30 * MINUTE_IN_SECONDS;
/**
 * Our reading: we keep another locker this long for a renter who has to bring the first board back before
 * (docs/product.md, Problems).
 */
export const REPLACEMENT_KEPT_SECONDS = 30 * MINUTE_IN_SECONDS;
/**
 * A door can be held shut on purpose: after this many failed openings in a booking, staff help or the money goes back
 * (docs/product.md, Collecting).
 */
export const MAX_JAMS_PER_BOOKING = 2;
/**
 * A renter who took this much money back without staff within these days waits for staff the next time
 * (docs/product.md, Problems).
 */
export const MAX_OWN_MONEY_BACK = 2;
export const OWN_MONEY_BACK_DAYS = 30;
export const REPORT_AFTER_END_SECONDS = 24 * HOUR_IN_SECONDS;
export const MAX_PHOTOS_PER_REPORT = 3;
export const MAX_REPORTS_PER_BOOKING = 10;
/** Against flooding: a report has three photos, and a few may be retaken. */
export const MAX_PHOTOS_A_DAY = 30;
export const MAX_STAFF_PHOTOS_A_DAY = 200;
/** Room for several attempts at every picture that a station may show. */
export const MAX_STATION_PICTURES_A_DAY = 120;
/** A photo that no report or claim has used by then is deleted. */
export const LOOSE_PHOTO_HOURS = 24;

// Codes.
export const DOOR_CODE_DIGITS = 4;
export const DOOR_CODE_EARLY_SECONDS = 10 * MINUTE_IN_SECONDS;
/**
 * Within this time before its start, the keypad tells an early code from a wrong one. Any earlier, somebody guessing
 * codes would learn something.
 */
export const DOOR_CODE_EXPLAINED_SECONDS = HOUR_IN_SECONDS;
/** A job then makes sure that the assigned locker is really free. */
export const LOCKER_CHECK_BEFORE_START_SECONDS = 10 * MINUTE_IN_SECONDS;
export const LOGIN_CODE_DIGITS = 6;
export const LOGIN_CODE_LIFE_SECONDS = 10 * MINUTE_IN_SECONDS;
export const LOGIN_CODE_TRIES = 5;
/** To a sign-in provider and back, including the time to confirm the address with a code. */
export const SIGN_IN_ROUND_TRIP_SECONDS = 30 * MINUTE_IN_SECONDS;
/** For customers; staff logins end sooner. */
export const LOGIN_MAX_UNUSED_DAYS = 60;
export const LOGIN_MAX_YEARS = 1;
/** For admins, owners and every bearer token. */
export const STAFF_LOGIN_MAX_UNUSED_HOURS = 12;
export const STAFF_LOGIN_MAX_DAYS = 7;

// At the locker.
/** After a return the code opens the same door once more, for things left inside. */
export const FORGOTTEN_THINGS_SECONDS = 15 * MINUTE_IN_SECONDS;
/** A door left open for longer raises an alert. */
export const DOOR_LEFT_OPEN_SECONDS = 3 * MINUTE_IN_SECONDS;
/** After this time we no longer ask anybody to close a door. */
export const DOOR_LEFT_OPEN_NEWS_SECONDS = 15 * MINUTE_IN_SECONDS;

// Not back: safety comes first.
/**
 * A renter who says this long before the end that the board is back is still searched for at the end if nobody has
 * looked.
 */
export const SAID_BACK_SECONDS = 15 * MINUTE_IN_SECONDS;
/** A search stays quiet for this long once somebody has taken it or talked to the missing person. */
export const MAX_SILENCE_SECONDS = 30 * MINUTE_IN_SECONDS;
/** A search that ended with a rescue service starts again after this time if the board is still out. */
export const SEARCH_RETURNS_SECONDS = 120 * MINUTE_IN_SECONDS;
/** If the person called hasn't taken the alert within this time, we call the next one. */
export const CALL_OUT_STEP_SECONDS = 10 * MINUTE_IN_SECONDS;

// Alerts by mail and SMS (docs/product.md, Alerts).
/** Alerts of one station this close together go out as one message. */
export const ALERT_SPACING_SECONDS = 60;
/** A renter who comes within this time is affected now, so quiet hours don't count. */
export const RENTER_SOON_SECONDS = HOUR_IN_SECONDS;
export const DEFAULT_QUIET_FROM_SECONDS = 22 * HOUR_IN_SECONDS;
export const DEFAULT_QUIET_TO_SECONDS = 7 * HOUR_IN_SECONDS;
export const DEFAULT_DIGEST_SECONDS = 7 * HOUR_IN_SECONDS;
/** Each test costs an SMS. */
export const ALERT_TEST_SPACING_SECONDS = 60;

// Keypad.
export const WRONG_CODES_BEFORE_LOCKOUT = 5;
export const FIRST_LOCKOUT_SECONDS = 60;
export const MAX_LOCKOUT_SECONDS = 5 * MINUTE_IN_SECONDS;
/** Three long lock-outs: at most this much of a late return is blamed on the keypad instead of the renter. */
export const MAX_EXCUSED_LOCKOUT_SECONDS = 3 * MAX_LOCKOUT_SECONDS;
export const WRONG_CODES_BEFORE_PHONE_DIGITS = 20;
/** After this many the staff page stays closed until fewer lie within the window, or a new PIN is set. */
export const WRONG_PINS_A_DAY = 20;
export const WRONG_CODES_WINDOW_SECONDS = 24 * HOUR_IN_SECONDS;
export const PHONE_DIGITS_ASKED = 2;

// Unreachable stations can't learn the code of a booking that starts soon.
export const STATION_SILENT_AFTER_SECONDS = 5 * MINUTE_IN_SECONDS;
/** After this much silence somebody has to go and look. */
export const STATION_SILENT_ALERT_AFTER_SECONDS = 10 * MINUTE_IN_SECONDS;
export const SILENT_STATION_NO_START_WITHIN_SECONDS = 2 * HOUR_IN_SECONDS;
/** Counted from the booked end. A station that is still away by then won't tell us whether a board was collected. */
export const MAX_WAIT_FOR_STATION_SECONDS = 24 * HOUR_IN_SECONDS;

// Screens and lists.
export const BOOKING_REFRESH_SECONDS = 10;
export const LOCALE_COOKIE_DAYS = 365;
export const BROWSER_COOKIE_DAYS = 365;
/** Bringing a late board back takes a code, so a phone keeps it offline this long after the end. */
export const KEPT_OFFLINE_AFTER_END_SECONDS = 6 * HOUR_IN_SECONDS;

// Accounts and data.
export const ACCOUNT_RESTORE_DAYS = 30;
export const DELETION_PROCESSED_WITHIN_DAYS = 30;
/** Removal doesn't wait longer than this, whatever is still open. */
export const DELETION_MAX_WAIT_DAYS = 180;
/** A ban without an end is remembered for this long after the account is gone. */
export const BAN_MEMORY_YEARS = 6;
/** Owners see who rented at their station until this long after the rental. */
export const OWNER_SEES_RENTER_DAYS = 30;
export const USAGE_RETENTION_YEARS = 6;
export const TRAFFIC_RETENTION_YEARS = 1;
export const LOGIN_CODE_RETENTION_DAYS = 2;
export const CONSENT_RETENTION_YEARS = 6;
/** By then the provider's book has told us the fees. */
export const STATEMENT_CLOSES_AFTER_DAYS = 3;
/** Required by Estonian accounting law. */
export const ACCOUNTING_RETENTION_YEARS = 7;

// Figures that only the legal pages quote.
export const PRODUCT_RETURN_DAYS = 14;
export const FORCE_MAJEURE_MAX_SUSPENSION_DAYS = 15;
export const FORCE_MAJEURE_TERMINATION_AFTER_DAYS = 30;
export const FORCE_MAJEURE_NOTICE_DAYS = 7;
export const DISPUTE_RESOLUTION_DAYS = 7;
export const CLAIMS_WITHIN_YEARS = 1;
