import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { isPassing } from '../db/outage.ts';
import { failurePage } from './failure-page.ts';
import { langOfHeader, langOfPage } from './languages.ts';
import { Problem, sendProblem } from './problem.ts';
import { setSecurityHeaders, setStrictPolicy } from './security-headers.ts';

type Issue = {
  code?: string;
  path?: PropertyKey[];
  message?: string | undefined;
  keys?: string[] | undefined;
};

/**
 * Turns every error under `/api` into `{code, message, fields?, requestId}`; unknown errors become 500 without
 * details.
 */
export function answerErrors(fastify: FastifyInstance): void {
  answerFailuresBy(answerProblem, fastify);
}

/** The same for everything outside the API; a person who requested a page gets a self-contained page. */
export function answerPageErrors(fastify: FastifyInstance): void {
  answerFailuresBy(answerBesideApi, fastify);
}

type Answer = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => FastifyReply;

/** Has `answer` tell of errors and of unknown addresses. */
function answerFailuresBy(answer: Answer, fastify: FastifyInstance): void {
  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    return answer(request, reply, problem);
  });
  fastify.setNotFoundHandler((request, reply) => answer(request, reply, new Problem(404, 'common.notFound')));
}

function answerBesideApi(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  if (asksForPage(request)) return answerWithPage(request, reply, problem);
  setStrictPolicy(reply);
  return answerProblem(request, reply, problem);
}

const asksForPage = (request: FastifyRequest) => /\btext\/html\b/.test(request.headers.accept ?? '');

function answerWithPage(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const lang = langOfPage(undefined, request.cookies?.lang);
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  setStrictPolicy(reply);
  return reply
    .code(problem.status)
    .type('text/html; charset=utf-8')
    .send(failurePage(problem, lang, request.id));
}

/** Answers an unknown address, or an address with the wrong method. */
export function answerUnknownAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerProblem(request, reply, new Problem(404, 'common.notFound'));
}

/**
 * Answers an address the router cannot parse, such as a broken `%` sequence; no hook runs for it, so no cookie is
 * known.
 */
export function answerBadAddress(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  setSecurityHeaders(request, reply, isHttps);
  setStrictPolicy(reply);
  const problem = new Problem(400, 'common.malformed');
  if (asksForPage(request) && !request.url.startsWith('/api/')) answerWithPage(request, reply, problem);
  else answerProblem(request, reply, problem);
}

function answerProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  sendProblem(reply, problem, langOfHeader(request.headers['accept-language']), request.id);
  return reply;
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const where = error.validationContext;
    // The type provider spreads each zod issue over the fields that Fastify knows.
    const issues = error.validation.map(({ keyword, instancePath, message, params }) => ({
      code: keyword,
      path: instancePath.split('/').filter(Boolean),
      message,
      keys: (params as { keys?: string[] }).keys,
    }));
    return new Problem(400, 'common.invalid', { fields: fieldsOf(issues, where) });
  }
  if (isResponseSerializationError(error)) return new Problem(500, 'common.failed');
  if (isPassing(error)) return new Problem(503, 'common.unavailable', { retryAfter: 5 });
  if (UNWRITABLE.has(error.code)) return new Problem(400, 'common.malformed');
  switch (error.statusCode) {
    case 403:
    case 404:
      // The static file plugin refuses addresses that lead out of its folder.
      return new Problem(404, 'common.notFound');
    case 400:
      return new Problem(400, 'common.malformed');
    case 413:
      return new Problem(413, 'common.tooLarge');
    case 415:
      return new Problem(415, 'common.wrongType');
    case 429:
      return new Problem(429, 'common.tooMany', { retryAfter: 10 });
    case 503:
      return new Problem(503, 'common.unavailable', { retryAfter: 5 });
    default:
      return isFault(error.statusCode)
        ? new Problem(400, 'common.malformed')
        : new Problem(500, 'common.failed');
  }
}

/** Whether a library blames the request. */
const isFault = (status: number | undefined) => status !== undefined && status >= 400 && status < 500;

/** Maps field paths to keys of the field texts; keys that no contract chose become the general sentence. */
function fieldsOf(issues: Issue[], where: string | undefined): Record<string, string> {
  // A Map, because a field may be called `toString`, which every plain object has.
  const fields = new Map<string, string>();
  const note = (name: string, key: string) => fields.has(name) || fields.set(name, key);
  for (const issue of issues) {
    const path = (issue.path ?? []).map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) note([...path, key].join('.'), 'unknown');
      continue;
    }
    note(path.join('.') || (where ?? 'body'), issue.message ?? 'invalid');
  }
  return Object.fromEntries(fields);
}

/** SQLSTATEs for a NUL character, which no text column can store. */
const UNWRITABLE = new Set(['22021', '22P05']);
