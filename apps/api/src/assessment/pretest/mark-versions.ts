import { markAnswers } from '@fasih/school/assessment/pretest/rules';
import type { PretestVersion } from '../banks/pretest-versions.ts';
import type { MarkedVersion } from './store.ts';

/** Marks a sitting's answers, each by the version that was answered. */
export function markVersions(
  versions: readonly PretestVersion[],
  answers: Readonly<Record<string, string>>,
): MarkedVersion[] {
  const items = versions.map(({ item }) => item);
  const numbers = new Map(versions.map(({ number, item }) => [item.id, number]));
  return markAnswers(items, answers).map((one) => ({ ...one, version: numbers.get(one.id) ?? 1 }));
}
