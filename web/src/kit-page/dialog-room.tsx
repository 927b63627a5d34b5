import { DoorOpen, ScanLine, Wrench } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../ui/button/button-style.ts';
import { Fact, Facts } from '../ui/data/facts.tsx';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { Drawer } from '../ui/dialog/drawer.tsx';
import { MenuItem } from '../ui/dialog/menu-item.tsx';
import { Menu } from '../ui/dialog/menu.tsx';
import { ReasonedDialog } from '../ui/dialog/reasoned-dialog.tsx';
import { notify } from '../ui/state/toast/toasts.ts';
import { Part, PartGrid, Room } from './part.tsx';

type Opened = 'confirm' | 'problem' | 'reason' | 'drawer' | undefined;

export function DialogRoom() {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const opener = (what: NonNullable<Opened>, words: string) => (
    <button type="button" onClick={() => setOpened(what)} className={buttonStyle('quiet')}>
      {words}
    </button>
  );
  const say = (title: string) => {
    close();
    notify({ tone: 'done', title });
  };
  return (
    <Room
      id="dialogs"
      title="Dialogs"
      note="Native dialogs: the page behind is out of reach, Escape closes, the focus comes back."
    >
      <PartGrid>
        <Part name="Question">{opener('confirm', 'Open door 4')}</Part>
        <Part name="Question: declined">{opener('problem', 'Open door 9')}</Part>
        <Part name="Question that asks for a reason">{opener('reason', 'Cancel for the operator')}</Part>
        <Part name="Drawer">{opener('drawer', 'Look at locker 4')}</Part>
        <Part name="Menu">
          <Menu label="Actions for locker 4">
            <MenuItem icon={DoorOpen} onPick={() => setOpened('confirm')}>
              Open the door
            </MenuItem>
            <MenuItem icon={ScanLine} onPick={() => say('Scanned')}>
              Read the tags
            </MenuItem>
            <MenuItem icon={Wrench} isAlert onPick={() => say('Out of service')}>
              Out of service
            </MenuItem>
            <MenuItem icon={ScanLine} isDisabled onPick={close}>
              Not possible now
            </MenuItem>
          </Menu>
        </Part>
      </PartGrid>
      {(opened === 'confirm' || opened === 'problem') && (
        <ConfirmDialog
          title={opened === 'confirm' ? 'Open door 4?' : 'Open door 9?'}
          dismiss="Not now"
          confirm="Open the door"
          problem={opened === 'problem' ? 'The station does not answer' : undefined}
          onConfirm={() => say('The door is open')}
          onClose={close}
        >
          <p className="mt-2 text-ink-soft">It opens right away at Pirita, for whoever stands there.</p>
        </ConfirmDialog>
      )}
      {opened === 'reason' && (
        <ReasonedDialog
          title="Cancel this booking?"
          dismiss="Keep booking"
          confirm="Cancel and refund €35.00"
          onConfirm={(reason) => say(`Cancelled: ${reason}`)}
          onClose={close}
        >
          <p className="mt-2 text-ink-soft">
            James Whitfield gets €35.00 back and a message. Two boards become free for others.
          </p>
        </ReasonedDialog>
      )}
      {opened === 'drawer' && (
        <Drawer
          title="Locker 4"
          onClose={close}
          footer={
            <button type="button" onClick={() => say('The door is open')} className={buttonStyle('action')}>
              Open the door
            </button>
          }
        >
          <Facts>
            <Fact label="State">Rented</Fact>
            <Fact label="By">James Whitfield</Fact>
            <Fact label="Door">Closed since 14:05</Fact>
            <Fact label="Last inventory" />
          </Facts>
        </Drawer>
      )}
    </Room>
  );
}
