import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import pino from 'pino';

/**
 * Logs hold request id, method, route pattern, status and time: never a query, body, header, address or name, so that
 * they may be kept and shared.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    // Buffered and flushed at least twice a second: one write per request would be the largest cost of logging.
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

/** Errors of mail servers and database connections repeat addresses and our passwords. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s@/<>"'(]+@[^\s@/<>"')]+/g, '[address]');
}

/** Logs each request once, when it is completed; Fastify's line for its arrival would double the log. */
export class CompletedRequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const fields = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...fields, err: error }, 'request errored');
    else reply.log.info(fields, 'request completed');
  }
}
