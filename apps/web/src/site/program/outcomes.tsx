import type { ProgramSlug } from '@fasih/content/catalogue/types';
import type { Icon } from '@tabler/icons-react';
import { useTexts } from '../../lib/language.tsx';
import { Card } from '../../ui/basics.tsx';
import {
  IconCalendarWeek,
  IconCheck,
  IconFileText,
  IconInfoCircle,
  IconStar,
  IconTarget,
  IconTrophy,
} from '../../ui/icons.ts';
import { Stack } from '../../ui/layout.tsx';
import css from './outcomes.module.css';
import type { ProgramPage } from './program-data.server.ts';

const HUES = ['mango', 'coral', 'indigo'] as const;

/** The signs of what belongs to a course, in the order of the program's lines. */
const SIGNS: Record<ProgramSlug, Icon[]> = {
  'general-english': [IconCalendarWeek, IconTarget, IconFileText, IconTrophy],
  conversation: [IconCalendarWeek, IconFileText, IconStar, IconTrophy],
  'test-preparation': [IconCalendarWeek, IconTarget, IconFileText, IconInfoCircle],
  'special-course': [IconCalendarWeek, IconTarget, IconTrophy, IconInfoCircle],
};

/** What one can do afterwards, numbered as the steps of a way, and beside it what belongs to the course. */
export function Outcomes({ page }: { page: ProgramPage }) {
  const t = useTexts('packages').program;
  return (
    <div className={css.two}>
      <Card className={css.outcomes}>
        <ol className={css.list}>
          {page.outcomes.map((line, at) => (
            <li key={line} data-hue={HUES[at % HUES.length]}>
              <span className={css.petal} aria-hidden="true">
                {at + 1}
              </span>
              <span>{line}</span>
            </li>
          ))}
        </ol>
      </Card>
      <Stack gap={5} className={`${css.included} kawung on-dark`}>
        <h3>{t.includedTitle}</h3>
        <Stack as="ul" gap={4}>
          {page.included.map((line, at) => {
            const Sign = SIGNS[page.slug][at] ?? IconCheck;
            return (
              <li key={line}>
                <Sign size={22} stroke={1.75} aria-hidden="true" />
                <span>{line}</span>
              </li>
            );
          })}
        </Stack>
      </Stack>
    </div>
  );
}
