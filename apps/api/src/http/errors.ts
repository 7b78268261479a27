import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { langOfHeader } from './languages.ts';
import { Problem, sendProblem } from './problem.ts';

type Issue = {
  code?: string;
  path?: PropertyKey[];
  message?: string | undefined;
  keys?: string[] | undefined;
};

/** Turns everything thrown under `/api` into `{code, message, fields?, requestId}`; unknown errors become 500 without details. */
export function answerErrors(fastify: FastifyInstance): void {
  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    sendProblem(reply, problem, langOfHeader(request.headers['accept-language']), request.id);
    return reply;
  });
  fastify.setNotFoundHandler((request, reply) => {
    sendProblem(
      reply,
      new Problem(404, 'common.notFound'),
      langOfHeader(request.headers['accept-language']),
      request.id,
    );
    return reply;
  });
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const where = error.validationContext;
    // The provider spreads each issue of zod over the fields that Fastify knows.
    const issues = error.validation.map(({ keyword, instancePath, message, params }) => ({
      code: keyword,
      path: instancePath.split('/').filter(Boolean),
      message,
      keys: (params as { keys?: string[] }).keys,
    }));
    return new Problem(400, 'common.invalid', { fields: fieldsOf(issues, where) });
  }
  if (isResponseSerializationError(error)) return new Problem(500, 'common.failed');
  if (databaseIsAway(error)) return new Problem(503, 'common.unavailable', { retryAfter: 5 });
  switch (error.statusCode) {
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
      return new Problem(500, 'common.failed');
  }
}

/** Field path -> key of the field texts; keys that a contract did not choose read as the general sentence. */
function fieldsOf(issues: Issue[], where: string | undefined): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) fields[[...path, key].join('.')] ??= 'unknown';
      continue;
    }
    const name = path.join('.') || (where ?? 'body');
    fields[name] ??= issue.message ?? 'invalid';
  }
  return fields;
}

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);

function databaseIsAway(error: FastifyError): boolean {
  return (
    AWAY.has(error.code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}
