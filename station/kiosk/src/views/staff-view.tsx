import { DoorOpen, IdCard, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useTouch } from '../program/use-program.ts';
import { useTexts } from '../program/use-screen.ts';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { Page } from '../ui/page.tsx';
import { Title } from '../ui/title.tsx';
import type { Facts } from './facts.ts';
import { LockerContents } from './staff/locker-contents.tsx';
import { LockerTile } from './staff/locker-tile.tsx';
import { StaffNote } from './staff/staff-note.tsx';
import { StationFacts } from './staff/station-facts.tsx';

/** The whole station at a glance: choose a locker, then open or read it. */
export function StaffView({ view }: Facts<'staff'>) {
  const { staff } = useTexts();
  const touch = useTouch();
  const [chosenNumber, choose] = useState(view.lockers[0]?.number);
  const chosen = view.lockers.find(({ number }) => number === chosenNumber) ?? view.lockers[0];
  return (
    <Page
      footer={
        <BottomBar other={null}>
          <StaffNote view={view} />
        </BottomBar>
      }
    >
      <Title className="sr-only">{staff.title}</Title>
      <div className="grid min-h-0 grow gap-5 wide:grid-cols-[1fr_26rem] tall:content-start">
        <div className="flex min-h-0 flex-col justify-between gap-4">
          <div className="grid min-h-0 auto-rows-[minmax(max-content,8rem)] grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] content-start gap-2 overflow-y-auto p-1 wide:grow phone:grid-cols-3">
            {view.lockers.map((locker) => (
              <LockerTile
                key={locker.number}
                locker={locker}
                isChosen={locker === chosen}
                onChoose={() => choose(locker.number)}
              />
            ))}
          </div>
          <StationFacts view={view} />
        </div>
        <div className="flex min-h-0 flex-col gap-3">
          {chosen && (
            <>
              <LockerContents locker={chosen} />
              <div className="grid grid-cols-2 gap-3">
                <button
                  type="button"
                  disabled={view.busy}
                  className={buttonStyle('primary', 'dense')}
                  onClick={() => void touch({ type: 'staff-open', lockerNumber: chosen.number })}
                >
                  <DoorOpen aria-hidden className="size-7 shrink-0" />
                  {staff.open}
                </button>
                <button
                  type="button"
                  disabled={view.busy}
                  className={buttonStyle('quiet', 'dense')}
                  onClick={() => void touch({ type: 'staff-scan', lockerNumber: chosen.number })}
                >
                  <ScanLine aria-hidden className="size-7 shrink-0" />
                  {staff.scan}
                </button>
              </div>
            </>
          )}
          <button
            type="button"
            disabled={view.busy}
            className={buttonStyle('quiet', 'dense')}
            onClick={() => void touch({ type: 'staff-read-card' })}
          >
            <IdCard aria-hidden className="size-7 shrink-0" />
            {staff.readCard}
          </button>
        </div>
      </div>
    </Page>
  );
}
