import type { LearnerMeeting } from '@fasih/school/office/homes/contract';
import { useId } from 'react';
import { formatTime } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { IconVideo } from '../../../ui/icons.ts';
import { Muted, Row, Text } from '../../../ui/layout.tsx';
import css from './classes.module.css';

/** The way into the video room: there for every meeting, closed until five minutes before, with the time it opens. */
export function Join({ meeting, now }: { meeting: LearnerMeeting; now: Date }) {
  const t = useTexts('classes').pages;
  const lang = useLang();
  const id = useId();
  const { join, startsAt, endsAt, number } = meeting;
  if (join.link !== null) {
    return (
      <Row as="span" className={css.joining}>
        {join.room !== null && <Muted size="small">{t.room({ room: join.room })}</Muted>}
        <ButtonAnchor
          size="small"
          href={join.link}
          target="_blank"
          rel="noreferrer"
          aria-label={t.joinFor({ number })}
        >
          <IconVideo size={18} stroke={1.75} aria-hidden="true" />
          {t.join}
        </ButtonAnchor>
      </Row>
    );
  }
  const over = endsAt !== null && now > new Date(endsAt);
  const open = join.opensAt !== null && now >= new Date(join.opensAt);
  const why =
    startsAt === null || join.opensAt === null
      ? meeting.state === 'lapsed'
        ? t.joinOver
        : t.joinNoTime
      : over
        ? t.joinOver
        : open
          ? t.noLink
          : t.joinOpens({ when: formatTime(join.opensAt, lang) });
  return (
    <Row as="span" className={css.joining}>
      <Text as="span" isMuted size="small" id={id}>
        {why}
      </Text>
      <Button size="small" disabled aria-label={t.joinFor({ number })} aria-describedby={id}>
        <IconVideo size={18} stroke={1.75} aria-hidden="true" />
        {t.join}
      </Button>
    </Row>
  );
}
