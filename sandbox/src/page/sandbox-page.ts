import type { Person } from '../sign-in/people.ts';
import { html, type Html } from './html.ts';

/** Which parts of the outside world are played here; the others are live. */
export interface StandIns {
  mail: boolean;
  google: readonly Person[] | undefined;
  facebook: readonly Person[] | undefined;
}

export const sandboxPage = ({ mail, google, facebook }: StandIns): { title: string; body: Html; script: string } => ({
  title: 'The outside world on this machine',
  script: '/sandbox/assets/sandbox.js',
  body: html`<header class="top">
      <div class="top-inner">
        <h1>The outside world <span>on this machine</span></h1>
        <nav aria-label="The product">
          <a href="/">Home</a>
          <a href="/login">Sign in</a>
          <a href="/api/docs">API</a>
        </nav>
      </div>
    </header>
    <main class="panels">
      ${mail ? inboxPanel : liveMailPanel}
      <div class="side">
        ${clockPanel} ${mail && faultsPanel} ${google && signInPanel('Google', google)}
        ${facebook && signInPanel('Facebook', facebook)}
      </div>
      <noscript><p class="note">This page needs JavaScript to show what happens.</p></noscript>
      <p class="toast" role="status" hidden></p>
    </main>`,
});

const inboxPanel = html`<section class="panel inbox" aria-labelledby="inbox-title">
  <div class="panel-head">
    <h2 id="inbox-title">Inbox</h2>
    <p class="quiet"><output id="inbox-count">…</output></p>
    <input id="inbox-filter" type="search" placeholder="Find an address or a word" aria-label="Find in the inbox" />
  </div>
  <ol id="messages" class="messages"></ol>
  <div id="inbox-empty" class="empty" hidden>
    <div class="wave" aria-hidden="true"></div>
    <p><strong>No mail yet</strong></p>
    <p class="quiet">Whatever the product sends, to any address, lands here. Nothing leaves this machine.</p>
  </div>
</section>`;

const liveMailPanel = html`<section class="panel inbox" aria-labelledby="inbox-title">
  <div class="panel-head"><h2 id="inbox-title">Inbox</h2></div>
  <p class="quiet">Mail goes out through the server in <code>SMTP_URL</code>, so there is nothing to see here.</p>
</section>`;

const clockPanel = html`<section class="panel" aria-labelledby="clock-title">
  <div class="panel-head"><h2 id="clock-title">Clock</h2></div>
  <p class="clock-face"><time id="clock-time">--:--:--</time> <span id="clock-date" class="quiet"></span></p>
  <p id="clock-offset" class="quiet"></p>
  <form id="clock-form" class="clock-steps">
    <button type="button" data-advance="300">+5 min</button>
    <button type="button" data-advance="3600">+1 h</button>
    <button type="button" data-advance="86400">+1 day</button>
    <label class="custom-step">
      <span class="visually-hidden">Minutes to move forward</span>
      <input
        name="minutes"
        inputmode="numeric"
        pattern="[0-9]{1,7}"
        placeholder="minutes"
        autocomplete="off"
        required
      />
      <button>Move</button>
    </label>
  </form>
  <p class="quiet small">
    The product’s clock only goes forward. What falls due on the way happens before the hands stop.
  </p>
</section>`;

const faultsPanel = html`<section class="panel" aria-labelledby="faults-title">
  <div class="panel-head"><h2 id="faults-title">Mail server</h2></div>
  <fieldset id="email-faults" class="choice">
    <legend class="visually-hidden">What happens to mail from now on</legend>
    <label><input type="radio" name="email" value="deliver" /><span>Delivers</span></label>
    <label><input type="radio" name="email" value="refuse" /><span>Refuses every address</span></label>
  </fieldset>
</section>`;

const signInPanel = (provider: 'Google' | 'Facebook', people: readonly Person[]) =>
  html`<section class="panel">
    <div class="panel-head"><h2>${provider} accounts</h2></div>
    <ul class="accounts">
      ${people.map(
        (person) =>
          html`<li>
            <span class="person-name">${person.name}</span>
            <span class="quiet">${person.email ?? 'shares no e-mail address'}</span>
            ${provider === 'Google' && !person.isEmailVerified && html`<span class="tag">not verified</span>`}
          </li>`,
      )}
    </ul>
    <p class="quiet small">
      Choose one after <a href="/login">Continue with ${provider}</a>, or make up another one there.
    </p>
  </section>`;
