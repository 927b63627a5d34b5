import { loadSettings } from '../../customer/settings/load-settings.server.ts';
import { SettingsPage } from '../../customer/settings/settings-page.tsx';
import { changeLanguage } from '../layout/change-language.ts';
import { pageRequest } from '../page-request.ts';
import { redirectToLogin } from '../redirect-to-login.ts';
import type { Route } from './+types/settings.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const settings = await loadSettings(context.get(pageRequest));
  if (!settings) throw redirectToLogin(url.pathname + url.search);
  return { settings, isCardReplaced: url.searchParams.get('card') === 'replaced' };
}

export default function SettingsRoute({ loaderData }: Route.ComponentProps) {
  // Somebody else may sign in in another tab: typed text must not become theirs.
  return (
    <SettingsPage
      key={loaderData.settings.user.id}
      {...loaderData}
      onLanguageSaved={(locale) => void changeLanguage(locale, false)}
    />
  );
}
