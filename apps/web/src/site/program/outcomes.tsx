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
import { Columns, Row, Stack } from '../../ui/layout.tsx';
import site from '../site.module.css';
import css from './outcomes.module.css';
import type { ProgramPage } from './program-data.server.ts';

/** The signs of what belongs to a course, in the order of the program's lines. */
const SIGNS: Record<ProgramSlug, Icon[]> = {
  'general-english': [IconCalendarWeek, IconTarget, IconFileText, IconTrophy],
  conversation: [IconCalendarWeek, IconFileText, IconStar, IconTrophy],
  'test-preparation': [IconCalendarWeek, IconTarget, IconFileText, IconInfoCircle],
  'special-course': [IconCalendarWeek, IconTarget, IconTrophy, IconInfoCircle],
};

/** What one can do afterwards, and beside it what belongs to the course. */
export function Outcomes({ page }: { page: ProgramPage }) {
  const t = useTexts('packages').program;
  return (
    <div className={css.two}>
      <Card>
        <Columns as="ul" gap={5} className={css.can}>
          {page.outcomes.map((line) => (
            <Row as="li" gap={4} isOneLine key={line} data-hue="teal">
              <span className={site.petal}>
                <IconCheck size={22} stroke={2} aria-hidden="true" />
              </span>
              <strong>{line}</strong>
            </Row>
          ))}
        </Columns>
      </Card>
      <Stack gap={5} className={`${site.panel} ${css.included} kawung on-dark`}>
        <h3>{t.includedTitle}</h3>
        <Stack as="ul" gap={4}>
          {page.included.map((line, at) => {
            const Sign = SIGNS[page.slug][at] ?? IconCheck;
            return (
              <Row as="li" gap={3} isOneLine key={line}>
                <Sign size={22} stroke={1.75} aria-hidden="true" />
                <span>{line}</span>
              </Row>
            );
          })}
        </Stack>
      </Stack>
    </div>
  );
}
