import { formatInstant } from '../../lib/dates.ts';
import { useLang } from '../../lib/language.tsx';
import { Stack } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import { Titled } from '../../ui/titled.tsx';

type Step = { at: string; action: string; by: string | null; reason: string | null };

/** What people did with a record, with their reasons; nothing where nobody did anything. */
export function History({
  steps,
  texts: t,
  bySchool,
}: {
  steps: readonly Step[];
  texts: { history: string; actions: Record<string, string> & { other: string } };
  /** Who did what no person did. */
  bySchool: string;
}) {
  const lang = useLang();
  if (steps.length === 0) return null;
  return (
    <CardSection title={t.history}>
      <Stack as="ol" gap={2} isLined>
        {steps.map((step) => (
          <li key={`${step.at}/${step.action}`}>
            <Titled below={`${formatInstant(step.at, lang)} · ${step.by ?? bySchool}`}>
              <strong>{t.actions[step.action] ?? t.actions.other}</strong>
            </Titled>
            {step.reason !== null && step.reason !== '' && <p>“{step.reason}”</p>}
          </li>
        ))}
      </Stack>
    </CardSection>
  );
}
