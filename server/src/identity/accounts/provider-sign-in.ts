import { paths } from '@laine/contract/paths.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import { spend } from '../../ground/budgets/budgets.ts';
import type { Deps } from '../../ground/deps.ts';
import type { ProviderName, RoundTrip, SignInProvider } from '../../ground/ports/sign-in-provider.ts';
import type { Account } from '../../ground/principal.ts';
import { hashToken, newToken } from '../../ground/secrets.ts';
import type { NewAccount } from './account-store.ts';
import { findAccountByEmail, findAccountByIdentity } from './account-store.ts';
import { createAccount } from './create-account.ts';
import { linkProvider } from './link-provider.ts';
import { lockAddress } from './login-code-store.ts';
import type { OpenedLogin, SigningDevice } from './open-login.ts';
import { openLogin } from './open-login.ts';
import type { ProviderProfile } from './provider-profile.ts';
import { readProviderProfile } from './provider-profile.ts';
import { insertSignIn, insertWaitingIdentity, consumeSignIn } from './provider-sign-in-store.ts';
import { sendLoginCode } from './send-login-code.ts';
import { roundTripBudget } from './sign-in-limits.ts';
import type { SignInOrigin } from './sign-in-origin.ts';

/**
 * Signing in through Google or Facebook:
 *
 *   begin ── state, nonce, PKCE verifier stored; browser bound by a cookie ──> provider ──> return (once, in time,
 *   same browser) ── known identity or verified e-mail ──> signed in
 *                 └─ unverified e-mail ──> a code is mailed; entering it in this browser links the identity
 */
const ROUND_TRIP_LIFETIME = Temporal.Duration.from({ minutes: 10 });
/** Time for a second code when the first mail does not come. */
const CONFIRMED_WITHIN = Temporal.Duration.from({ minutes: 30 });

type BeginWish = {
  provider: ProviderName;
  callbackUrl: URL;
  redirect: string;
  browserToken: string;
  network: string;
};

export async function beginProviderSignIn(deps: Deps, provider: SignInProvider, wish: BeginWish): Promise<URL> {
  const trip: RoundTrip = {
    state: newToken(),
    nonce: newToken(),
    pkceVerifier: newToken(),
    callbackUrl: wish.callbackUrl,
  };
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    await spend(tx, [roundTripBudget(deps, wish.network)], now, 'too-many-requests');
    await insertSignIn(tx, {
      stateHash: hashToken(trip.state),
      provider: wish.provider,
      browserHash: hashToken(wish.browserToken),
      pkceVerifier: trip.pkceVerifier,
      nonce: trip.nonce,
      redirect: wish.redirect,
      createdAt: now,
      expiresAt: now.add(ROUND_TRIP_LIFETIME),
    });
  });
  return provider.authorizationUrl(trip).catch((error: unknown) => {
    deps.log.warn({ provider: wish.provider, err: error }, 'provider not reached');
    throw new Refusal('provider-unavailable');
  });
}

type Returned = SigningDevice & {
  provider: ProviderName;
  state: string;
  browserToken: string | undefined;
  /** The whole URL the provider sent the browser to. */
  url: URL;
  callbackUrl: URL;
  locale: Locale;
  /** The origin of the code request, if the address must be confirmed. */
  origin: SignInOrigin & { browserHash: string };
};

export type SignInOutcome =
  | { kind: 'signed-in'; login: OpenedLogin; redirect: string }
  /** The browser keeps its token for as long as the confirmation may take. */
  | { kind: 'confirm-email'; email: string; browserToken: string; redirect: string }
  | { kind: 'cancelled' | 'no-email' | 'failed'; redirect: string };

export async function finishProviderSignIn(
  deps: Deps,
  provider: SignInProvider,
  returned: Returned,
): Promise<SignInOutcome> {
  const begun = await consumeSignIn(deps.db.query, hashToken(returned.state));
  const { browserToken } = returned;
  if (!begun || browserToken === undefined || !isSameTrip(begun, { ...returned, browserToken }, deps.now())) {
    return { kind: 'failed', redirect: paths.home() };
  }
  const { redirect } = begun;
  if (returned.url.searchParams.has('error')) return { kind: 'cancelled', redirect };

  const profile = await provider
    .readProfile(returned.url, { ...begun, state: returned.state, callbackUrl: returned.callbackUrl })
    .then(readProviderProfile)
    .catch((error: unknown) => {
      deps.log.warn({ provider: returned.provider, err: error }, 'provider sign-in failed');
      return undefined;
    });
  return profile ? signInAs(deps, profile, { ...returned, browserToken }, redirect) : { kind: 'failed', redirect };
}

function isSameTrip(
  begun: { provider: ProviderName; browserHash: string; expiresAt: Temporal.Instant },
  returned: Returned & { browserToken: string },
  now: Temporal.Instant,
) {
  return (
    begun.provider === returned.provider &&
    begun.browserHash === hashToken(returned.browserToken) &&
    Temporal.Instant.compare(now, begun.expiresAt) < 0
  );
}

async function signInAs(
  deps: Deps,
  profile: ProviderProfile,
  {
    provider,
    locale,
    browserToken,
    origin,
    device,
    place,
    earlierToken,
    originHash,
    fromAddress,
  }: Returned & { browserToken: string },
  redirect: string,
): Promise<SignInOutcome> {
  const { idAtProvider } = profile;
  const login = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const signing = { device, place, earlierToken, originHash, fromAddress };
    const known: Account | undefined = await findAccountByIdentity(tx, provider, idAtProvider);
    if (known) return openLogin(tx, known, { ...signing, method: provider }, now);
    const { email, name, surname, image } = profile;
    if (!email || !profile.emailVerified) return undefined;
    // Another browser, or a mailed code, may be creating this very account.
    await lockAddress(tx, email);
    const wanted: NewAccount = { email, name, surname, image, locale };
    const found = await findAccountByEmail(tx, email);
    const account = found ?? (await createAccount(deps, tx, wanted, now));
    return linkProvider(tx, { account, isNew: !found, identity: { provider, idAtProvider }, signing }, now);
  });
  if (login) return { kind: 'signed-in', login, redirect };
  if (!profile.email) return { kind: 'no-email', redirect };
  // Such a provider lets anybody type any address. The mailbox must confirm it first, and only for the browser that
  // came from there.
  const { email, name = null, surname = null, image = null } = profile;
  const expiresAt = deps.now().add(CONFIRMED_WITHIN);
  await insertWaitingIdentity(deps.db.query, {
    browserHash: hashToken(browserToken),
    email,
    provider,
    idAtProvider,
    name,
    surname,
    image,
    expiresAt,
  });
  try {
    await sendLoginCode(deps, { email, locale, origin });
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'failed', redirect };
    throw error;
  }
  return { kind: 'confirm-email', email, browserToken, redirect };
}
