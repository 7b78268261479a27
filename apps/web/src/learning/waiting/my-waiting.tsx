import { type MyWaiting, myWaiting } from '@fasih/school/learning/waiting/contract';
import { listNotifications, unreadNotifications } from '@fasih/school/messaging/notifications/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AGE_HUE } from '../../courses/enrolments/hues.ts';
import { FAMILY_READS } from '../../courses/enrolments/queries.ts';
import { slotTimes } from '../../courses/enrolments/slot-times.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { formatCountdown, useServerClock } from '../../lib/server-clock.ts';
import { useAction } from '../../lib/use-action.ts';
import { confirm, notify } from '../../ui/ask.tsx';
import { Badge, Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Columns, Muted, Row } from '../../ui/layout.tsx';
import { Part } from '../../ui/page.tsx';
import { myWaitingQuery, takeStep, type WaitingStep } from './queries.ts';

type Group = Omit<MyWaiting['fitting'][number], 'enrolmentId' | 'learnerName'>;
type Place = MyWaiting['places'][number];

/** Places that are offered, with their time running; lists one waits on; and groups that would fit. Nothing of it: nothing. */
export function MyWaitingList({ learnerId }: { learnerId: string | undefined }) {
  const t = useTexts('waiting').family;
  const common = useTexts('common');
  const mine = useQuery(myWaitingQuery(learnerId));
  const step = useAction(takeStep, {
    invalidates: [myWaiting, ...FAMILY_READS, listNotifications, unreadNotifications],
  });
  const now = useServerClock(mine.data?.serverNow);
  const { places = [], fitting = [] } = mine.data ?? {};
  if (places.length === 0 && fitting.length === 0) return null;
  const go = async (next: WaitingStep, done: string) => {
    if (await step.run(next)) await notify('good', done);
  };
  const ask = async (
    next: WaitingStep,
    question: { title: string; text: string; yes: string },
    done: string,
  ) => {
    if (await confirm({ ...question, no: common.cancel })) await go(next, done);
  };
  return (
    <Part title={t.title}>
      <FormError message={step.problem} />
      <Columns as="ul">
        {places.map((place) => (
          <li key={place.placeId}>
            {place.state === 'offered' ? (
              <Offer place={place} now={now}>
                <Button
                  isPending={step.isPending}
                  onClick={() => void go({ kind: 'accept', placeId: place.placeId }, t.accepted)}
                >
                  {t.accept}
                </Button>
                <Button
                  look="quiet"
                  isPending={step.isPending}
                  onClick={() =>
                    void ask(
                      { kind: 'decline', placeId: place.placeId },
                      { title: t.declineTitle, text: t.declineText, yes: t.decline },
                      t.declined,
                    )
                  }
                >
                  {t.decline}
                </Button>
              </Offer>
            ) : (
              <Card isTight gap={2}>
                <strong>{t.waits({ name: place.learnerName, position: place.position })}</strong>
                <GroupWords group={place} />
                <Row gap={2}>
                  <Button
                    look="quiet"
                    size="small"
                    isPending={step.isPending}
                    onClick={() =>
                      void ask(
                        { kind: 'leave', placeId: place.placeId },
                        { title: t.leave, text: t.leaveText, yes: t.leave },
                        t.leave,
                      )
                    }
                  >
                    {t.leave}
                  </Button>
                </Row>
              </Card>
            )}
          </li>
        ))}
        {fitting.map((one) => (
          <li key={`${one.classId}/${one.enrolmentId}`}>
            <Card isTight gap={2}>
              <strong>{t.fits({ name: one.learnerName })}</strong>
              <GroupWords group={one} />
              <Row gap={2}>
                <Button
                  look="quiet"
                  size="small"
                  isPending={step.isPending}
                  onClick={() =>
                    void go({ kind: 'join', classId: one.classId, enrolmentId: one.enrolmentId }, t.joined)
                  }
                >
                  {t.join}
                </Button>
              </Row>
            </Card>
          </li>
        ))}
      </Columns>
    </Part>
  );
}

function Offer({ place, now, children }: { place: Place; now: Date | undefined; children: ReactNode }) {
  const t = useTexts('waiting').family;
  const lang = useLang();
  const ends = place.offerEndsAt ?? '';
  return (
    <Card isTight gap={2} hue="mango" edge="start">
      <h3>{t.offer({ name: place.learnerName })}</h3>
      <GroupWords group={place} />
      <p>
        {t.until({ when: formatInstant(ends, lang) })}{' '}
        {now && <strong>{t.left({ time: formatCountdown(Date.parse(ends) - now.getTime()) })}</strong>}
      </p>
      <Row gap={2}>{children}</Row>
    </Card>
  );
}

function GroupWords({ group }: { group: Group }) {
  const t = useTexts('waiting').family;
  const lang = useLang();
  return (
    <p>
      <strong>{group.name}</strong>{' '}
      {group.level !== null && <Badge hue={AGE_HUE[group.ageGroup]}>{group.level}</Badge>}
      <br />
      {t.withTeacher({ name: group.teacherName })} · {slotTimes(group.slots, lang)}
      {group.nextMeetingAt !== null && (
        <>
          <br />
          <Muted>{t.next({ when: formatInstant(group.nextMeetingAt, lang) })}</Muted>
        </>
      )}
    </p>
  );
}
