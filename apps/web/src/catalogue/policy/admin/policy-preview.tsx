import { reasonText, sayIn } from '@fasih/messages/reason';
import type { PolicyForm } from '@fasih/school/catalogue/policy/versions-contract';
import { useQuery } from '@tanstack/react-query';
import { readerZone } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { BeforeAfter } from '../../../ui/before-after.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { policyPreviewQuery } from './queries.ts';

type Outcome = { outcome: string; reason: Parameters<typeof reasonText>[1] | null; figure: number | null };

/** Whom these values would affect, and what the rules would say in cases that lie between the old and the new ones. */
export function PolicyPreview({ values }: { values: PolicyForm }) {
  const t = useTexts('settings').policy;
  const { reasons } = useTexts('policy');
  const lang = useLang();
  const say = sayIn(lang, readerZone());
  const preview = useQuery(policyPreviewQuery(values));
  const textOf = ({ reason, figure }: Outcome): string => {
    if (reason !== null) return reasonText(reasons, reason, lang, readerZone());
    return figure === 0 ? t.figures.notYet : t.figures.minutes({ n: figure ?? 0 });
  };
  return (
    <Loaded query={preview}>
      {({ enrolments, orders, examples }) => (
        <Stack as="section" aria-label={t.preview.title}>
          <h4>{t.preview.title}</h4>
          <p>{t.preview.keep({ enrolments, orders })}</p>
          <p>{t.preview.nobody}</p>
          <h4>{t.preview.examples}</h4>
          <Stack as="ul" gap={3} isLined>
            {examples.map(({ field, facts, before, after }) => (
              <Stack as="li" gap={2} key={field}>
                <strong>{t.fields[field].name}</strong>
                <p>{t.examples[field](facts, say)}</p>
                <BeforeAfter
                  before={{ label: t.preview.before, value: textOf(before) }}
                  after={{ label: t.preview.after, value: textOf(after) }}
                />
              </Stack>
            ))}
          </Stack>
        </Stack>
      )}
    </Loaded>
  );
}
