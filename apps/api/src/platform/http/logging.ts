import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import pino from 'pino';

/**
 * Logs carry a request id, method, route pattern, status and time: never a query, a body, a header, an address or a
 * name, so that they may be kept and shared.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    // Lines are gathered and written together, at least twice a second: one write per request is what a busy hour spends most on logging.
    stream: pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
    redact: {
      paths: ['req.headers', 'password', 'token', 'email', 'phone'],
      remove: true,
    },
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: withoutAddresses(error.message),
        code: error.code,
        stack: withoutAddresses(error.stack ?? ''),
      }),
    },
  };
}

/** Mail servers and database addresses repeat people's addresses and our passwords in their errors. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s@/<>"'(]+@[^\s@/<>"')]+/g, '[address]');
}

/** One line per request, when it is answered: a line at its start would double the log and what it costs. */
export class AnswersOnly extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const answered = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...answered, err: error }, 'request errored');
    else reply.log.info(answered, 'request completed');
  }
}
