import { CHECK_POINTS, CHECK_TASKS } from '@fasih/school/catalogue/policy/level';
import { describe, expect, it } from 'vitest';
import { speakingChecks } from './speaking-check.ts';

const texts = (value: unknown): { id: string; en: string }[] =>
  value === null || typeof value !== 'object'
    ? []
    : 'id' in value && 'en' in value
      ? [value as { id: string; en: string }]
      : Object.values(value).flatMap(texts);

describe.each(Object.entries(speakingChecks))('the speaking check for %s', (group, check) => {
  it('has the tasks and points that the rule counts', () => {
    expect(check.tasks).toHaveLength(CHECK_TASKS);
    expect(check.scale).toHaveLength(CHECK_POINTS.length);
  });

  it('leaves time for a greeting within five minutes', () => {
    const seconds = check.tasks.reduce((sum, task) => sum + task.seconds, 0);
    expect(seconds).toBeGreaterThanOrEqual(180);
    expect(seconds).toBeLessThanOrEqual(270);
  });

  it('says everything in both languages, each in its own', () => {
    for (const { id, en } of texts(check)) {
      expect(id.trim()).not.toBe('');
      expect(en.trim()).not.toBe('');
      // Quoted English is what the teacher says or hears.
      const own = id.replace(/“[^”]*”/g, '');
      expect(own).not.toMatch(/\b(the|and|with|learner|child)\b/i);
      expect(en.replace(/“[^”]*”/g, '')).not.toMatch(/\b(dan|yang|dengan|anak|tidak)\b/i);
    }
  });

  it('has enough to say and to listen for in each task', () => {
    for (const task of check.tasks) {
      expect(task.say.length).toBeGreaterThanOrEqual(4);
      expect(task.listen.length).toBeGreaterThanOrEqual(2);
      for (const sentence of task.say) expect(sentence).toMatch(/[.?!]$/);
    }
  });

  it('asks children only in short sentences', () => {
    if (group !== 'kids') return;
    for (const sentence of check.tasks.flatMap(({ say }) => say)) {
      for (const part of sentence.split(/[.?!]/))
        expect(part.trim().split(/\s+/).length).toBeLessThanOrEqual(13);
    }
  });
});
