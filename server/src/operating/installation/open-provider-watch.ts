import { setTimeout as pause } from 'node:timers/promises';
import type { AlertKind } from '@laine/contract/alert-kind.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { closeByItself } from '../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';

/** A single lost packet isn't an outage, so it asks again first. */
const usualPace = { lookEveryInMs: 60_000, askAgainAfterInMs: 5_000 };

const providers = {
  mail: { kind: 'mail-silent', answers: ({ mailer }: Deps) => mailer.answers() },
  payments: {
    kind: 'payments-silent',
    answers: ({ payments, settings }: Deps) => settings.payments.secretKey === undefined || payments.answers(),
  },
  sms: { kind: 'sms-silent', answers: ({ sms }: Deps) => sms.answers() },
} as const satisfies Record<string, { kind: AlertKind; answers: (deps: Deps) => Promise<boolean> | boolean }>;

type ProviderName = keyof typeof providers;
const names = Object.keys(providers) as ProviderName[];

/**
 * Looks now and every minute whether mail, payments and SMS answer (decision 0240). One that does not stops nothing: it
 * is said once in the log, and admins are told by whichever way still works. It is real time that counts, whatever the
 * product's clock says.
 */
export function openProviderWatch(deps: Deps, { lookEveryInMs, askAgainAfterInMs } = usualPace) {
  const silent = new Set<ProviderName>();
  const stopping = new AbortController();
  const { signal } = stopping;

  const wait = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => {});

  const look = async (name: ProviderName) => {
    const { kind, answers } = providers[name];
    let works = await answers(deps);
    if (!works) {
      await wait(askAgainAfterInMs);
      works = await answers(deps);
    }
    if (signal.aborted) return;
    const trouble = { kind, target: name };
    await deps.db.transaction(async (tx) => {
      if (works) await closeByItself(tx, trouble, deps.now());
      else await raiseAlert(tx, { ...trouble, stationId: null, data: {} }, deps.now());
    });
    if (works && silent.delete(name)) deps.log.info({ provider: name }, 'provider answers again');
    if (!works && !silent.has(name)) {
      silent.add(name);
      deps.log.warn({ provider: name }, 'provider does not answer: going on without it');
    }
  };

  const watch = async () => {
    while (!signal.aborted) {
      // A database that is away has its own alarm.
      await Promise.all(names.map((name) => look(name).catch(() => {})));
      await wait(lookEveryInMs);
    }
  };

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await Promise.race([watching, pause(1_000)]);
    },
  };
}

/** The state shared by all processes of this database. */
export async function listSilentProviders(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('alerts')
    .select('target')
    .where(
      'kind',
      'in',
      names.map((name) => providers[name].kind),
    )
    .where('closedAt', 'is', null)
    .orderBy('target')
    .execute();
  return rows.map(({ target }) => target);
}
