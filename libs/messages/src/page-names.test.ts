import { describe, expect, it } from 'vitest';
import { LETTER_EXAMPLES } from './letter-examples.ts';
import { LANGS, type Texts, textsIn } from './texts.ts';

const letter = (texts: Texts, kind: keyof Texts['mail']['letters']) => {
  const params = LETTER_EXAMPLES.find((one) => one.kind === kind)?.params;
  const words = (texts.mail.letters[kind] as (given: unknown) => { lines: string[]; note?: string })(params);
  return [...words.lines, words.note ?? ''].join(' ');
};

/** Texts that send their reader to a page, and the names that the reader finds there. */
const CASES: readonly [string, (t: Texts) => string, (t: Texts) => readonly string[]][] = [
  [
    'of a child’s device',
    (t) => t.childDevices.ended.text,
    (t) => [t.shell.nav.account, t.learners.panel.title],
  ],
  [
    'to an imported family',
    (t) => letter(t, 'accounts.familyImported'),
    (t) => [t.shell.nav.account, t.learners.panel.title],
  ],
  [
    'to an imported teacher',
    (t) => letter(t, 'accounts.teacherImported'),
    (t) => [t.accounts.login.forgot.replace('?', '')],
  ],
  ['of an erasure', (t) => letter(t, 'accounts.erasureAsked'), (t) => [t.shell.nav.account]],
  ['of a test mail', (t) => letter(t, 'health.test'), (t) => [t.shell.nav.health]],
  ['of failed mails', (t) => t.health.todos.mail, (t) => [t.shell.nav.mails]],
  ['of two-step login', (t) => t.accounts.problems.twoStepNeeded, (t) => [t.accounts.security.title]],
  ['of one’s own account', (t) => t.accounts.problems.ownAccount, (t) => [t.accounts.security.title]],
  ['of a teacher’s account', (t) => t.accounts.problems.teacherElsewhere, (t) => [t.shell.nav.teachers]],
  [
    'of teachers’ profiles',
    (t) => t.profiles.settingsText,
    (t) => [t.shell.nav.account, t.accounts.profile.tab],
  ],
  ['of pay in the books', (t) => t.finance.form.expenseLead, (t) => [t.shell.nav.pay]],
];

describe('a text that leads to a page', () => {
  it.each(CASES)('%s names it as the page is called, in both languages', (_of, textOf, namesOf) => {
    for (const lang of LANGS) {
      const texts = textsIn(lang);
      for (const name of namesOf(texts)) expect(textOf(texts)).toContain(name);
    }
  });
});
