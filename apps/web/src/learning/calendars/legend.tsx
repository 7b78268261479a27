import { AGE_HUE } from '../../courses/enrolments/hues.ts';
import { useTexts } from '../../lib/language.tsx';
import { Row } from '../../ui/layout.tsx';
import css from './calendar.module.css';
import { StateIcon, useStandingWords } from './meeting.tsx';

/** What colours and pictures of a calendar mean. */
export function CalendarLegend({ ofTeacher, isAway }: { ofTeacher: boolean; isAway: boolean }) {
  const t = useTexts('timetable');
  const words = useStandingWords();
  return (
    <Row as="dl" gap={5} className={css.legend} aria-label={t.legend}>
      {(['kids', 'teen', 'adult'] as const).map((age) => (
        <Row gap={2} key={age}>
          <dt className={css.swatch} data-hue={AGE_HUE[age]} aria-hidden="true" />
          <dd>{t.ageGroups[age]}</dd>
        </Row>
      ))}
      {(['planned', 'uncovered', 'running', 'held', 'missed'] as const).map((standing) => (
        <Row gap={2} key={standing}>
          <dt aria-hidden="true">
            <StateIcon standing={standing} />
          </dt>
          <dd>{words[standing]}</dd>
        </Row>
      ))}
      {[
        { isShown: ofTeacher, look: css.open, name: t.open },
        { isShown: ofTeacher, look: css.away, name: t.away },
        { isShown: isAway, look: css.gone, name: t.isAway },
      ]
        .filter(({ isShown }) => isShown)
        .map(({ look, name }) => (
          <Row gap={2} key={name}>
            <dt className={`${css.swatch} ${look}`} aria-hidden="true" />
            <dd>{name}</dd>
          </Row>
        ))}
    </Row>
  );
}
