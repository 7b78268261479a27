import type { ProblemCode } from '@fasih/messages/texts';
import { type Contract, GENERAL_PROBLEMS, type Reply, type Sent } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import { type Caller, CHILD } from '@fasih/school/basics/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { batchCalls } from '../db/batch.ts';
import { BUDGETS, ON_THE_WAY_MS, withDeadline } from '../deadline.ts';
import type { Services } from '../services.ts';
import type { Call, Handler, Person } from './call.ts';
import { langOfHeader } from './languages.ts';
import { noteRefusal } from './note-refusal.ts';
import { refuseForeignPages } from './own-pages.ts';
import { Problem } from './problem.ts';
import { isUnattended, sessionOf } from './session-token.ts';
import { refuseUnstorable } from './storable.ts';
import { strict } from './strict.ts';

const SAFE = new Set(['GET']);

/** Options of a route beyond its contract. */
export type RouteOptions = {
  /** The handler reads the request itself: for uploads and raw bodies. */
  raw?: boolean;
  bodyLimit?: number;
  /** For the few calls that may take longer than usual without a contract's `answersWithin`. */
  budget?: 'long';
  /**
   * Why a successful unsafe call needs no audit entry, e.g. 'points to its event'. Without it, one must be written.
   */
  auditNotNeeded?: string;
  /** Available before a temporary password is changed. */
  beforePasswordChange?: boolean;
  /** Available before an admin or finance account has set up the two-step login that production requires. */
  beforeTwoStep?: boolean;
  /** Ignores the caller's session: the input proves who they are, or the handler reads the cookie itself. */
  ignoresSession?: boolean;
};

export type Registered = { contract: Contract; options: RouteOptions };

/**
 * The API: `route` enforces a contract on input and output, `inProcess` lets page loaders call public routes without
 * HTTP, `routes` lists everything for the tests of rights.
 */
export type Api = {
  route<C extends Contract>(contract: C, handler: Handler<C>, options?: RouteOptions): void;
  inProcess<C extends Contract>(contract: C, input: Sent<C>, lang: Call['lang']): Promise<Reply<C>>;
  routes: Registered[];
  services: Services;
};

/** The session that a call names. `isUse` is false for a call that a page makes by itself, without a person. */
export type SessionCall = { id: string; isUse: boolean };

/** Loads the person behind each session, in order; null for an expired session. */
export type LoadPeople = (pool: Pool, sessions: readonly SessionCall[]) => Promise<(Person | null)[]>;

