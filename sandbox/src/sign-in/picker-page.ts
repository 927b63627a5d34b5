import { html, type Html } from '../page/html.ts';
import type { Person } from './people.ts';

interface Picker {
  provider: 'Google' | 'Facebook';
  people: readonly Person[];
  /** Where the sign-in goes on to. */
  destination: URL;
}

/** The page a provider would show. Its form goes back to the address the page came from. */
export function pickerPage({ provider, people, destination }: Picker): { title: string; body: Html } {
  const title = `Stand-in for ${provider}`;
  const body = html`<main class="picker">
    <header class="picker-head">
      <p class="stand-in">${title}</p>
      <h1>Choose an account</h1>
      <p class="quiet">to continue to <strong>${destination.host}</strong></p>
    </header>
    <form method="post">
      <ul class="people">
        ${people.map((person) => personRow(person, provider))}
      </ul>
    </form>
    <details class="another">
      <summary>Use another account</summary>
      <form method="post" class="fields">
        <label>
          Name
          <input name="name" required maxlength="120" autocomplete="off" />
        </label>
        ${emailField(provider)}
        <button class="primary">Continue</button>
      </form>
    </details>
    <form method="post" class="picker-foot">
      <button name="cancel" value="yes" class="plain">Cancel</button>
    </form>
    <p class="note">
      This is not ${provider}. It plays ${provider}’s part on this machine, with the same protocol, so that signing in
      can be tried without the internet.
    </p>
  </main>`;
  return { title, body };
}

const personRow = (person: Person, provider: Picker['provider']) =>
  html`<li>
    <button name="account" value="${person.id}" class="person">
      <span class="initials" aria-hidden="true">${initials(person.name)}</span>
      <span class="person-text">
        <span class="person-name">${person.name}</span>
        <span class="quiet">${person.email ?? 'shares no e-mail address'}</span>
      </span>
      ${provider === 'Google' && !person.isEmailVerified && html`<span class="tag">not verified</span>`}
    </button>
  </li>`;

const emailField = (provider: Picker['provider']) =>
  provider === 'Google'
    ? html`<label>
          E-mail
          <input name="email" type="email" required maxlength="254" autocomplete="off" />
        </label>
        <label class="tick"><input name="unverified" type="checkbox" /> the address is not verified</label>`
    : html`<label>
        <span>E-mail <span class="quiet">(empty: not shared)</span></span>
        <input name="email" type="email" maxlength="254" autocomplete="off" />
      </label>`;

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);
