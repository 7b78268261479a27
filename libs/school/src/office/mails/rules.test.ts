import { describe, expect, it } from 'vitest';
import { mailFault } from './rules.ts';

describe('what a mail server said', () => {
  it.each([
    ["Can't send mail - all recipients were rejected: 550 5.1.1 <x@y.id>: user unknown", 'noSuchAddress'],
    ['552 5.2.2 Mailbox full', 'mailboxFull'],
    ['Message failed: 451 4.7.1 Greylisted, try again later', 'later'],
    ['Message failed: 450 try later', 'later'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'noServer'],
    ['Greeting never received', 'noServer'],
    ['Invalid login: 535 5.7.8 Authentication failed', 'login'],
    ['Message failed: 554 5.7.1 Rejected as spam', 'refused'],
    ['no words for mails of kind x', 'ours'],
  ])('%s', (text, fault) => {
    expect(mailFault(text)).toBe(fault);
  });
});
