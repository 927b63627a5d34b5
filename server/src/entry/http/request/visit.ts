import { AsyncLocalStorage } from 'node:async_hooks';
import type { Call } from '@laine/contract/call.ts';
import type { RefusalCode } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { LocaleChoice } from '@laine/rules/people/locale-choice.ts';
import { chooseLocale } from '@laine/rules/people/locale-choice.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../ground/deps.ts';
import type { Person, Principal } from '../../../ground/principal.ts';
import { visitor } from '../../../ground/principal.ts';
import { findPerson } from '../../../identity/accounts/find-person.ts';
import { findBearer } from '../../../identity/api-keys/find-bearer.ts';
import type { CookieJar } from './cookie-jar.ts';
import { readCookies } from './cookie-jar.ts';

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit;
  }
}

/**
 * Of the page that makes the in-process calls: the person who opened it, found once for all its calls since they share
 * its cookie, and its language, which its address may name. No outside data can get in here.
 */
export const pageBehindCall = new AsyncLocalStorage<{
  findPerson: () => Promise<Person | undefined>;
  locale: Locale;
}>();

/** The caller's facts of one request. Each is looked up once, when first needed. */
export class Visit {
  readonly #deps: Deps;
  readonly #jar: CookieJar;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  #cookies: Map<string, string> | undefined;
  #principal: Promise<Principal> | undefined;
  /** Set once the person is known, for the words of a refusal; those must not depend on a working database. */
  #profileLocale: Locale | null = null;

  #isLoginOver = false;

  /** For the security record. */
  call: Call | undefined;
  refusal: RefusalCode | undefined;
  failedSignIn: { email: string | undefined; what: string } | undefined;

  constructor(deps: Deps, jar: CookieJar, request: FastifyRequest, reply: FastifyReply) {
    this.#deps = deps;
    this.#jar = jar;
    this.#request = request;
    this.#reply = reply;
  }

  get cookies() {
    this.#cookies ??= readCookies(this.#request.headers.cookie);
    return this.#cookies;
  }

  get loginToken() {
    return this.cookies.get(this.#jar.names.login);
  }

  get bearer(): string | undefined {
    const header = this.#request.headers.authorization;
    return header?.toLowerCase().startsWith('bearer ') ? header.slice('bearer '.length).trim() : undefined;
  }

  /** True if the answer may be shared. Read it after `principal()` if an ended login should count as nobody's. */
  get isAnonymous() {
    const { authorization } = this.#request.headers;
    return authorization === undefined && (this.loginToken === undefined || this.#isLoginOver);
  }

  /** The cookie's login has ended. Known after `principal()`. */
  get isLoginOver() {
    return this.#isLoginOver;
  }

  /** From the bearer if there is one, else from the login cookie. */
  principal(): Promise<Principal> {
    this.#principal ??= this.#findPrincipal();
    return this.#principal;
  }

  /**
   * The current person, for long-lived answers: the login may have ended or lost rights meanwhile. Doesn't count as a
   * use of the login.
   */
  async principalNow(): Promise<Principal> {
    const { bearer } = this;
    if (bearer !== undefined) return findBearer(this.#deps, bearer, { isUse: false });
    return (await this.personNow()) ?? visitor;
  }

  /** The same, from the login cookie only. */
  async personNow(): Promise<Person | undefined> {
    const { loginToken } = this;
    return loginToken === undefined ? undefined : findPerson(this.#deps, loginToken, 'cookie', { isUse: false });
  }

  async #findPrincipal(): Promise<Principal> {
    const who = await (this.bearer === undefined ? this.#findByCookie() : findBearer(this.#deps, this.bearer));
    if (who.kind === 'person') this.#profileLocale = who.account.locale;
    return who;
  }

  async #findByCookie(): Promise<Principal> {
    const { loginToken } = this;
    if (loginToken === undefined) return visitor;
    const page = pageBehindCall.getStore();
    const person = await (page ? page.findPerson() : findPerson(this.#deps, loginToken, 'cookie'));
    this.#isLoginOver = person === undefined;
    // A cookie keeps the expiry of its first answer even if the login is prolonged, so it's set again.
    if (person?.prolongedUntil) {
      const prolonged = { token: loginToken, endsAt: person.prolongedUntil };
      void this.#reply.header('set-cookie', this.#jar.login(prolonged, this.#deps.now()));
    }
    return person ?? visitor;
  }

  /** In order: cookie, profile, host, English. Read it after `principal()` if the profile should count. */
  get localeChoice(): LocaleChoice {
    const page = pageBehindCall.getStore();
    if (page) return { locale: page.locale, saveToCookie: false };
    return chooseLocale({
      cookie: this.cookies.get(this.#jar.names.locale),
      profile: this.#profileLocale,
      host: this.#request.host,
    });
  }

  get locale(): Locale {
    return this.localeChoice.locale;
  }

  /** Our own scheme and host as this visitor sees them. */
  get origin(): string {
    const { publicUrl, port } = this.#deps.settings;
    if (publicUrl) return publicUrl.origin;
    // Without a public address only this machine's own names count, or a forged Host would end up in links.
    const asked = `http://${this.#request.host}`;
    const seen = URL.canParse(asked) ? new URL(asked) : undefined;
    if (seen && loopbackNames.has(seen.hostname)) return seen.origin;
    // If the port was left to the system, this is the chosen one.
    return `http://localhost:${this.#request.socket.localPort ?? port}`;
  }

  get device(): string {
    return describeDevice(this.#request.headers['user-agent'] ?? '');
  }
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** 'Chrome, Android': enough to recognise one's own browser in a list; nothing more is stored. */
function describeDevice(userAgent: string): string {
  const first = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = first([
    [/Edg\//, 'Edge'],
    [/Firefox\//, 'Firefox'],
    [/SamsungBrowser\//, 'Samsung Internet'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = first([
    [/iPhone|iPad/, 'iOS'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  return [browser, system].filter(Boolean).join(', ') || 'Other';
}
