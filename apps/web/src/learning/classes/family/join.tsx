import { formatInZone } from '@fasih/school/basics/formatters';
import type { LearnerMeeting } from '@fasih/school/office/homes/contract';
import { useId } from 'react';
import { formatTime, readerZone } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconVideo } from '../../../ui/icons.ts';
import { Muted, Row } from '../../../ui/layout.tsx';
import css from './classes.module.css';
import { JoinClass } from './join-class.tsx';

/**
 * The way into the video room: there for every meeting, closed until five minutes before, with the time it opens. In a row of
 * a list (`isShort`) the closed button carries that time instead of its name.
 */
export function Join({
  meeting,
  learnerId,
  now,
  isShort = false,
}: {
  meeting: LearnerMeeting;
  learnerId: string;
  now: Date;
  isShort?: boolean;
}) {
  const t = useTexts('classes').pages;
  const lang = useLang();
  const id = useId();
  const { join, number } = meeting;
  const { why, opensAt } = useClosed(meeting, now);
  if (join.link !== null) {
    return (
      <Row as="span" gap={2} className={css.openRoom}>
        {join.room !== null && <Muted size="small">{t.room({ room: join.room })}</Muted>}
        <JoinClass
          size="small"
          meeting={meeting}
          learnerId={learnerId}
          link={join.link}
          aria-label={t.joinFor({ number })}
        />
      </Row>
    );
  }
  // What is written on a button is part of its name.
  const time =
    isShort &&
    opensAt !== null &&
    formatInZone(opensAt, lang, readerZone(), { hour: '2-digit', minute: '2-digit' });
  return (
    <Row as="span" gap={2} title={isShort ? why : undefined}>
      <Button
        size="small"
        disabled
        className={isShort ? css.opens : undefined}
        aria-label={[t.joinFor({ number }), time].filter(Boolean).join(', ')}
        aria-describedby={id}
      >
        <IconVideo size={18} stroke={1.75} aria-hidden="true" />
        {isShort ? time : t.join}
      </Button>
      <span id={id} className={isShort ? 'unseen' : undefined}>
        <Muted size="small">{why}</Muted>
      </span>
    </Row>
  );
}

/** Why the room is closed, in words, and the instant at which it will open. */
function useClosed(
  { join, startsAt, endsAt, state }: LearnerMeeting,
  now: Date,
): { why: string; opensAt: string | null } {
  const t = useTexts('classes').pages;
  const lang = useLang();
  if (startsAt === null || join.opensAt === null)
    return { why: state === 'lapsed' ? t.joinOver : t.joinNoTime, opensAt: null };
  if (endsAt !== null && now > new Date(endsAt)) return { why: t.joinOver, opensAt: null };
  if (now >= new Date(join.opensAt)) return { why: t.noLink, opensAt: null };
  return { why: t.joinOpens({ when: formatTime(join.opensAt, lang) }), opensAt: join.opensAt };
}
