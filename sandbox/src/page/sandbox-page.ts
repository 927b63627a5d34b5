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
}

export const sandboxPage = ({ mail, sms, payments, google, facebook }: StandIns): SandboxPage => ({
  title: 'The outside world on this machine',
  script: sandboxPaths.asset('sandbox.js'),
  body: html`<header class="relative mb-2.5 bg-deep text-deep-ink" aria-label="The outside world">
      <div class="mx-auto max-w-[1240px] px-4 sm:px-8 flex flex-wrap items-center justify-between gap-x-6 py-3 sm:py-5">
        <h1 class="text-lg sm:text-[1.375rem]">
          The outside world <span class="text-deep-soft max-sm:block max-sm:text-sm">on this machine</span>
        </h1>
        <nav
          class="flex gap-4 *:inline-flex *:min-h-11 *:items-center *:text-inherit *:decoration-deep-soft *:underline-offset-4 sm:gap-5"
          aria-label="The product"
        >
          <a href="${paths.home()}">Home</a>
          <a href="${paths.login()}">Sign in</a>
          <a href="/api/docs">API</a>
          <a href="${paths.kit()}">Kit</a>
        </nav>
      </div>
      <div class="absolute inset-x-0 top-full h-2.5 bg-deep mask-(--wave-edge)" aria-hidden="true"></div>
    </header>
    <main
      class="mx-auto max-w-[1240px] px-4 sm:px-8 grid gap-5 pt-5 pb-16 min-[900px]:grid-cols-[minmax(0,1fr)_372px] min-[900px]:pt-8"
      aria-label="Stand-ins"
    >
      ${stationsPanel}
      <div class="grid min-w-0 content-start gap-5">
        ${mail ? inboxPanel : liveMailPanel} ${payments && ledgerPanel} ${sinkPanel}
      </div>
      <div class="grid min-w-0 content-start gap-5">
        ${clockPanel} ${sms && phonePanel} ${(mail || sms || payments) && faultsPanel({ mail, sms, payments })}
        ${google && signInPanel('Google', google)} ${facebook && signInPanel('Facebook', facebook)}
      </div>
      <noscript><p class="text-sm text-ink-soft">This page needs JavaScript to show what happens.</p></noscript>
      <p
        class="toast fixed inset-x-4 bottom-4 mx-auto w-fit max-w-[480px] rounded-control bg-deep px-5 py-3 text-deep-ink shadow-lg"
        role="status"
        hidden
      ></p>
    </main>`,
});

const inboxPanel = html`<section class="panel overflow-hidden px-0 pb-0" aria-labelledby="inbox-title">
  <div class="panel-head px-4 sm:px-5">
    <h2 id="inbox-title">Inbox</h2>
    <p class="text-ink-soft"><output id="inbox-count">…</output></p>
    <input
      id="inbox-filter"
      type="search"
      placeholder="Find an address or a word"
      aria-label="Find in the inbox"
      class="flex-[1_1_220px] sm:ml-auto sm:max-w-80"
    />
  </div>
  <ol id="messages" class="max-h-[720px] overflow-y-auto"></ol>
  <div id="inbox-empty" class="empty" hidden>
    <div class="wave" aria-hidden="true"></div>
    <p><strong>No mail yet</strong></p>
    <p class="text-ink-soft">Whatever the product sends, to any address, lands here. Nothing leaves this machine.</p>
  </div>
</section>`;

const liveMailPanel = html`<section class="panel" aria-labelledby="inbox-title">
  <div class="panel-head"><h2 id="inbox-title">Inbox</h2></div>
  <p class="text-ink-soft">
    Mail goes out through the server in <code>SMTP_URL</code>, so there is nothing to see here.
  </p>
</section>`;

const clockPanel = html`<section class="panel" aria-labelledby="clock-title">
  <div class="panel-head"><h2 id="clock-title">Clock</h2></div>
  <p class="flex flex-wrap items-baseline gap-x-3">
    <time id="clock-time" class="text-[2rem] leading-tight font-[680] tabular-nums">--:--:--</time>
    <span id="clock-date" class="text-ink-soft"></span>
  </p>
  <p id="clock-offset" class="text-ink-soft"></p>
  <form id="clock-form" class="my-3 grid grid-cols-3 gap-2">
    <button type="button" data-advance="300">+5 min</button>
    <button type="button" data-advance="3600">+1 h</button>
    <button type="button" data-advance="86400">+1 day</button>
    <label class="col-span-full grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <span class="sr-only">Minutes to move forward</span>
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
  <p class="text-sm text-ink-soft">
    The product’s clock only goes forward. What falls due on the way happens before the hands stop.
  </p>
</section>`;

