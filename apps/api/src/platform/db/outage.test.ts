import { describe, expect, it } from 'vitest';
import { isDatabaseDown, isPassing, NoTurn } from './outage.ts';

const withCode = (code: string) => Object.assign(new Error('as the server says it'), { code });

describe('what passes by itself, so that the caller may try again', () => {
  it.each([
    ['08000', 'the connection failed'],
    ['08001', 'the client cannot connect'],
    ['08003', 'the connection does not exist'],
    ['08006', 'the connection broke'],
    ['08P01', 'the protocol was violated'],
    ['25006', 'the server is read-only, as the old primary after a failover'],
    ['25P03', 'the server ended an idle transaction'],
    ['25P04', 'the server ended a long transaction'],
    ['28P01', 'the password was changed'],
    ['3D000', 'the database is not there'],
    ['53100', 'the disk is full'],
    ['53200', 'no memory is left'],
    ['53300', 'there are too many connections'],
    ['53400', 'a limit of the configuration is reached'],
    ['57P01', 'an administrator ended the connection'],
    ['57P02', 'the server crashed'],
    ['57P03', 'the server starts'],
    ['57P05', 'the session was idle for too long'],
    ['58000', 'the system failed'],
    ['58030', 'a disk failed'],
    ['ECONNREFUSED', 'nobody listens'],
    ['ECONNRESET', 'the connection was reset'],
    ['EHOSTUNREACH', 'no way leads there'],
    ['ENOTFOUND', 'the name is not known'],
    ['EPIPE', 'the connection was closed'],
    ['ETIMEDOUT', 'nothing answered'],
  ])('%s: %s, which is an outage of the database', (code) => {
    expect([isPassing(withCode(code)), isDatabaseDown(withCode(code))]).toEqual([true, true]);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
  ])('%s, in the words of the client', (message) => {
    expect([isPassing(new Error(message)), isDatabaseDown(new Error(message))]).toEqual([true, true]);
  });

  it('a call that got no turn at the database', () => {
    expect([isPassing(new NoTurn()), isDatabaseDown(new NoTurn())]).toEqual([true, true]);
  });

  it.each([
    ['57014', 'a statement was cancelled'],
    ['55P03', 'a lock was not given back'],
    ['40001', 'two transactions collided'],
    ['40P01', 'a deadlock was broken'],
    ['ENOSPC', 'the disk of this machine is full'],
    ['EROFS', 'the disk of this machine is read-only'],
    ['EDQUOT', 'the quota is used up'],
    ['EMFILE', 'this process has no file descriptors left'],
    ['ENFILE', 'this machine has none left'],
  ])('%s: %s, for which a record may still be to blame', (code) => {
    expect([isPassing(withCode(code)), isDatabaseDown(withCode(code))]).toEqual([true, false]);
  });
});

describe('what does not pass, and stays a fault of ours', () => {
  it.each([
    '22003',
    '22P02',
    '23502',
    '23505',
    '23P01',
    '25P01',
    '25P02',
    '42P01',
    '42703',
    'XX000',
    'XX001',
    'ENOENT',
    '',
  ])('%s', (code) => {
    expect([isPassing(withCode(code)), isDatabaseDown(withCode(code))]).toEqual([false, false]);
  });

  it('nor anything that is no error', () => {
    expect([isPassing('57014'), isDatabaseDown(null)]).toEqual([false, false]);
  });
});
