import type { MyWaiting } from '@fasih/school/learning/waiting/contract';
import type { ReactNode } from 'react';
import { AGE_HUE } from '../enrolments/components/hues.ts';
import { slotTimes } from '../enrolments/components/slot-times.ts';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { formatCountdown, useServerClock } from '../lib/server-clock.ts';
import { confirm, notify } from '../ui/ask.tsx';
import { Badge, Card } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields.tsx';
import { useWrite } from '../ui/use-write.ts';
import { useMyWaiting, useWaitingStep, type WaitingStep } from './api.ts';
import css from './my-waiting.module.css';

type Group = Omit<MyWaiting['fitting'][number], 'enrolmentId' | 'learnerName'>;
type Place = MyWaiting['places'][number];

/** Places that are offered, with their time running; lists one waits on; and groups that would fit. Nothing of it: nothing. */
export function MyWaitingList({ learnerId }: { learnerId: string | undefined }) {
  const t = useTexts('waiting').family;
  const common = useTexts('common');
  const mine = useMyWaiting(learnerId);
  const step = useWaitingStep();
  const write = useWrite();
  const now = useServerClock(mine.data?.serverNow);
  const { places = [], fitting = [] } = mine.data ?? {};
  if (places.length === 0 && fitting.length === 0) return null;
  const go = async (next: WaitingStep, done: string) => {
    if (await write.run(() => step(next))) await notify('good', done);
  };
  const ask = async (
    next: WaitingStep,
    question: { title: string; text: string; yes: string },
    done: string,
  ) => {
    if (await confirm({ ...question, no: common.cancel })) await go(next, done);
  };
  const busy = write.sending;
  return (
    <section className={css.section} aria-labelledby="my-waiting">
      <h2 id="my-waiting">{t.title}</h2>
      <FormError message={write.fault} />
      <ul className={css.list}>
        {places.map((place) => (
          <li key={place.placeId}>
            {place.state === 'offered' ? (
              <Offer of={place} now={now}>
                <Button
                  disabled={busy}
                  onClick={() => void go({ kind: 'accept', placeId: place.placeId }, t.accepted)}
                >
                  {t.accept}
                </Button>
                <Button
                  look="quiet"
                  disabled={busy}
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
              <Card className={css.card}>
                <p className={css.eyebrow}>
                  {t.waits({ name: place.learnerName, position: place.position })}
                </p>
                <GroupWords of={place} />
                <div className={css.acts}>
                  <Button
                    look="quiet"
                    size="small"
                    disabled={busy}
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
                </div>
              </Card>
            )}
          </li>
        ))}
        {fitting.map((one) => (
          <li key={`${one.classId}/${one.enrolmentId}`}>
            <Card className={css.card}>
              <p className={css.eyebrow}>{t.fits({ name: one.learnerName })}</p>
              <GroupWords of={one} />
              <div className={css.acts}>
                <Button
                  look="quiet"
                  size="small"
                  disabled={busy}
                  onClick={() =>
                    void go({ kind: 'join', classId: one.classId, enrolmentId: one.enrolmentId }, t.joined)
                  }
                >
                  {t.join}
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offer({ of, now, children }: { of: Place; now: Date | undefined; children: ReactNode }) {
  const t = useTexts('waiting').family;
  const lang = useLang();
  const ends = of.offerEndsAt ?? '';
  return (
    <Card className={`${css.card} ${css.offer}`}>
      <h3>{t.offer({ name: of.learnerName })}</h3>
      <GroupWords of={of} />
      <p>
        {t.until({ when: formatInstant(ends, lang) })}{' '}
        {now && <strong>{t.left({ time: formatCountdown(Date.parse(ends) - now.getTime()) })}</strong>}
      </p>
      <div className={css.acts}>{children}</div>
    </Card>
  );
}

function GroupWords({ of }: { of: Group }) {
  const t = useTexts('waiting').family;
  const lang = useLang();
  return (
    <p className={css.words}>
      <strong>{of.name}</strong> {of.level !== null && <Badge hue={AGE_HUE[of.ageGroup]}>{of.level}</Badge>}
      <br />
      {t.withTeacher({ name: of.teacherName })} · {slotTimes(of.slots, lang)}
      {of.nextMeetingAt !== null && (
        <>
          <br />
          <span className={css.quiet}>{t.next({ when: formatInstant(of.nextMeetingAt, lang) })}</span>
        </>
      )}
    </p>
  );
}
