import type { ProblemCode } from '@fasih/messages/texts';
import { contract } from '@fasih/school/basics/contract';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { noteRefusal } from './note-refusal.ts';
import { Problem } from './problem.ts';

const call = contract({
  method: 'POST',
  path: '/staff/:accountId/active',
  who: ['admin'],
  summary: 'x',
  reply: {},
});

/** The security event recorded for a refused call from this device. */
function noted(status: number, code: ProblemCode, device?: string) {
  const note = vi.fn();
  const request = { ip: '198.51.100.4', url: '/api/staff/rahasia/active', headers: { 'user-agent': device } };
  noteRefusal(
    { note } as never,
    call,
    request as unknown as FastifyRequest,
    new Problem(status, code),
    'who',
  );
  return note.mock.calls[0]?.[0];
}

describe('a refusal that admins should know about', () => {
  it('names the pattern of the call, never what was typed into its address', () => {
    expect(noted(403, 'common.notAllowed', 'Chrome on Android')).toEqual({
      kind: 'accessRefused',
      accountId: 'who',
      address: '198.51.100.4',
      device: 'Chrome on Android',
      call: 'POST /staff/:accountId/active',
      code: 'common.notAllowed',
    });
  });

  it.each<[number, ProblemCode, string | undefined]>([
    [403, 'common.crossSite', 'accessRefused'],
    [401, 'accounts.wrongLogin', 'signInFailed'],
    [403, 'accounts.inactive', 'signInRefused'],
    [429, 'common.tooMany', 'heldUp'],
    // A step on the way to fixing it, or no sign-in at all.
    [403, 'accounts.changePasswordFirst', undefined],
    [403, 'accounts.twoStepNeeded', undefined],
    [401, 'common.signInNeeded', undefined],
    [404, 'common.notFound', undefined],
    [400, 'common.invalid', undefined],
    [500, 'common.failed', undefined],
  ])('%i %s is recorded as %s', (status, code, kind) => {
    expect(noted(status, code)?.kind).toBe(kind);
  });

  it('keeps the readable part of a device name, on one line at most', () => {
    expect(noted(403, 'common.notAllowed', 'Phone\r\n\u001b[31m\0é x')?.device).toBe('Phone[31m x');
    expect(noted(403, 'common.notAllowed', 'x'.repeat(5000))?.device).toHaveLength(120);
    expect(noted(403, 'common.notAllowed')?.device).toBe('');
  });
});
