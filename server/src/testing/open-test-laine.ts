import { Mailroom } from '@laine/sandbox/messages/mailroom.ts';
import { openSmtpInbox } from '@laine/sandbox/messages/smtp-inbox.ts';
import { shiftableClock } from '../clock.ts';
import { openLaine } from '../laine.ts';
import { readSettings } from '../settings.ts';
import { openTestDatabase } from './test-database.ts';
import { TestBrowser } from './test-browser.ts';

export type TestLaine = Awaited<ReturnType<typeof openTestLaine>>;

/** The server over real HTTP with a real database and a real mailbox, without its pages. */
export async function openTestLaine(env: Record<string, string> = {}) {
  const clock = shiftableClock();
  const mailroom = new Mailroom();
  const inbox = await openSmtpInbox(mailroom, () => clock.now());
  const db = await openTestDatabase();
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', SMTP_URL: inbox.url, ...env });
  const laine = await openLaine({ settings, clock, db, web: 'none' });
  const url = await laine.listen();

  const mailedCode = (to: string) => {
    const code = /\b\d{6}\b/.exec(mailroom.list({ to })[0]?.text ?? '')?.[0];
    if (code === undefined) throw new Error(`no code was mailed to ${to}`);
    return code;
  };

  return {
    ...laine,
    url,
    clock,
    mailroom,
    mailedCode,
    browser: () => new TestBrowser(url),
    /** A browser whose person has entered the mailed code. */
    async signIn(email: string) {
      const browser = new TestBrowser(url);
      await browser.post('/api/auth/login/email', { email });
      await browser.post('/api/auth/callback/email', { email, code: mailedCode(email) });
      return browser;
    },
    async close() {
      await laine.close();
      await db.close();
      await inbox.close();
    },
  };
}
