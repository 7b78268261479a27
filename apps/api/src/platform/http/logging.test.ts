import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { CompletedRequestLog, loggerOptions } from './logging.ts';

type Options = {
  level: string;
  redact: { paths: string[]; remove: boolean };
  serializers: Record<'req' | 'res' | 'err', (value: unknown) => Record<string, unknown>>;
};
const options = () => loggerOptions('info') as unknown as Options;

describe('a log line', () => {
  it('has the method and route pattern of a request, and nothing that the client sent', () => {
    const request = {
      method: 'GET',
      url: '/api/students/0190a000?q=rahasia',
      headers: { authorization: 'Bearer rahasia' },
      body: { password: 'rahasia' },
      ip: '203.0.113.9',
      routeOptions: { url: '/api/students/:learnerId' },
    };
    expect(options().serializers.req(request)).toEqual({ method: 'GET', route: '/api/students/:learnerId' });
    expect(options().serializers.req({ method: 'GET' })).toEqual({ method: 'GET', route: undefined });
    expect(options().serializers.res({ statusCode: 404, payload: 'rahasia' })).toEqual({ status: 404 });
  });

  it.each([
    ['no such mailbox <ibu.sari+kursus@contoh.id>', 'no such mailbox <[address]>'],
    ['550 "ibu@contoh.id" refused, pak@contoh.id too', '550 "[address]" refused, [address] too'],
    ['connect postgres://fasih:rahasia@10.0.0.9/school', 'connect postgres://[address]/school'],
    ['a table @ work', 'a table @ work'],
  ])('of the error "%s" has the message "%s"', (message, logged) => {
    const error = Object.assign(new Error(message), {
      code: '550',
      response: 'ibu@contoh.id',
      name: 'MailError',
    });
    const { type, message: loggedMessage, code, stack, ...otherFields } = options().serializers.err(error);
    expect([type, loggedMessage, code, otherFields]).toEqual(['MailError', logged, '550', {}]);
    expect(String(stack)).not.toMatch(/contoh\.id|rahasia/);
    expect(String(stack)).toContain('logging.test.ts');
  });

  it('is written for an error without a stack', () => {
    expect(options().serializers.err({ name: 'Odd', message: 'x' })).toMatchObject({
      type: 'Odd',
      stack: '',
    });
  });

  it('is not written at the level silent', () => {
    expect(loggerOptions('silent')).toBe(false);
    expect(options().level).toBe('info');
  });

  it('is written once per request, when it is completed, and as an error if there was one', () => {
    const log = { info: vi.fn(), error: vi.fn() };
    const controller = new CompletedRequestLog();
    const reply = { elapsedTime: 12, log } as unknown as FastifyReply;
    const request = {} as FastifyRequest;
    controller.incomingRequest();
    expect(log.info).not.toHaveBeenCalled();
    controller.requestCompleted(null, request, reply);
    expect(log.info).toHaveBeenCalledWith(
      { req: request, res: reply, responseTime: 12 },
      'request completed',
    );
    const err = new Error('away');
    controller.requestCompleted(err, request, reply);
    expect(log.error).toHaveBeenCalledWith(
      { req: request, res: reply, responseTime: 12, err },
      'request errored',
    );
    expect(log.info).toHaveBeenCalledTimes(1);
  });
});
