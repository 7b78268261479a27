import type { ClassTimes } from '@fasih/school/learning/placing/booking-contract';
import { slotTimes } from '../../../courses/enrolments/slot-times.ts';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { Columns, Row } from '../../../ui/layout.tsx';

type Slots = ClassTimes['proposals'][number]['slots'];
export type OnPick = (teacherId: string, slots: Slots) => void;

/** The best proposals: who, when, from when on, and why. */
export function ProposalCards({
  times,
  isPending,
  onPick,
}: {
  times: ClassTimes;
  isPending: boolean;
  onPick: OnPick;
}) {
  const texts = useTexts('placing');
  const t = texts.family;
  const lang = useLang();
  return (
    <Columns as="ul" isStretched>
      {times.proposals.map(({ teacherId, slots, startsAt, why }, n) => {
        const teacher = times.teachers.find((one) => one.teacherId === teacherId);
        const name = teacher?.firstName ?? '';
        return (
          <li key={`${teacherId}/${slotTimes(slots, 'en')}`}>
            <Card gap={3} hue={n === 0 ? 'teal' : undefined} edge={n === 0 ? 'top' : undefined}>
              <Row gap={3} isOneLine>
                <Avatar name={name} photo={teacher?.photo ?? null} size={56} />
                <div>
                  <h3>{name}</h3>
                  {n === 0 && <Badge hue="teal">{t.bestOne}</Badge>}
                </div>
              </Row>
              <p>
                <strong>{slotTimes(slots, lang)}</strong>
                <br />
                {t.first({ when: formatInstant(startsAt, lang) })}
              </p>
              <p>{texts.why(why)}</p>
              <Button
                isPending={isPending}
                look={n === 0 ? undefined : 'quiet'}
                aria-label={`${t.choose}: ${name}, ${slotTimes(slots, lang)}`}
                onClick={() => onPick(teacherId, slots)}
              >
                {t.choose}
              </Button>
            </Card>
          </li>
        );
      })}
    </Columns>
  );
}
