import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { lineForPeople } from './log-lines.ts';
import { type LogStream, logStream } from './log-stream.ts';

/** One for the process: a school that starts again in it, as while developing, writes to the same. */
let standardOutput: LogStream | undefined;
function output(): LogStream {
  standardOutput ??= process.stdout.isTTY ? terminal() : logStream(1);
  return standardOutput;
}

/** Somebody who watches a terminal gets sentences; a file or a collector of logs gets JSON. */
function terminal(): LogStream {
  const stream = logStream(1);
  return { write: (line) => stream.write(lineForPeople(line)) };
}

/**
 * Logs hold request id, method, route pattern, status and time: never a query, body, header, address or name, so that
 * they may be kept and shared.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    stream: output(),
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
