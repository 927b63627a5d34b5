/** For `vi.waitFor` and `expect.poll`: as long as a busy machine may need, not the one second that they give by themselves. */
export const SOON = { timeout: 10_000, interval: 10 };
