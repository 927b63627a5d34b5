import { clientPath } from '@laine/contract/call.ts';
import { paths } from '@laine/contract/paths.ts';
import { sandboxCalls } from '../sandbox-calls.ts';
import { sandboxPaths } from '../sandbox-paths.ts';
import type { Person } from '../sign-in/people.ts';
import { html, type Html } from './html.ts';
import { stationsPanel } from './stations-panel.ts';

/** Which parts of the outside world are played here; the others are live. */
export interface StandIns {
  mail: boolean;
  sms: boolean;
  payments: boolean;
  google: readonly Person[] | undefined;
  facebook: readonly Person[] | undefined;
}

interface SandboxPage {
  title: string;
  body: Html;
  script: string;
  styles: string[];
}

export const sandboxPage = ({ mail, sms, payments, google, facebook }: StandIns): SandboxPage => ({
  title: 'The outside world on this machine',
  script: sandboxPaths.asset('sandbox.js'),
  styles: ['phone.css', 'ledger.css', 'stations.css', 'items.css'].map(sandboxPaths.asset),
  body: html`<header class="top" aria-label="The outside world">
      <div class="top-inner">
        <h1>The outside world <span>on this machine</span></h1>
        <nav aria-label="The product">
          <a href="${paths.home()}">Home</a>
          <a href="${paths.login()}">Sign in</a>
          <a href="/api/docs">API</a>
          <a href="${paths.kit()}">Kit</a>
        </nav>
      </div>
    </header>
    <main class="panels" aria-label="Stand-ins">
      ${stationsPanel}
      <div class="wide">${mail ? inboxPanel : liveMailPanel} ${payments && ledgerPanel} ${sinkPanel}</div>
      <div class="side">
        ${clockPanel} ${sms && phonePanel} ${(mail || sms || payments) && faultsPanel({ mail, sms, payments })}
        ${google && signInPanel('Google', google)} ${facebook && signInPanel('Facebook', facebook)}
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

const phonePanel = html`<section class="panel phone-panel" aria-labelledby="phone-title">
  <div class="panel-head">
    <h2 id="phone-title">Phone</h2>
    <p class="quiet"><output id="phone-count">…</output></p>
  </div>
  <div class="phone">
    <ol id="texts" class="texts" tabindex="0" aria-label="SMS, newest first"></ol>
    <p id="phone-empty" class="quiet" hidden>No SMS yet. Whatever the product sends, to any number, arrives here.</p>
  </div>
</section>`;

const ledgerPanel = html`<section class="panel ledger" aria-labelledby="ledger-title">
  <div class="panel-head">
    <h2 id="ledger-title">Payments</h2>
    <p class="quiet"><output id="ledger-count">…</output></p>
  </div>
  <ol id="payments" class="entries" tabindex="0" aria-label="Payments, newest first"></ol>
  <div id="ledger-empty" class="empty" hidden>
    <div class="wave" aria-hidden="true"></div>
    <p><strong>No payments yet</strong></p>
    <p class="quiet">Checkouts, later charges and refunds are listed here. No money moves.</p>
  </div>
  <details id="later-charges" hidden>
    <summary>Charges without the customer <output></output></summary>
    <ol class="entries" tabindex="0"></ol>
  </details>
  <details id="refunds" hidden>
    <summary>Refunds <output></output></summary>
    <ol class="entries" tabindex="0"></ol>
  </details>
  <details id="disputes" hidden>
    <summary>Disputes and fraud warnings <output></output></summary>
    <ol class="entries" tabindex="0"></ol>
  </details>
  <details id="webhooks" hidden>
    <summary>Webhooks <output></output></summary>
    <ol class="entries" tabindex="0"></ol>
  </details>
</section>`;

const sinkPanel = html`<section class="panel ledger" aria-labelledby="sink-title">
  <div class="panel-head">
    <h2 id="sink-title">Webhook receiver</h2>
    <p class="quiet"><output id="sink-count">…</output></p>
  </div>
  <p id="sink-hint" class="quiet small">
    A station whose <code>webhookUrl</code> is <code id="sink-url"></code> tells here when a rental begins and ends.
  </p>
  <ol id="deliveries" class="entries" tabindex="0" aria-label="Webhooks received, newest first" hidden></ol>
</section>`;

const faultsPanel = ({ mail, sms, payments }: Pick<StandIns, 'mail' | 'sms' | 'payments'>) =>
  html`<section class="panel faults" aria-labelledby="faults-title">
    <div class="panel-head"><h2 id="faults-title">Faults</h2></div>
    ${
      mail &&
      choice('email', 'Mail', [
        ['deliver', 'Delivered'],
        ['refuse', 'Every address refused'],
      ])
    }
    ${
      sms &&
      choice('sms', 'SMS', [
        ['deliver', 'Delivered'],
        ['refuse', 'Every number refused'],
      ])
    }
    ${
      payments &&
      choice('webhooks', 'Payment webhooks', [
        ['deliver', 'Delivered'],
        ['drop', 'Lost'],
        ['duplicate', 'Delivered several times'],
        ['delay', 'Late and out of order'],
      ])
    }
    ${
      payments &&
      choice('api', 'Payment API', [
        ['ok', 'Works'],
        ['error', 'Answers 500'],
        ['timeout', 'Does it, never answers'],
        ['rate-limit', 'Answers 429'],
        ['conflict', 'Answers 409: key in use'],
      ])
    }
  </section>`;

const choice = (name: string, legend: string, options: [value: string, text: string][]) =>
  html`<fieldset class="choice" data-fault="${name}">
    <legend>${legend}</legend>
    ${options.map(
      ([value, text]) =>
        html`<label><input type="radio" name="${name}" value="${value}" /><span>${text}</span></label>`,
    )}
  </fieldset>`;

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
      Choose one after <a href="${paths.login()}">Continue with ${provider}</a>, or make up another one there.
    </p>
    ${
      provider === 'Facebook' &&
      html`<p class="quiet small">
        <code>POST ${clientPath(sandboxCalls.deleteAtFacebook)}</code> below <code>${paths.sandbox()}</code> with an
        <code>email</code>: that person asks there to be forgotten.
      </p>`
    }
  </section>`;
