import { registration } from '@fasih/school/people/accounts/contract';
import { describe, expect, it } from 'vitest';
import { GOOD_REGISTRATION as good } from '../../test/good-registration.ts';
import { issuesOf } from './issues.ts';

describe("a form's check by its contract", () => {
  it('finds nothing in a good registration', () => {
    expect(issuesOf(registration, good)).toEqual({});
  });

  it('names one text key per field', () => {
    expect(
      issuesOf(registration, { ...good, username: '', email: 'x', phone: '12', password: 'abc' }),
    ).toMatchObject({
      username: 'required',
      email: 'emailShape',
      phone: 'phoneShape',
      password: 'passwordShort',
    });
    expect(issuesOf(registration, { ...good, confirmPassword: 'lain' })).toEqual({
      confirmPassword: 'passwordsDiffer',
    });
  });
});
