import { accountCalls } from '@laine/contract/public/account-calls.ts';
import type { NoticeWishes } from '@laine/contract/public/entities.ts';
import { useState, type ReactNode } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { SavedNote } from '../../../ui/state/saved-note.tsx';

type Props = { wish: keyof NoticeWishes; isOn: boolean; label: ReactNode; hint: ReactNode };

/** Switches and saves at once; if saving fails, it switches back with the reason. */
export function NoticeSwitch({ wish, isOn, label, hint }: Props) {
  const [shown, setShown] = useState(isOn);
  const [isSaved, setSaved] = useState(false);
  const { act, isActing, problem } = useAct(accountCalls.editMe, {
    onDone: ({ user }) => {
      setShown(user.notices[wish]);
      setSaved(true);
    },
    onProblem: () => setShown((was) => !was),
    isQuiet: true,
  });
  const change = (next: boolean) => {
    if (isActing) return;
    setShown(next);
    setSaved(false);
    act({ notices: { [wish]: next } });
  };
  return (
    <div className="grid gap-x-4 py-1">
      <SwitchField
        id={`notice-${wish}`}
        name={wish}
        label={label}
        hint={hint}
        value={shown}
        onChange={change}
        error={problem}
      />
      <div className="justify-self-end">
        <SavedNote isShown={isSaved} />
      </div>
    </div>
  );
}
