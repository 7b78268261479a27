import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sets the headers of every response, including those for which no hook runs. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  reply.header('x-request-id', request.id);
  reply.header('x-content-type-options', 'nosniff');
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
  if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

/** For responses that are not our pages: nothing may run, frame or cache them. */
export function setStrictPolicy(reply: FastifyReply): void {
  reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  reply.header('cache-control', 'no-store');
}
