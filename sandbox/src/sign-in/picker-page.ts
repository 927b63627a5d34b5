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
  const body = html`<main
    class="mx-auto grid max-w-110 content-start gap-4 bg-paper px-5 py-6 max-sm:min-h-screen sm:my-[clamp(0px,8vh,96px)] sm:rounded-card sm:border sm:border-line sm:p-8"
  >
    <header class="grid gap-1">
      <p class="pill mb-3 justify-self-start text-sm font-semibold">${title}</p>
      <h1 class="text-[1.625rem]">Choose an account</h1>
      <p class="text-ink-soft">to continue to <strong>${destination.host}</strong></p>
    </header>
    <form method="post">
      <ul class="-mx-3">
        ${people.map((person) => personRow(person, provider))}
      </ul>
    </form>
    <details class="border-y border-line">
      <summary class="text-action">Use another account</summary>
      <form method="post" class="grid gap-3 pb-5">
        <label class="grid gap-1 font-[560]">
          Name
          <input name="name" required maxlength="120" autocomplete="off" />
        </label>
        ${emailField(provider)}
        <button class="primary">Continue</button>
      </form>
    </details>
    <form method="post" class="grid">
      <button name="cancel" value="yes" class="plain">Cancel</button>
    </form>
    <p class="text-sm text-ink-soft">
      This is not ${provider}. It plays ${provider}’s part on this machine, with the same protocol, so that signing in
      can be tried without the internet.
    </p>
  </main>`;
  return { title, body };
}

const personRow = (person: Person, provider: Picker['provider']) =>
  html`<li>
    <button
      name="account"
      value="${person.id}"
      class="grid min-h-16 w-full grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-3 border-0 px-3 py-2 text-left font-normal"
    >
      <span
        class="grid size-10 place-items-center rounded-full bg-tint text-[0.9375rem] font-[680] text-action"
        aria-hidden="true"
        >${initials(person.name)}</span
      >
      <span class="grid leading-snug">
        <span class="font-semibold">${person.name}</span>
        <span class="text-[0.9375rem] wrap-anywhere text-ink-soft">${person.email ?? 'shares no e-mail address'}</span>
      </span>
      ${provider === 'Google' && !person.isEmailVerified && html`<span class="pill">not verified</span>`}
    </button>
  </li>`;

const emailField = (provider: Picker['provider']) =>
  provider === 'Google'
    ? html`<label class="grid gap-1 font-[560]">
          E-mail
          <input name="email" type="email" required maxlength="254" autocomplete="off" />
        </label>
        <label class="flex min-h-11 items-center gap-3"
          ><input name="unverified" type="checkbox" /> the address is not verified</label
        >`
    : html`<label class="grid gap-1 font-[560]">
        <span>E-mail <span class="font-normal text-ink-soft">(empty: not shared)</span></span>
        <input name="email" type="email" maxlength="254" autocomplete="off" />
      </label>`;

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);
