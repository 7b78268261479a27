import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, Faults } from './faults.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks a call of the merchant's server, which needs the server key and can be spoilt by a fault. */
    endpoint?: Endpoint;
  }
}

/** Snap errors are lists of sentences. */
export function snapError(...messages: string[]): { error_messages: string[] } {
  return { error_messages: messages };
}

/** Core API errors are a code and one sentence. */
export function coreError(
  code: string,
  message: string,
): { status_code: string; status_message: string; id: string } {
  return { status_code: code, status_message: message, id: randomUUID() };
}

/** Checks the server key (Basic auth: the key as user, no password) and applies a pending `status` fault. */
export function providerDoor(serverKey: string, faults: Faults) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const endpoint = request.routeOptions.config.endpoint;
    if (endpoint === undefined) return;
    const snap = request.url.startsWith('/snap/');
    if (!isAuthorised(request.headers.authorization, serverKey)) {
      const refusal = snap
        ? snapError(
            'Access denied due to unauthorized transaction, please check client or server key',
            'Visit https://snap-docs.midtrans.com/#request-headers for more details',
          )
        : coreError('401', 'Transaction cannot be authorized with the current client/server key.');
      return reply.code(401).send(refusal);
    }
    const fault = faults.take(endpoint);
    if (fault === null) return;
    if (fault.status !== undefined) {
      const message = 'Sorry, we encountered internal server error. We will fix this soon.';
      return reply
        .code(fault.status)
        .send(snap ? snapError(message) : coreError(String(fault.status), message));
    }
    spoilt.set(request, { lateMs: fault.timeoutMs ?? 0, drop: fault.dropReply === true });
  };
}

const spoilt = new WeakMap<FastifyRequest, { lateMs: number; drop: boolean }>();

/** Delays or drops the answer when a fault says so; the work itself is already done. */
export async function spoilAnswer(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const fault = spoilt.get(request);
  if (fault === undefined) return payload;
  if (fault.lateMs > 0) await wait(fault.lateMs);
  if (fault.drop) request.raw.socket.destroy();
  return payload;
}

function isAuthorised(header: string | undefined, serverKey: string): boolean {
  const sent = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(Buffer.from(sent, 'base64').toString('utf8')), digest(`${serverKey}:`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
