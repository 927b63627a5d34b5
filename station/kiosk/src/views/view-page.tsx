import type { ComponentType } from 'react';
import type { View } from '../../../src/screen/screen.ts';
import { CheckingView } from './checking-view.tsx';
import { CodeView } from './code-view.tsx';
import { CollectedView } from './collected-view.tsx';
import { ExtendView } from './extend-view.tsx';
import type { Facts } from './facts.ts';
import { HelpView } from './help-view.tsx';
import { InQuestionView } from './in-question-view.tsx';
import { JammedView } from './jammed-view.tsx';
import { LockedOutView } from './locked-out-view.tsx';
import { MissingView } from './missing-view.tsx';
import { OpenView } from './open-view.tsx';
import { OpeningView } from './opening-view.tsx';
import { PinView } from './pin-view.tsx';
import { ReportView } from './report-view.tsx';
import { ReportedView } from './reported-view.tsx';
import { ReturnedView } from './returned-view.tsx';
import { StaffView } from './staff-view.tsx';
import { StartView } from './start-view.tsx';
import { StillOutView } from './still-out-view.tsx';

const pages: { [Name in View['name']]: ComponentType<Facts<Name>> } = {
  start: StartView,
  code: CodeView,
  'locked-out': LockedOutView,
  opening: OpeningView,
  open: OpenView,
  checking: CheckingView,
  collected: CollectedView,
  'still-out': StillOutView,
  'in-question': InQuestionView,
  missing: MissingView,
  returned: ReturnedView,
  jammed: JammedView,
  extend: ExtendView,
  report: ReportView,
  reported: ReportedView,
  help: HelpView,
  pin: PinView,
  staff: StaffView,
};

export function ViewPage({ view }: { view: View }) {
  const Page = pages[view.name] as ComponentType<{ view: View }>;
  return <Page view={view} />;
}
