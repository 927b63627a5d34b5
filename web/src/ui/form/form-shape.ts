import type { Call } from '@laine/contract/call.ts';
import type { z } from 'zod';
import type { FormValues } from './form-values.ts';

export type Issue = z.core.$ZodIssue;

/** A form's view of the schemas behind it. */
export type FormShape = {
  /** The schemas' issues with these values, at most one per field, by the field's name. */
  check: (values: FormValues) => Map<string, Issue>;
  isRequired: (name: string) => boolean;
  /** The values to send: an empty text is left out if the contract takes no empty text. */
  tidy: (values: FormValues) => Record<string, unknown>;
};

/** The parts of a call share one set of names (the contract tests it), so each part gets all values. */
export const shapeOfCall = ({ params, query, body }: Call): FormShape =>
  shapeOf([params, query, body].filter((part) => part !== undefined));

export function shapeOf(parts: readonly z.ZodType[]): FormShape {
  const fieldSchema = (name: string): z.ZodType | undefined => {
    const owner = parts.find((part) => name in shapeOfObject(part));
    return owner && shapeOfObject(owner)[name];
  };
  const accepts = (name: string, value: unknown) => fieldSchema(name)?.safeParse(value).success ?? true;
  const tidyOne = (name: string, value: unknown) => {
    if (value !== '' || accepts(name, '')) return value;
    if (accepts(name, null)) return null;
    return accepts(name, undefined) ? undefined : '';
  };
  const tidy = (values: FormValues) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tidyOne(name, value)]));
  return {
    tidy,
    isRequired: (name) => !accepts(name, undefined),
    check(values) {
      const tidied = tidy(values);
      // Each part sees its own fields: a strict one would refuse those of the others.
      const issues = parts.flatMap((part) => part.safeParse(ownFields(part, tidied)).error?.issues ?? []);
      return new Map(issues.toReversed().map((issue) => [String(issue.path[0] ?? ''), issue]));
    },
  };
}

const ownFields = (part: z.ZodType, values: FormValues) =>
  'shape' in part ? Object.fromEntries(Object.entries(values).filter(([name]) => name in shapeOfObject(part))) : values;

export const shapeOfObject = (schema: z.ZodType): Record<string, z.ZodType> =>
  'shape' in schema ? (schema as z.ZodObject<Record<string, z.ZodType>>).shape : {};
