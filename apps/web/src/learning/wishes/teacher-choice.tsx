import type { WishesRecord } from '@fasih/school/learning/wishes/contract';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Muted, Row, Stack } from '../../ui/layout.tsx';
import { TeacherCards } from '../../ui/teacher-card.tsx';
import { teacherOnCard } from '../teachers/teacher-on-card.ts';
import { FreeTimes } from './free-times.tsx';

type Props = {
  /** The course whose family sees free times; null for staff. */
  freeTimesFor: string | null;
  teachers: WishesRecord['teachers'];
  chosen: readonly string[];
  problem: string | undefined;
  onChoose: (teacherIds: string[]) => void;
};

/** Any teacher, or one or several of those whose profile the school shows. */
export function TeacherChoice({ freeTimesFor, teachers, chosen, problem, onChoose }: Props) {
  const t = useTexts('wishes').teacher;
  const profiles = useTexts('profiles');
  const lang = useLang();
  const cards = teachers.map((one) => teacherOnCard(one, profiles, lang));
  const gone = chosen.filter((id) => !teachers.some(({ teacherId }) => teacherId === id));
  if (cards.length === 0 && gone.length === 0) return null;
  return (
    <Stack gap={3}>
      <Choices legend={t.title}>
        <Choice type="checkbox" checked={chosen.length === 0} onChange={() => onChoose([])}>
          {t.any}
        </Choice>
        {cards.map((one) => (
          <Choice
            key={one.key}
            type="checkbox"
            checked={chosen.includes(one.key)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(checked ? [...chosen, one.key] : chosen.filter((id) => id !== one.key))
            }
          >
            <Row as="span" isOneLine>
              <Avatar name={one.firstName} photo={one.photo} size={28} />
              {one.firstName}
            </Row>
          </Choice>
        ))}
        {gone.map((id) => (
          <Choice
            key={id}
            type="checkbox"
            checked
            onChange={() => onChoose(chosen.filter((one) => one !== id))}
          >
            {t.gone}
          </Choice>
        ))}
      </Choices>
      <FormError message={problem ?? null} />
      <Muted size="small">{t.hint}</Muted>
      {cards.length > 0 && (
        <Disclosure summary={t.profiles}>
          <TeacherCards
            teachers={cards}
            {...(freeTimesFor === null
              ? {}
              : {
                  besides: (teacherId: string) => (
                    <FreeTimes enrolmentId={freeTimesFor} teacherId={teacherId} />
                  ),
                })}
          />
        </Disclosure>
      )}
    </Stack>
  );
}
