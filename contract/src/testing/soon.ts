/** For `vi.waitFor` and `expect.poll`: a busy machine may need longer than their default of one second. */
export const SOON = { timeout: 10_000, interval: 10 };
