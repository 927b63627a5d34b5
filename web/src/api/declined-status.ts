/**
 * The status with which the server declined; undefined for any other failure. It goes by the error's name and not by
 * its class, because a loader's `call` is the server's own, and the built pages carry their own copy of the class.
 */
export function declinedStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || error.name !== 'Declined') return undefined;
  return 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}
