import type * as z from 'zod/mini';
import type { Role } from './roles.ts';

/**
 * One call of the API, said once for both sides: the server guards requests and replies with it, the web client is
 * typed by it, forms validate with its body, and the OpenAPI document is made of it.
 */
export type Contract = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under `/api`, with `:name` parts, e.g. `/orders/:orderId`. */
  path: string;
  /** `public`: anybody. `signedIn`: any role. Otherwise the roles that may call it. */
  who: 'public' | 'signedIn' | readonly Role[];
  /** One line for the API document. */
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /**
   * The first calls (docs/product/calls-and-texts.md#first-calls) ignore unknown body fields; everywhere else an
   * unknown field is a 400.
   */
  ignoresUnknownFields?: boolean;
  /** Asks for the password again (`POST /auth/confirm`) where it was typed more than ten minutes ago: 403 `accounts.confirmFirst`. */
  confirmed?: boolean;
  /** What a success answers, by status. */
  reply: Partial<Record<200 | 201 | 202 | 204, z.ZodMiniType>>;
  /** The problem codes this call may answer besides the general ones (400 invalid, 401, 403, 429, 503). */
  problems?: Readonly<Record<string, number>>;
};

/** Keeps the literal types of a contract. */
export function contract<const C extends Contract>(c: C): C {
  return c;
}

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What the handler gets after the guard: parsed params, query and body. */
export type Accepted<C extends Contract> = {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
};

/** What a caller sends. */
export type Sent<C extends Contract> = (C['params'] extends z.ZodMiniType
  ? { params: Input<C['params']> }
  : unknown) &
  (C['query'] extends z.ZodMiniType ? { query?: Input<C['query']> } : unknown) &
  (C['body'] extends z.ZodMiniType ? { body: Input<C['body']> } : unknown);

/** What a success carries. */
export type Reply<C extends Contract> = {
  [S in keyof C['reply']]: C['reply'][S] extends z.ZodMiniType ? z.output<C['reply'][S]> : never;
}[keyof C['reply']];
