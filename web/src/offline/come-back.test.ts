import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comeBack } from './come-back.ts';

/** The script of the page with a browser around it, in which only `answers` knows whether the network lets through. */
function openPage(answers: () => Promise<{ ok: boolean }>) {
  const browser = {
    document: { visibilityState: 'visible' },
    navigator: { onLine: true },
    location: { hash: '', reload: vi.fn<() => void>() },
    fetch: vi.fn<(address: string, asked: RequestInit) => Promise<{ ok: boolean }>>(answers),
    listeners: new Map<string, (event: unknown) => void>(),
    addEventListener: (type: string, listener: (event: unknown) => void) => browser.listeners.set(type, listener),
  };
  const { listeners: _, ...globals } = browser;
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- It is a script: the page has it as text.
  new Function(...Object.keys(globals), comeBack)(...Object.values(globals));
  return browser;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a network that the browser never called lost is noticed within ten seconds', async () => {
  let isThrough = false;
  const { location, fetch } = openPage(() => (isThrough ? Promise.resolve({ ok: true }) : Promise.reject(new Error())));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(6);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD', cache: 'no-store' });
  expect(location.reload).not.toHaveBeenCalled();
  isThrough = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test('a page that nobody sees asks nothing', async () => {
  const { document, fetch } = openPage(() => Promise.resolve({ ok: true }));
  document.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).not.toHaveBeenCalled();
});

test('an error does not take the codes away', async () => {
  const { location } = openPage(() => Promise.resolve({ ok: false }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(location.reload).not.toHaveBeenCalled();
});

test('whoever has pressed a link is not called back, but calling the station is no leaving', async () => {
  const { listeners, location } = openPage(() => Promise.resolve({ ok: true }));
  const press = (link: object | null) => listeners.get('click')?.({ target: { closest: () => link } });
  press(null);
  press({ getAttribute: () => '' });
  listeners.get('online')?.({});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(location.reload).not.toHaveBeenCalled();
});

test('a shared ticket that is tried again keeps the secret of its address', () => {
  const { listeners, location } = openPage(() => Promise.reject(new Error()));
  location.hash = '#secret';
  const preventDefault = vi.fn<() => void>();
  listeners.get('click')?.({ target: { closest: () => ({ getAttribute: () => '' }) }, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(1);
  expect(location.reload).toHaveBeenCalledTimes(1);
});
