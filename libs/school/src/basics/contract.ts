import type * as z from 'zod/mini';
import type { Caller } from './roles.ts';

/**
 * One call of the API, defined for both sides: the server validates requests and replies with it, the web client
 * takes its types, forms validate with its body, and the OpenAPI document is generated from it.
 */
export type Contract = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under `/api`, with `:name` parts, e.g. `/orders/:orderId`. */
  path: string;
  /** `public`: anybody. `signedIn`: any role, but no child's device. Otherwise who may call it. */
  who: 'public' | 'signedIn' | readonly Caller[];
  /** One line for the API document. */
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /**
   * True for the first calls (docs/product/calls-and-texts.md#first-calls); everywhere else an unknown body field is
   * a 400.
   */
  ignoresUnknownFields?: boolean;
  /** Requires the password typed within ten minutes (`POST /auth/confirm`): else 403 `accounts.confirmFirst`. */
  confirmed?: boolean;
  /** Seconds that the answer may take where the usual 20 are too few; server and browser wait so long. */
  answersWithin?: number;
  /** Success replies by status. */
  reply: Partial<Record<200 | 201 | 202 | 204, z.ZodMiniType>>;
  /** Problem codes and their statuses besides `GENERAL_PROBLEMS`. */
  problems?: Readonly<Record<string, number>>;
};

/** Keeps the literal types of a contract. */
export function contract<const C extends Contract>(c: C): C {
  return c;
}

/** Every call may refuse with these; a contract lists all others. */
export const GENERAL_PROBLEMS = {
  'common.invalid': 400,
  'common.narrow': 400,
  'common.notAllowed': 403,
  'common.notFound': 404,
  'common.readOnly': 403,
  'common.stale': 409,
  'common.tooMany': 429,
} as const;

/** The codes with which a handler of this contract may refuse. */
export type ProblemOf<C extends Contract> =
  | keyof typeof GENERAL_PROBLEMS
  | (keyof NonNullable<C['problems']> & string);

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** The handler's input: parsed params, query and body. */
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

/** The success reply. */
export type Reply<C extends Contract> = {
  [S in keyof C['reply']]: C['reply'][S] extends z.ZodMiniType ? z.output<C['reply'][S]> : never;
}[keyof C['reply']];
