/** The words of Chrome, Firefox and Safari for a request that failed on the network. */
export const isLostNetwork = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|network|load failed|importing a module/i.test(error.message);
