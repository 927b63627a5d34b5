import type { Call, CallAnswer, CallInput } from '@laine/contract/call.ts';
import { useMemo } from 'react';
import { call as makeCall } from '../../api/call.ts';
import { shapeOfCall } from './form-shape.ts';
import type { Draft, TypedForm } from './typed-form.ts';
import { useFormCore, type FormOptions } from './use-form-core.ts';

type Options<C extends Call> = FormOptions<Draft<CallInput<C>>, CallAnswer<C>> & {
  /** Sends the input; without it the call is simply made. `useAct` gives one that also refreshes what is shown. */
  send?: (input: CallInput<C>) => Promise<CallAnswer<C>>;
};

/** A form that makes a call of the contract: it validates by the call's own schemas and sends what they describe. */
export function useCallForm<const C extends Call>(call: C, options: Options<C>): TypedForm<CallInput<C>> {
  const shape = useMemo(() => shapeOfCall(call), [call]);
  const send = options.send ?? ((input: CallInput<C>) => makeCall<Call>(call, input) as Promise<CallAnswer<C>>);
  return useFormCore<CallInput<C>, CallAnswer<C>>({
    ...options,
    shape,
    send,
    alwaysSent: Object.keys(call.params?.shape ?? {}),
  });
}
