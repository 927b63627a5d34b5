import type { Call, CallAnswer, CallInput } from '@laine/contract/call.ts';
import { QueryClientContext, type QueryKey } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { call as makeCall } from '../../api/call.ts';
import { shapeOfCall, shapeOfObject } from './form-shape.ts';
import type { FormValues } from './form-values.ts';
import type { Draft, TypedForm } from './typed-form.ts';
import { useFormCore, type FormOptions } from './use-form-core.ts';

type Options<C extends Call> = FormOptions<Draft<CallInput<C>>, CallAnswer<C>> & {
  /** Queries that the call changes (`callKey`); they're refetched afterwards. */
  refreshes?: readonly QueryKey[];
};

/** A form that makes a call of the contract: it validates with the call's schemas and sends their fields. */
export function useCallForm<const C extends Call>(
  call: C,
  { refreshes = [], ...options }: Options<C>,
): TypedForm<CallInput<C>> {
  const client = use(QueryClientContext);
  const shape = useMemo(() => shapeOfCall(call), [call]);
  const send = async (input: CallInput<C>, begun: FormValues) => {
    try {
      const before = asksForBefore(call) && { before: options.isEdit ? begun : { ...options.start, ...begun } };
      return (await makeCall<Call>(call, Object.assign({}, input, before))) as CallAnswer<C>;
    } finally {
      // Also if somebody else was first: then the form continues from their values.
      for (const queryKey of refreshes) void client?.invalidateQueries({ queryKey });
    }
  };
  return useFormCore<CallInput<C>, CallAnswer<C>>({
    ...options,
    shape,
    send,
    alwaysSent: Object.keys(call.params?.shape ?? {}),
  });
}

/** True if the call takes the values that an editor began from. A whole form also sends untouched fields. */
const asksForBefore = ({ body }: Call) => body !== undefined && 'before' in shapeOfObject(body);
