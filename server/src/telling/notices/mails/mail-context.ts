export type MailContext = {
  /** Where the customer's browser finds us, without a slash at the end. */
  origin: string;
  now: Temporal.Instant;
  /** Which one of several of a kind, see `queue-notices.ts`. */
  occasion: string;
  /** Whether unpaid overtime grows; the mail says so before it does. */
  doublesUnpaidOvertime: boolean;
};
