import type { Json } from './json.ts';

export type InstallationTable = {
  name: 'contact-key' | 'payment-mode' | 'restored';
  value: Json<unknown>;
  createdAt: Temporal.Instant;
};
