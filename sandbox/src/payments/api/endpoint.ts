import type { z } from 'zod';

interface Asked<S extends z.ZodType> {
  params: z.output<S>;
  /** The object named in the path; empty when there is none. */
  id: string;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: `/v1/${string}`;
  schema: z.ZodType;
  answer(asked: Asked<z.ZodType>): object;
}

/** One call of the API. It is synchronous, so two calls never interleave. */
export const endpoint = <S extends z.ZodType>(
  method: Endpoint['method'],
  path: Endpoint['path'],
  schema: S,
  answer: (asked: Asked<S>) => object,
): Endpoint => ({ method, path, schema, answer });
