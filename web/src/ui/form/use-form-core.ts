import { Declined } from '@laine/contract/client.ts';
import { refusedField } from '@laine/contract/refused-field.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { problemText } from '../../api/problem-text.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { FieldState } from '../field/field-props.ts';
import { dismissToast, notify } from '../state/toast/toasts.ts';
import type { FormShape } from './form-shape.ts';
import { isSameValue, type FormValues } from './form-values.ts';
import { issueWords } from './issue-words.ts';
import { placeRefusal } from './place-refusal.ts';
import type { Draft, TypedForm } from './typed-form.ts';
import { useEdits } from './use-edits.ts';

export type FormOptions<Values, Answer> = {
  /** The values before anybody types; freshly loaded ones show through where nothing was typed. */
  start: Values;
  /** Sends only changed fields, besides the values of a path. */
  isEdit?: boolean;
  onDone?: (answer: Answer) => void;
  /** Better words than "not the right form" for a field's issue. */
  words?: { [Name in keyof Values]?: string };
};

type Core<Input, Answer> = FormOptions<Draft<Input>, Answer> & {
  shape: FormShape;
  /** `begun`: the edited values as they were before. */
  send: (input: Input, begun: FormValues) => Promise<Answer>;
  /** Sent even if unchanged. */
  alwaysSent: readonly string[];
};

/** The form as its parts see it. */
export type FormState = {
  submit: () => Promise<void>;
  undo: () => void;
  isSending: boolean;
  isDirty: boolean;
  isSaved: boolean;
  canSave: boolean;
  /** A function, because a form that was just saved holds nothing any more. */
  holdsUnsaved: () => boolean;
  problem: string | undefined;
  /** The code of the last try's refusal. */
  refusal: string | undefined;
  /** Grows with every refused try, so that the focus goes to the error. */
  declinedTries: number;
};

type Said = {
  fields: Record<string, { text: string; about: unknown }>;
  problem: string | undefined;
  refusal?: string | undefined;
};
const nothingSaid: Said = { fields: {}, problem: undefined };

/** Shared by `useCallForm` and `useSchemaForm`. */
export function useFormCore<Input, Answer>(options: Core<Input, Answer>): TypedForm<Input> {
  const { shape, send, alwaysSent, isEdit = false, onDone } = options;
  // From here on names are plain text; the exported types say which exist.
  const start: FormValues = options.start;
  const ownWords: Readonly<Record<string, string | undefined>> = options.words ?? {};
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const prefix = useId();
  const { values, changed, edit, undo: undoEdits, keepAsSaved, isSaved, begun, beginAnew } = useEdits(start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState({ made: 0, declined: 0 });
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState(nothingSaid);
  const [shown] = useState(() => new Set<string>());
  const isBusy = useRef(false);
  const toastId = useRef<number>(undefined);
  const hasUnsaved = useRef(false);
  useEffect(() => {
    hasUnsaved.current = changed.length > 0;
  }, [changed.length]);
  const issues = shape.check(values);

  const errorOf = (name: string): string | undefined => {
    const answer = said.fields[name];
    if (answer && isSameValue(answer.about, values[name])) return answer.text;
    const issue = issues.get(name);
    if (!issue || !(tries.made > 0 || left.has(name))) return undefined;
    const isForm = ['invalid_format', 'invalid_union', 'custom', 'too_small'].includes(issue.code);
    const own = isForm && values[name] !== '' ? ownWords[name] : undefined;
    return own ?? issueWords({ issue, name, value: values[name], locale, i18n });
  };

  const decline = (next: Said) => {
    setSaid(next);
    setTries(({ made, declined }) => ({ made: made + 1, declined: declined + 1 }));
  };

  const hear = (cause: unknown) => {
    const message = problemText(cause, i18n);
    const { code, fields } = cause instanceof Declined ? cause : { code: undefined, fields: [] };
    if (code === 'changed-meanwhile') beginAnew();
    const placed = placeRefusal(
      { code, message, fields },
      { shown, fieldOf: refusedField, checkThis: t`Please check this` },
    );
    // Somebody else's value is shown beside its field.
    const isAtField = code === 'changed-meanwhile' && Object.keys(placed.fields).length > 0;
    // The screen itself shows the sign-in, or the confirmation.
    if (code !== 'fresh-sign-in-needed' && code !== 'price-surprising' && !isAtField)
      toastId.current = notify({ tone: 'alert', title: message });
    const about = Object.entries(placed.fields).map(([name, text]) => [name, { text, about: values[name] }]);
    decline({ fields: Object.fromEntries(about), problem: placed.problem, refusal: code });
  };

  const submit = async () => {
    if (isBusy.current) return;
    // The last try's toast doesn't apply to this one.
    if (toastId.current !== undefined) dismissToast(toastId.current);
    const unseen = [...issues.keys()].filter((name) => !shown.has(name));
    if (issues.size > 0) {
      decline({ fields: {}, problem: unseen.length > 0 ? t`Something is missing: ${unseen.join(', ')}` : undefined });
      return;
    }
    isBusy.current = true;
    setSending(true);
    setSaid(nothingSaid);
    try {
      const tidied = shape.tidy(values);
      const names = isEdit ? [...alwaysSent, ...changed] : Object.keys(tidied);
      const answer = await send(Object.fromEntries(names.map((name) => [name, tidied[name]])) as Input, begun);
      hasUnsaved.current = false;
      keepAsSaved(values);
      setLeft(new Set());
      setTries({ made: 0, declined: 0 });
      onDone?.(answer);
    } catch (cause) {
      hear(cause);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  const field = (name: string): FieldState<unknown> => {
    shown.add(name);
    return {
      id: `${prefix}${name}`,
      name,
      value: values[name],
      onChange: (value) => {
        edit(name, value);
        setSaid(({ fields }) => ({ fields, problem: undefined }));
      },
      onBlur: () => changed.includes(name) && setLeft((names) => new Set(names).add(name)),
      error: errorOf(name),
      isRequired: !isEdit && shape.isRequired(name),
    };
  };

  const state: FormState = {
    submit,
    undo: () => {
      undoEdits();
      setLeft(new Set());
      setTries({ made: 0, declined: 0 });
      setSaid(nothingSaid);
    },
    isSending,
    isDirty: changed.length > 0,
    isSaved,
    canSave: !isEdit || changed.length > 0,
    holdsUnsaved: () => hasUnsaved.current,
    problem: said.problem,
    refusal: said.refusal,
    declinedTries: tries.declined,
  };
  return { ...state, field, values, changed } as unknown as TypedForm<Input>;
}
