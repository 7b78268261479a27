import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGS, textsIn } from './texts.ts';

const api = join(import.meta.dirname, '../../../apps/api/src');

/** The code without comments. */
const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/**
 * All actions that the code can write into the audit log: texts after `action:`, both branches of a condition,
 * arguments of helpers called `entry`, and those written by SQL.
 */
function actionsInCode(): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of globSync('**/*.ts', { cwd: api })) {
    if (/\.(test|fixtures)\.ts$/.test(path)) continue;
    const text = codeOf(readFileSync(join(api, path), 'utf8'));
    if (!/writeAudit|audit_entry/.test(text)) continue;
    const places = [
      ...text.matchAll(/\baction:\s*([^,;{}]*)/g),
      ...text.matchAll(/\bentry\(\s*([^,)]*)/g),
      ...text.matchAll(/insert into audit_entry[\s\S]*?`/g),
    ];
    for (const [all, inner] of places)
      for (const [, action] of (inner ?? all).matchAll(/'([a-z][A-Za-z]*\.[a-z][A-Za-z]+)'/g))
        if (action !== undefined) found.set(action, path);
  }
  return found;
}

describe('the texts of the audit log', () => {
  const used = actionsInCode();

  it('finds the actions of the code', () => {
    expect(used.size).toBeGreaterThan(60);
    for (const known of ['class.opened', 'learner.named', 'learner.added', 'account.twoStepOn'])
      expect([...used.keys()]).toContain(known);
  });

  it.each(LANGS)('every action that the code writes has its sentence (%s)', (lang) => {
    const { actions, groups } = textsIn(lang).audit;
    const missing = [...used].filter(([action]) => !(action in actions));
    expect(
      missing.map(([action, path]) => `${action} (${path})`),
      'add a sentence of each to libs/messages/src/id/office/audit-actions.ts and en',
    ).toEqual([]);
    const prefixes = new Set(Object.keys(actions).map((action) => action.split('.')[0] ?? ''));
    expect(
      [...prefixes].filter((prefix) => !(prefix in groups)),
      'add these first words of actions to `groups` of libs/messages/src/id/office/audit.ts and en',
    ).toEqual([]);
    expect(
      Object.keys(groups).filter((group) => !prefixes.has(group)),
      'no action begins with these: remove them from `groups` of audit.ts',
    ).toEqual([]);
  });
});