/** Creates the API on a Fastify instance with the prefix `/api`. */
export function createApi(fastify: FastifyInstance, services: Services, loadPeople: LoadPeople): Api {
  const routes: Registered[] = [];
  /** Each call and what is left of its time in ms; the time in which its body arrives is the sender's. */
  const calls = new WeakMap<FastifyRequest, { call: Call; leftMs: number }>();
  const people = new WeakMap<FastifyRequest, Person>();
  const personOf = batchCalls((sessions: readonly SessionCall[]) => loadPeople(services.pool, sessions));
  // By name, not by identity: the web build contains copies of the contracts.
  const handlers = new Map<string, (input: never, call: Call) => Promise<unknown>>();

  function route<C extends Contract>(contract: C, handler: Handler<C>, options: RouteOptions = {}): void {
    routes.push({ contract, options });
    const handle = handler as unknown as (input: unknown, call: Call) => Promise<unknown>;
    handlers.set(nameOf(contract), handle);
    const [status = 200] = Object.keys(contract.reply).map(Number);
    fastify.route({
      method: contract.method,
      url: contract.path,
      schema: schemaOf(contract),
      ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
      config: { contract } as RouteShorthandOptions['config'],
      // Authenticates before the body is read, so that strangers learn nothing about its fields and cost nothing.
      onRequest: async (request, reply) => {
        // The server closes a connection on which nothing happens; the next call on it has the usual time again.
        if (contract.answersWithin) request.raw.socket.setTimeout?.(contract.answersWithin * 1000);
        if (!options.raw && isMultipart(request)) throw new Problem(415, 'common.wrongType');
        const known = async (id: string) => {
          const person = await personOf({ id, isUse: !isUnattended(request) });
          if (person) people.set(request, person);
          return person;
        };
        const began = performance.now();
        const call = await callOf(request, reply, contract, services, options, known);
        calls.set(request, {
          call,
          leftMs: budgetOf(contract, options, request) - (performance.now() - began),
        });
      },
      onError: async (request, _reply, error) => {
        if (error instanceof Problem)
          noteRefusal(services.security, contract, request, error, whose(request));
      },
      preValidation: async ({ params, query, body }) => refuseUnstorable({ params, query, body }),
      handler: async (request, reply) => {
        const guarded = calls.get(request);
        if (!guarded) throw new Error('a call came past the guard');
        const { call, leftMs } = guarded;
        if (!contract.body && !options.raw) refuseFields(request.body);
        const input = { params: request.params, query: request.query, body: request.body };
        const answer = await withDeadline(leftMs, () => handle(input, call));
        if (reply.sent) return reply;
        if (isRefusal(answer)) throw refusalToProblem(contract, answer);
        assertAudited(contract, options, call, services);
        // Sent directly: Fastify waits for a returned reply until it is sent, which costs more than sending it.
        reply.code(status as 200);
        return answer;
      },
    });
  }

  const whose = (request: FastifyRequest) =>
    people.get(request)?.accountId ?? calls.get(request)?.call.about ?? null;

  async function inProcess<C extends Contract>(
    contract: C,
    input: Sent<C>,
    lang: Call['lang'],
  ): Promise<Reply<C>> {
    if (contract.who !== 'public' || !SAFE.has(contract.method))
      throw new Error(`not a public read: ${contract.path}`);
    const handle = handlers.get(nameOf(contract));
    if (!handle) throw new Error(`no handler for ${contract.path}`);
    const sent = input as { params?: unknown; query?: unknown };
    const parsed = {
      params: contract.params ? z.parse(contract.params, sent.params) : undefined,
      query: contract.query ? z.parse(contract.query, sent.query ?? {}) : undefined,
      body: undefined,
    };
    const call: Call = {
      person: null,
      lang,
      now: services.clock.now(),
      requestId: 'page',
      address: 'page',
      userAgent: 'page',
      audited: true,
    };
    const answer = await handle(parsed as never, call);
    if (isRefusal(answer)) throw refusalToProblem(contract, answer);
    return answer as Reply<C>;
  }

  return { route, inProcess, routes, services };
}

/** What a call may take in ms, from the first statement for it on. */
function budgetOf(contract: Contract, options: RouteOptions, request: FastifyRequest): number {
  if (contract.answersWithin) return contract.answersWithin * 1000 - ON_THE_WAY_MS;
  return BUDGETS[options.raw && isMultipart(request) ? 'upload' : (options.budget ?? 'usual')];
}

const isMultipart = ({ headers }: FastifyRequest) => /^multipart\//i.test(headers['content-type'] ?? '');

const nameOf = (contract: Contract) => `${contract.method} ${contract.path}`;

/**
 * Unknown body fields are a 400, except on the calls for outside clients
 * (docs/product/calls-and-texts.md#first-calls); unknown query fields are dropped.
 */
function schemaOf(contract: Contract) {
  const body = contract.body && !contract.ignoresUnknownFields ? strict(contract.body) : contract.body;
  return {
    summary: contract.summary,
    tags: [contract.path.split('/')[1] ?? ''],
    ...(contract.params ? { params: contract.params } : {}),
    ...(contract.query ? { querystring: contract.query } : {}),
    ...(body ? { body } : {}),
    response: contract.reply,
    security: contract.who === 'public' ? [] : [{ bearer: [] }],
  };
}

