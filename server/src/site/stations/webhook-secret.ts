import { randomBytes } from 'node:crypto';

/** The prefix of the Standard Webhooks convention, https://www.standardwebhooks.com */
const PREFIX = 'whsec_';

/** The receiver keeps a copy; it is the key to every signature and token of the station. */
export const newWebhookSecret = () => `${PREFIX}${randomBytes(32).toString('base64')}`;

export const webhookKeyOf = (secret: string) => Buffer.from(secret.slice(PREFIX.length), 'base64');