const phonePanel = html`<section class="panel" aria-labelledby="phone-title">
  <div class="panel-head">
    <h2 id="phone-title">Phone</h2>
    <p class="text-ink-soft"><output id="phone-count">…</output></p>
  </div>
  <div class="rounded-[32px] border-3 border-line-strong bg-foam px-2.5 pt-3.5 pb-5">
    <div class="mx-auto mb-3.5 h-1 w-14 rounded-full bg-line-strong"></div>
    <ol
      id="texts"
      class="grid h-[380px] content-start gap-3 overflow-y-auto p-1"
      tabindex="0"
      aria-label="SMS, newest first"
    ></ol>
    <p id="phone-empty" class="px-5 pt-12 pb-16 text-center text-balance text-ink-soft" hidden>
      No SMS yet. Whatever the product sends, to any number, arrives here.
    </p>
  </div>
</section>`;

const moreEntries = (id: string, title: string) =>
  html`<details id="${id}" class="border-t border-line" hidden>
    <summary class="px-4 focus-visible:-outline-offset-3 sm:px-5">
      ${title} <output class="font-normal text-ink-soft"></output>
    </summary>
    <ol class="max-h-[400px] overflow-y-auto focus-visible:-outline-offset-3" tabindex="0"></ol>
  </details>`;

const ledgerPanel = html`<section class="panel overflow-hidden px-0 pb-0" aria-labelledby="ledger-title">
  <div class="panel-head px-4 sm:px-5">
    <h2 id="ledger-title">Payments</h2>
    <p class="text-ink-soft"><output id="ledger-count">…</output></p>
  </div>
  <ol
    id="payments"
    class="max-h-[640px] overflow-y-auto focus-visible:-outline-offset-3"
    tabindex="0"
    aria-label="Payments, newest first"
  ></ol>
  <div id="ledger-empty" class="empty" hidden>
    <div class="wave" aria-hidden="true"></div>
    <p><strong>No payments yet</strong></p>
    <p class="text-ink-soft">Checkouts, later charges and refunds are listed here. No money moves.</p>
  </div>
  ${moreEntries('later-charges', 'Charges without the customer')} ${moreEntries('refunds', 'Refunds')}
  ${moreEntries('disputes', 'Disputes and fraud warnings')} ${moreEntries('webhooks', 'Webhooks')}
</section>`;

const sinkPanel = html`<section class="panel overflow-hidden px-0 pb-0" aria-labelledby="sink-title">
  <div class="panel-head px-4 sm:px-5">
    <h2 id="sink-title">Webhook receiver</h2>
    <p class="text-ink-soft"><output id="sink-count">…</output></p>
  </div>
  <p id="sink-hint" class="px-4 pb-4 text-sm wrap-anywhere text-ink-soft sm:px-5">
    A station whose <code>webhookUrl</code> is <code id="sink-url"></code> tells here when a rental begins and ends.
  </p>
  <ol
    id="deliveries"
    class="max-h-[640px] overflow-y-auto focus-visible:-outline-offset-3"
    tabindex="0"
    aria-label="Webhooks received, newest first"
    hidden
  ></ol>
</section>`;

const faultsPanel = ({ mail, sms, payments }: Pick<StandIns, 'mail' | 'sms' | 'payments'>) =>
  html`<section class="panel" aria-labelledby="faults-title">
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
  html`<fieldset
    class="grid border-line not-first-of-type:mt-3 not-first-of-type:border-t not-first-of-type:pt-3"
    data-fault="${name}"
  >
    <legend class="float-left text-[0.9375rem] text-ink-soft">${legend}</legend>
    ${options.map(
      ([value, text]) =>
        html`<label class="flex min-h-11 cursor-pointer items-center gap-3"
          ><input type="radio" name="${name}" value="${value}" /><span>${text}</span></label
        >`,
    )}
  </fieldset>`;

const signInPanel = (provider: 'Google' | 'Facebook', people: readonly Person[]) =>
  html`<section class="panel">
    <div class="panel-head"><h2>${provider} accounts</h2></div>
    <ul class="mb-2 divide-y divide-line">
      ${people.map(
        (person) =>
          html`<li class="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2">
            <span class="font-semibold">${person.name}</span>
            <span class="col-start-1 text-[0.9375rem] wrap-anywhere text-ink-soft"
              >${person.email ?? 'shares no e-mail address'}</span
            >
            ${provider === 'Google' && !person.isEmailVerified && html`<span class="pill col-start-2 row-span-2 row-start-1">not verified</span>`}
          </li>`,
      )}
    </ul>
    <p class="text-sm text-ink-soft">
      Choose one after <a href="${paths.login()}">Continue with ${provider}</a>, or make up another one there.
    </p>
    ${
      provider === 'Facebook' &&
      html`<p class="text-sm text-ink-soft">
        <code>POST ${clientPath(sandboxCalls.deleteAtFacebook)}</code> below <code>${paths.sandbox()}</code> with an
        <code>email</code>: that person asks there to be forgotten.
      </p>`
    }
  </section>`;