/** A call without a body accepts no fields either; some clients always send an empty object. */
function refuseFields(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const names = Object.keys(body);
  if (names.length === 0) return;
  const fields = Object.fromEntries(names.map((name) => [name, 'unknown']));
  throw new Problem(400, 'common.invalid', { fields });
}

async function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  contract: Contract,
  services: Services,
  options: RouteOptions,
  personOf: (sessionId: string) => Promise<Person | null>,
): Promise<Call> {
  const lang = langOfHeader(request.headers['accept-language']);
  let person: Person | null = null;
  const session = options.ignoresSession ? null : sessionOf(request, services.config.appSecret);
  if (session && session.id !== null) {
    if (session.by === 'cookie' && !SAFE.has(contract.method))
      refuseForeignPages(request, services.config.appUrl);
    person = await personOf(session.id);
    // On public calls a child's device is a visitor: nothing there is done for the family.
    if (contract.who === 'public' && person?.learnerId) person = null;
  }
  if (contract.who !== 'public') {
    if (!person) throw new Problem(401, 'common.signInNeeded');
    if (!mayCall(contract.who, person.learnerId === null ? person.role : CHILD))
      throw new Problem(403, 'common.notAllowed');
    // A call without a role concerns the caller's own account, such as its password.
    if (person.readsOnly && contract.who !== 'signedIn' && !SAFE.has(contract.method))
      throw new Problem(403, 'common.readOnly');
  }
  const required = person && requiredFirst(person, services, options);
  // Public reads stay available, as for a visitor.
  if (required && contract.who === 'public' && SAFE.has(contract.method)) person = null;
  else if (required) throw new Problem(403, required);
  if (contract.confirmed && !person?.confirmed) throw new Problem(403, 'accounts.confirmFirst');
  return {
    person,
    lang,
    now: services.clock.now(),
    requestId: request.id,
    address: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    audited: false,
    http: { request, reply },
  };
}

/** Whether a signed-in caller may make a call; a child's device makes only those that name it. */
function mayCall(who: 'signedIn' | readonly Caller[], caller: Caller): boolean {
  return who === 'signedIn' ? caller !== CHILD : who.includes(caller);
}

/** What the person must do before any other call, reads included; null when this call may go on. */
function requiredFirst(person: Person, services: Services, options: RouteOptions): ProblemCode | null {
  if (person.mustChangePassword && !options.beforePasswordChange) return 'accounts.changePasswordFirst';
  return twoStepMissing(person, services) && !options.beforeTwoStep ? 'accounts.twoStepNeeded' : null;
}

/**
 * In production admin and finance must use two-step login before they may read or change anything
 * (docs/product/accounts.md#two-step-login).
 */
export function twoStepMissing(
  person: Pick<Person, 'role' | 'twoStepEnabled'>,
  services: Pick<Services, 'config'>,
): boolean {
  const demanded = person.role === 'admin' || person.role === 'finance';
  return services.config.mode === 'production' && demanded && !person.twoStepEnabled;
}

function refusalToProblem(contract: Contract, refusal: Refusal): Problem {
  const statuses: Readonly<Record<string, number>> = { ...GENERAL_PROBLEMS, ...contract.problems };
  const status = statuses[refusal.code];
  if (status === undefined) throw new Error(`the contract does not name the problem ${refusal.code}`);
  const { retryAfter, ...params } = refusal.params ?? {};
  return new Problem(status, refusal.code as ProblemCode, {
    params,
    ...(refusal.fields ? { fields: refusal.fields } : {}),
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
    ...(refusal.current === undefined ? {} : { current: refusal.current }),
  });
}

function assertAudited(contract: Contract, options: RouteOptions, call: Call, services: Services): void {
  if (
    SAFE.has(contract.method) ||
    call.audited ||
    options.auditNotNeeded ||
    services.config.mode === 'production'
  )
    return;
  throw new Error(`${contract.method} ${contract.path} succeeded without an audit entry`);
}
