import type { ItemWords } from '@fasih/school/assessment/banks/contract';
import type { UseFormReturnType } from '@mantine/form';
import { sentenceOf } from '../../lib/issues.ts';
import { useTexts } from '../../lib/language.tsx';
import { LongTextField, TextField } from '../../ui/fields.tsx';
import { Columns } from '../../ui/layout.tsx';
import own from './banks.module.css';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

type Form = Pick<
  UseFormReturnType<ItemWords & Record<string, unknown>>,
  'getValues' | 'setValues' | 'errors'
>;

/** Every field of a question: what is read, the key, and why each wrong option is there. */
export function WordsFields({ form }: { form: Form }) {
  const t = useTexts('banks').draft;
  const fields = useTexts('common').fields;
  const words = form.getValues() as ItemWords;
  const set = (change: Partial<ItemWords>) => form.setValues(change as never);
  const wrong = (path: string) => {
    const key = form.errors[path];
    return typeof key === 'string' ? sentenceOf(fields, key) : undefined;
  };
  const option = (i: number, change: Partial<ItemWords['options'][number]>) =>
    set({ options: words.options.map((one, at) => (at === i ? { ...one, ...change } : one)) });
  const both = (name: 'point' | 'explanation', labels: { id: string; en: string }) => {
    const value = words[name];
    if (value === null) return null;
    return (
      <Columns isStretched gap={3} least="medium">
        {(['id', 'en'] as const).map((lang) => (
          <LongTextField
            key={lang}
            name={`${name}.${lang}`}
            label={labels[lang]}
            lang={lang}
            rows={2}
            required
            value={value[lang]}
            error={wrong(`${name}.${lang}`)}
            onChange={(event) => set({ [name]: { ...value, [lang]: event.currentTarget.value } })}
          />
        ))}
      </Columns>
    );
  };
  return (
    <>
      <LongTextField
        name="text"
        label={t.text}
        description={t.textHint}
        lang="en"
        value={words.text ?? ''}
        error={wrong('text')}
        onChange={(event) => set({ text: event.currentTarget.value || null })}
      />
      <LongTextField
        name="question"
        label={t.question}
        description={t.questionHint}
        lang="en"
        rows={2}
        required
        value={words.question}
        error={wrong('question')}
        onChange={(event) => set({ question: event.currentTarget.value })}
      />
      {words.options.map((one, i) => {
        const letter = LETTERS[i] ?? 'D';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: options are their places; a text may be changed or twice there.
          <fieldset key={i} className={own.option} data-key={i === words.key || undefined}>
            <legend className="unseen">{t.option({ letter })}</legend>
            <label className={own.right}>
              <input
                type="radio"
                name="key"
                aria-label={t.keyOf({ letter })}
                checked={i === words.key}
                onChange={() => set({ key: i })}
              />
            </label>
            <TextField
              name={`options.${i}.text`}
              label={t.option({ letter })}
              lang="en"
              required
              value={one.text}
              error={wrong(`options.${i}.text`)}
              onChange={(event) => option(i, { text: event.currentTarget.value })}
            />
            {i !== words.key && (
              <>
                <TextField
                  name={`options.${i}.code`}
                  label={t.code}
                  placeholder={t.codeHint}
                  value={one.code ?? ''}
                  error={wrong(`options.${i}.code`)}
                  onChange={(event) => option(i, { code: event.currentTarget.value.toUpperCase() || null })}
                />
                <TextField
                  name={`options.${i}.reason`}
                  label={t.reason}
                  lang="id"
                  value={one.reason ?? ''}
                  error={wrong(`options.${i}.reason`)}
                  onChange={(event) => option(i, { reason: event.currentTarget.value || null })}
                />
              </>
            )}
          </fieldset>
        );
      })}
      {both('point', { id: t.pointId, en: t.pointEn })}
      {both('explanation', { id: t.explanationId, en: t.explanationEn })}
      <LongTextField
        name="rationale"
        label={t.rationale}
        lang="en"
        rows={2}
        value={words.rationale ?? ''}
        error={wrong('rationale')}
        onChange={(event) => set({ rationale: event.currentTarget.value || null })}
      />
    </>
  );
}
