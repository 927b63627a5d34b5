import type { Call, CallAnswer, CallInput } from '@laine/contract/call.ts';
import { Declined } from '@laine/contract/client.ts';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';

type Options<Answer, Input> = { onDone?: (answer: Answer, input: Input) => void; refreshes?: readonly QueryKey[] };

/**
 * For acts that give rights or move money: the server requires a sign-in of the last minutes. If `needsSignIn` is true
 * the dialog shows `FreshSignIn`, and `goOn` then continues the act.
 */
export function useFreshAct<const C extends Call>(asked: C, options: Options<CallAnswer<C>, CallInput<C>> = {}) {
  const [wanted, setWanted] = useState<CallInput<C>>();
  const { act, isActing, error, problem } = useAct(asked, { ...options, isQuiet: true });
  const needsSignIn = error instanceof Declined && error.code === 'fresh-sign-in-needed';
  return {
    act: (input: CallInput<C>) => {
      setWanted(input);
      act(input);
    },
    isActing,
    needsSignIn,
    goOn: () => wanted !== undefined && act(wanted),
    /** Any other problem. */
    problem: needsSignIn ? undefined : problem,
  };
}
