import { plainText } from '@laine/contract/plain-text.ts';
import { z } from 'zod';
import type { SmsGateway, SmsOutcome } from '../ground/ports/sms-gateway.ts';
import { mobileCountryOf } from './mobile-country-of.ts';

const TIME_LIMIT_MS = 10_000;

type SmsSettings = { url: string; user: string; token: string; sender: string; countries: readonly string[] };

/** Sends through Twilio's form interface, which other gateways and the sandbox speak too. */
export function smsGateway(
  settings: SmsSettings | undefined,
  log: { warn(fields: object, message: string): void },
): SmsGateway {
  if (!settings) {
    return {
      isSet: false,
      send: () => Promise.resolve('refused'),
      countryOf: () => Promise.resolve(undefined),
      answers: () => Promise.resolve(true),
    };
  }
  const { url, user, token, sender, countries } = settings;
  const account = `${url.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(user)}`;
  const endpoint = `${account}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`;
  const countryOf = async (phone: string) => {
    const country = await mobileCountryOf(phone);
    return country !== undefined && countries.includes(country) ? country : undefined;
  };
  return {
    isSet: true,
    countryOf,
    async answers() {
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      try {
        const { status } = await fetch(`${account}.json`, { headers: { authorization }, redirect: 'error', signal });
        // Not every gateway has a call about accounts; one that doesn't know ours answers 401.
        return status < 500 && status !== 401;
      } catch {
        return false;
      }
    },
    async send({ id, to, text }) {
      if ((await countryOf(to)) === undefined) return 'refused';
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: { authorization, 'idempotency-key': id },
          body: new URLSearchParams({ To: to, From: sender, Body: plainText(text) }),
          // A redirect would carry the token to another host.
          redirect: 'error',
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
        });
        const code = codeIn(await response.text());
        const outcome = response.ok && !isPage(response) ? 'sent' : failureOf(response.status, code);
        if (outcome !== 'sent') log.warn({ outcome, status: response.status, code }, 'SMS not sent');
        return outcome;
      } catch (error) {
        log.warn({ outcome: 'unavailable', error: error instanceof Error ? error.name : typeof error }, 'SMS not sent');
        return 'unavailable';
      }
    },
  };
}

/** Twilio's codes for a sender that is missing, malformed or not ours: with other settings the same SMS will go. */
const SENDER_CODES = new Set([21_212, 21_603, 21_606, 21_659, 21_660]);

/** Otherwise 400 names a number or text that cannot be sent; all else (keys, limits, trouble) may be right later. */
function failureOf(status: number, code: number | undefined): SmsOutcome {
  return status === 400 && !(code !== undefined && SENDER_CODES.has(code)) ? 'refused' : 'unavailable';
}

/** A machine in between may answer 200 with a page without having accepted the SMS. */
const isPage = ({ headers }: Response) => headers.get('content-type')?.includes('html') === true;

const Problem = z.object({ code: z.number() });

function codeIn(body: string): number | undefined {
  try {
    return Problem.safeParse(JSON.parse(body)).data?.code;
  } catch {
    return undefined;
  }
}
