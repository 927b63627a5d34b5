import { hashToken, newToken } from '@laine/server/ground/secrets.ts';
import { insertLogin } from '@laine/server/identity/accounts/login-store.ts';
import type { LinkScene } from '@laine/server/testing/open-link-scene.ts';
import type { Customer } from './stage.ts';

/** An admin who signs in for every action, because staff logins end after some hours. */
export class Admin {
  readonly #scene: LinkScene;
  readonly #person: Customer;

  private constructor(scene: LinkScene, person: Customer) {
    this.#scene = scene;
    this.#person = person;
  }

  static async hire(scene: LinkScene): Promise<Admin> {
    return Admin.of(scene, await scene.newAdmin());
  }

  static of = (scene: LinkScene, person: Customer): Admin => new Admin(scene, person);

  async signIn(): Promise<Customer['browser']> {
    const { db, clock } = this.#scene;
    const { account, browser } = this.#person;
    const now = clock.now();
    const token = newToken();
    const login = { accountId: account.id, tokenHash: hashToken(token), kind: 'cookie', method: 'email' } as const;
    await insertLogin(db.query, { ...login, device: 'Test', expiresAt: now.add({ hours: 1 }) }, now);
    browser.cookies.set('login', token);
    return browser;
  }
}
