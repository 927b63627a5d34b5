export type MailContext = {
  /** Our public address, without a trailing slash. */
  origin: string;
  now: Temporal.Instant;
  /** Distinguishes several of a kind, see `queue-notices.ts`. */
  occasion: string;
  /** The mail announces the doubling of unpaid overtime before it happens. */
  doublesUnpaidOvertime: boolean;
};
