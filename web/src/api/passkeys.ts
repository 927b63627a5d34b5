import { type Passkey, passkeyCalls } from '@laine/contract/public/passkey-calls.ts';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { call } from './call.ts';
import { PasskeyTrouble } from './passkey-trouble.ts';

/** Loaded at the press of a button: visitors without a passkey don't load it. */

export async function signInWithPasskey(): Promise<void> {
  const asked = await call(passkeyCalls.loginByPasskey);
  const credential = await orTrouble('none-shown', asked.rpId, () => startAuthentication({ optionsJSON: asked }));
  await call(passkeyCalls.passkeyCallback, { credential });
}

export async function addPasskey(): Promise<Passkey> {
  const asked = await call(passkeyCalls.beginPasskey);
  // Browsers differ in the transports that they name; the server reads them as plain text.
  const credential = await orTrouble('none-made', asked.rp.id, () =>
    startRegistration({ optionsJSON: asked as never }),
  );
  return call(passkeyCalls.addPasskey, { credential });
}

type Closed = 'none-shown' | 'none-made';

async function orTrouble<T>(closed: Closed, host: string, ask: () => Promise<T>): Promise<T> {
  if (!browserSupportsWebAuthn()) throw new PasskeyTrouble('not-possible', host, undefined);
  if (location.hostname !== host) throw new PasskeyTrouble('elsewhere', host, undefined);
  try {
    return await ask();
  } catch (cause) {
    throw new PasskeyTrouble(reasonOf(closed, cause), host, cause);
  }
}

function reasonOf(closed: Closed, cause: unknown) {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? closed : 'not-possible';
}
