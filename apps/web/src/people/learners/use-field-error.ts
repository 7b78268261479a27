import { sentenceOf } from '../../lib/issues.ts';
import { useTexts } from '../../lib/language.tsx';

/** The sentence beside a field: of the forms, of the learners' rules, or the server's own. */
export function useFieldError(errors: Record<string, string>) {
  const common = useTexts('common').fields;
  const learners = useTexts('learners');
  const rules: Record<string, string> = learners.problems;
  return (name: string): string | undefined => {
    const key = errors[name];
    if (key === undefined) return undefined;
    return name === 'consent' ? learners.form.agreeFirst : (rules[key] ?? sentenceOf(common, key));
  };
}
