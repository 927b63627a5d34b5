import { createHmac, timingSafeEqual } from 'node:crypto';
import { Id } from '@laine/contract/fields.ts';
import { z } from 'zod';

/** The year 9999, so that any accepted value is a valid time. */
const MAX_SECONDS = 253_402_300_799;

/** The fields of Facebook's payload that we need. The id is the person's at our own app there. */
const Said = z.object({
  algorithm: z
    .string()
    .transform((name) => name.toUpperCase())
    .pipe(z.literal('HMAC-SHA256')),
  user_id: z.union([Id, z.int().transform(String)]),
  /** Seconds since 1970. */
  issued_at: z.int().min(0).max(MAX_SECONDS).optional(),
});

type Asked = { idAtProvider: string; askedAt: Temporal.Instant | undefined };

/**
 * The person of a `signed_request`: a form field of two parts, signature and JSON, each base64url and joined by a dot;
 * the signature is the HMAC-SHA256 of the second part with the app's secret
 * (https://developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback). Undefined for
 * anything that Facebook didn't sign.
 */
export function readSignedRequest(body: Uint8Array, appSecret: string): Asked | undefined {
  const form = new URLSearchParams(Buffer.from(body).toString('utf8'));
  const [signature = '', payload = '', ...rest] = (form.get('signed_request') ?? '').split('.');
  if (signature === '' || payload === '' || rest.length > 0) return undefined;
  const expected = createHmac('sha256', appSecret).update(payload).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const said = Said.safeParse(parseJson(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!said.success) return undefined;
  const { user_id: idAtProvider, issued_at: issuedAt } = said.data;
  const askedAt = issuedAt === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(issuedAt * 1000);
  return { idAtProvider, askedAt };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
