/** What sending webhooks needs from outside; implemented in `outside/webhook-courier.ts`. */

export type WebhookPost = { url: URL; headers: Record<string, string>; body: string };

/** `unsafe`: the name leads to an address inside our own walls, so nobody was asked. */
export type PostOutcome = { kind: 'answered'; status: number } | { kind: 'unsafe' | 'unreachable' | 'no-answer' };

export type WebhookCourier = {
  /** Whether an address may receive webhooks. A name that nobody knows now may be known later. */
  mayReceive(url: URL): Promise<boolean>;
  /** Never throws and never takes long. */
  post(post: WebhookPost): Promise<PostOutcome>;
  /** Hangs up on receivers that are still thinking. */
  close(): void;
};
