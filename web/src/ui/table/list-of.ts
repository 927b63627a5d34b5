import type { Call, CallAnswer, CallInput } from '@laine/contract/call.ts';
import { z } from 'zod';
import { Filter, PageNumber, type AddressSchema } from './list-address.ts';

/** A call that returns rows, and the part of its input in the address. */
export type List<C extends Call = Call, Schema extends AddressSchema = AddressSchema> = {
  call: C;
  address: Schema;
  rowsPerPage: number;
  /** The call's input for an address; links to its table as CSV use the same. */
  inputOf: (shown: z.output<Schema>) => CallInput<C>;
};
export type AnswerOf<L> = L extends List<infer C, infer _Schema> ? CallAnswer<C> : never;

type Fields<C extends Call> = NonNullable<C['query']>['shape'];
type FieldName<C extends Call> = keyof Fields<C> & string;
/** The address drops the `Id` of a call's field: `station` for `stationId`. */
type FilterName<Field extends string> = Field extends `${infer Thing}Id` ? Thing : Field;
type FieldOf<C extends Call, Name extends string> = Extract<Name | `${Name}Id`, FieldName<C>>;

type Filters<C extends Call, Name extends string> = {
  [N in Name]: ReturnType<typeof Filter<Extract<Fields<C>[FieldOf<C, N>], z.ZodType>>>;
};
type Pages<C extends Call> = CallAnswer<C> extends { total: number } ? { page: typeof PageNumber } : unknown;
type CursorFilter = ReturnType<typeof Filter<z.ZodType<string | undefined>>>;
type Cursors<C extends Call> = 'before' extends FieldName<C> ? { before: CursorFilter; after: CursorFilter } : unknown;
type Shape<C extends Call, Name extends string, Own> = Filters<C, Name> & Pages<C> & Cursors<C> & Own;

type Options<C extends Call, Name extends string, Own extends AddressSchema['shape']> = {
  /** Fields of the call that the address may set, each by its own schema. */
  filters: readonly Name[];
  /** Further fields of the address. */
  own?: Own;
  /** Translates those into the call's input. */
  inputOf?: (shown: z.output<z.ZodObject<Own>>) => { [Field in FieldName<C>]?: z.input<Fields<C>[Field]> | undefined };
  rowsPerPage?: number;
};

/**
 * A list reads its address by the schemas of its call: input that the call would refuse counts as missing. It's paged
 * by numbers if the call returns a total, and from one of its rows on if it takes a cursor.
 */
export function listOf<
  const C extends Call,
  const Name extends FilterName<FieldName<C>>,
  Own extends AddressSchema['shape'] = {},
>(
  call: C,
  { filters, own, inputOf: ownInputOf, rowsPerPage = 50 }: Options<C, Name, Own>,
): List<C, z.ZodObject<Shape<C, Name, Own>>> {
  const fields = call.query?.shape ?? {};
  const isCounted = call.answer instanceof z.ZodObject && 'total' in call.answer.shape;
  const cursors = ['before', 'after'].filter((name) => name in fields);
  const fieldOf = (name: string) => (name in fields ? name : `${name}Id`);
  const filter = (name: string) => [name, Filter(fields[fieldOf(name)] as z.ZodType)] as const;
  const address = z.object({
    ...(isCounted && { page: PageNumber }),
    ...Object.fromEntries([...filters, ...cursors].map(filter)),
    ...own,
  });
  const inputOf = (shown: z.output<z.ZodObject<Own>> & Record<string, unknown>) => {
    const input = {
      ...Object.fromEntries([...filters, ...cursors].map((name) => [fieldOf(name), shown[name]])),
      ...ownInputOf?.(shown),
      ...(isCounted && { offset: (Number(shown['page']) - 1) * rowsPerPage, limit: rowsPerPage }),
    };
    return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  };
  // What it is made of is only known at run time; the types say the same.
  return { call, address, rowsPerPage, inputOf } as unknown as List<C, z.ZodObject<Shape<C, Name, Own>>>;
}
