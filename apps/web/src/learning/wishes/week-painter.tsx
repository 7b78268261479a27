import type { Hours } from '@fasih/school/catalogue/policy/offers';
import { joinHours } from '@fasih/school/learning/meetings/join-hours';
import { useState } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { hoursOf, weekText } from '../../lib/school-day.ts';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { IconCheck, IconStarFilled } from '../../ui/icons.ts';
import { Muted, Row, Stack } from '../../ui/layout.tsx';
import { type Brush, hasHalves, type Painted, PRESETS, presetHours } from './paint.ts';
import { WeekGrid } from './week-grid.tsx';
import css from './wishes.module.css';

type Props = {
  week: Painted;
  open: readonly Hours[];
  zone: string;
  /** The name of the school's zone, where the reader's is another one. */
  schoolZone: string | null;
  onWeek: (week: Painted) => void;
};

/** A week with what makes painting it a short job: usual weeks, two colours, whole or half hours, and the sum in words. */
export function WeekPainter({ week, open, zone, schoolZone, onWeek }: Props) {
  const t = useTexts('wishes');
  const [brush, setBrush] = useState<Brush>('possible');
  const [halves, setHalves] = useState(() => hasHalves(week.possible) || hasHalves(week.preferred));
  const set = ({ possible, preferred }: Painted) => onWeek({ possible, preferred });
  const add = (hours: readonly Hours[]) =>
    set({ ...week, possible: joinHours([...week.possible, ...hours]) });
  return (
    <Stack gap={4} className={css.painter}>
      <Row gap={2} role="group" aria-label={t.presets.label}>
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            type="button"
            size="small"
            look="quiet"
            onClick={() => add(presetHours(preset, open))}
          >
            {t.presets[preset]}
          </Button>
        ))}
        {week.possible.length > 0 && (
          <Button
            type="button"
            size="small"
            look="plain"
            onClick={() => set({ possible: [], preferred: [] })}
          >
            {t.clear}
          </Button>
        )}
      </Row>
      <Summary week={week} zone={zone} schoolZone={schoolZone} />
      <Choices legend={t.brush}>
        <Choice
          type="radio"
          name="brush"
          checked={brush === 'possible'}
          onChange={() => setBrush('possible')}
        >
          <Row as="span" gap={1} isOneLine>
            <IconCheck size={16} stroke={2.5} aria-hidden="true" /> {t.possible}
          </Row>
        </Choice>
        <Choice
          type="radio"
          name="brush"
          checked={brush === 'preferred'}
          onChange={() => setBrush('preferred')}
        >
          <Row as="span" gap={1} isOneLine>
            <IconStarFilled size={16} aria-hidden="true" /> {t.preferred}
          </Row>
        </Choice>
      </Choices>
      <Muted size="small">{t.how}</Muted>
      <WeekGrid
        week={week}
        open={open}
        brush={brush}
        step={halves ? 30 : 60}
        label={t.gridLabel({ zone })}
        onWeek={set}
      />
      <Choice
        type="checkbox"
        look="tick"
        checked={halves}
        disabled={hasHalves(week.possible) || hasHalves(week.preferred)}
        onChange={(event) => setHalves(event.currentTarget.checked)}
      >
        {t.halves}
      </Choice>
    </Stack>
  );
}

/** What is painted, as one would say it. */
export function Summary({ week, zone, schoolZone }: Pick<Props, 'week' | 'zone' | 'schoolZone'>) {
  const t = useTexts('wishes');
  const lang = useLang();
  const minutes = week.possible.reduce((sum, { from, to }) => sum + to - from, 0);
  return (
    <Card isSunk isTight hue="teal" aria-live="polite">
      {minutes === 0 ? (
        t.sum.none
      ) : (
        <>
          {t.sum.possible({ week: weekText(week.possible, lang), zone })}{' '}
          {week.preferred.length > 0 && t.sum.preferred({ week: weekText(week.preferred, lang) })}{' '}
          <Muted size="small">
            {t.sum.hours({ hours: hoursOf(minutes, lang) })}
            {schoolZone !== null && ` ${t.sum.otherZone({ zone, school: schoolZone })}`}
          </Muted>
        </>
      )}
    </Card>
  );
}
