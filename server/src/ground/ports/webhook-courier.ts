/** Sends webhooks; implemented in `outside/webhook-courier.ts`. */

export type WebhookPost = { url: URL; headers: Record<string, string>; body: string };

/** `unsafe`: the name leads to an address inside our own network, so nothing was sent. */
export type PostOutcome = { kind: 'answered'; status: number } | { kind: 'unsafe' | 'unreachable' | 'no-answer' };

export type WebhookCourier = {
  /** True if an address may receive webhooks. An unknown name may become known later. */
  mayReceive(url: URL): Promise<boolean>;
  /** Never throws and never takes long. */
  post(post: WebhookPost): Promise<PostOutcome>;
  /** Hangs up on receivers that haven't answered. */
  close(): void;
};
