import type { NoticeWishes } from '@laine/contract/public/entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { sectionTitles } from '../section-titles.ts';
import { Section } from '../section.tsx';
import { AlwaysSent } from './always-sent.tsx';
import { NoticeSwitch } from './notice-switch.tsx';

export function NoticesSection({ notices }: { notices: NoticeWishes }) {
  const { i18n } = useLingui();
  return (
    <Section
      id="notices"
      title={i18n._(sectionTitles.notices)}
      note={<Trans>Switches are saved at once. You can change your mind at any time.</Trans>}
    >
      <div className="divide-y divide-line">
        <NoticeSwitch
          wish="reminders"
          isOn={notices.reminders}
          label={<Trans comment="Switch in the settings">Reminder before a rental</Trans>}
          hint={<Trans>Before the start, with station, time and door code.</Trans>}
        />
        <NoticeSwitch
          wish="reviewRequests"
          isOn={notices.reviewRequests}
          label={<Trans comment="Switch in the settings">Invitation to a review</Trans>}
          hint={<Trans>Once after a rental. Only if you want it.</Trans>}
        />
        <NoticeSwitch
          wish="news"
          isOn={notices.news}
          label={<Trans comment="Switch in the settings">News</Trans>}
          hint={<Trans>New stations and the start of the season, a few times a year. Only if you want them.</Trans>}
        />
      </div>
      <AlwaysSent />
    </Section>
  );
}
