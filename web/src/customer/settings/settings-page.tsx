import { warningCalls } from '@laine/contract/public/warning-calls.ts';
import type { Locale } from '@laine/contract/states.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '../../api/use-call.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { CallProvider } from '../../ui/state/call-provider.tsx';
import { CardSection } from './card/card-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion/deletion-section.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { NoticesSection } from './notices/notices-section.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import type { SectionId } from './section-id.ts';
import { SectionNav } from './section-nav.tsx';
import type { SettingsData } from './settings-data.ts';
import { SignedOutDialog } from './signed-out-dialog.tsx';
import { SuspendedNote } from './suspended-note.tsx';
import { WarningsSection } from './warnings-section.tsx';
import { ProfileSection } from './you/profile-section.tsx';

/** Relative times change by the minute. */
const TICK_EVERY_MS = 30_000;

type Props = { settings: SettingsData; isCardReplaced: boolean; onLanguageSaved: (locale: Locale) => void };

export function SettingsPage(props: Props) {
  const { t } = useLingui();
  return (
    <CallProvider>
      <main id="main" tabIndex={-1} className="page-width pt-8 pb-28 md:pt-12 md:pb-36">
        <PageHead title={t`Settings`} />
        <h1 className="text-2xl md:text-3xl">
          <Trans>Settings</Trans>
        </h1>
        <noscript>
          <p className="mt-4 rounded-control bg-sand p-3.5 text-sm">
            <Trans>You can read everything here. Changing something needs JavaScript.</Trans>
          </p>
        </noscript>
        <Sections {...props} />
        <SignedOutDialog />
      </main>
    </CallProvider>
  );
}

function Sections({ settings, isCardReplaced, onLanguageSaved }: Props) {
  const { user, contact } = settings;
  const now = useClock(settings.now, TICK_EVERY_MS);
  const { data } = useCall(warningCalls.myWarnings, {}, settings.warnings ? { initialData: settings.warnings } : {});
  const warnings = data?.warnings ?? [];
  const ids: SectionId[] = ['you', 'language', 'notices', 'card', 'passkeys', 'devices', 'data', 'delete'];
  if (warnings.length > 0) ids.splice(ids.indexOf('data'), 0, 'warnings');
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 md:mt-8 lg:grid-cols-[13rem_minmax(0,44rem)]">
      <SectionNav ids={ids} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 md:gap-6">
        {user.suspended && <SuspendedNote suspended={user.suspended} contact={contact} />}
        <ProfileSection user={user} contact={contact} countries={settings.countries} />
        <LanguageSection onSaved={onLanguageSaved} />
        <NoticesSection notices={user.notices} />
        <CardSection loaded={settings.cards} now={now} isReplaced={isCardReplaced} />
        <PasskeysSection loaded={settings.passkeys} providers={settings.providers} user={user} now={now} />
        <DevicesSection loaded={settings.logins} now={now} />
        {warnings.length > 0 && <WarningsSection warnings={warnings} contact={contact} />}
        <DataSection />
        <DeletionSection user={user} loaded={settings.forecast} />
      </div>
    </div>
  );
}
