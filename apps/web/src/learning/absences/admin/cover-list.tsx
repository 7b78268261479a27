import type { UncoveredMeeting } from '@fasih/school/learning/absences/contract';
import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import { Link } from 'react-router';
import { formatDay, formatHours, shortInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { SelectField } from '../../../ui/fields.tsx';
import { Columns, Muted, Stack } from '../../../ui/layout.tsx';
import { Titled } from '../../../ui/titled.tsx';

/** By meeting, the chosen substitute; an empty text is nobody, a missing one the proposal. */
export type Choices = Readonly<Record<string, string>>;

/** Instead of a substitute: the best three are asked. */
const ASK = 'ask';

const choiceOf = ({ meetingId, proposed, ranked, asked }: UncoveredMeeting, choices: Choices): string => {
  // While teachers are being asked, nothing is proposed on top of it.
  const chosen = choices[meetingId] ?? (asked ? '' : proposed) ?? '';
  return chosen === ASK || ranked.some(({ teacherId }) => teacherId === chosen) ? chosen : '';
};

/** The meetings with the substitutes that were chosen for them. */
export const chosenOf = (meetings: readonly UncoveredMeeting[], choices: Choices) =>
  meetings.flatMap((one) => {
    const teacherId = choiceOf(one, choices);
    return teacherId === '' || teacherId === ASK ? [] : [{ meetingId: one.meetingId, teacherId }];
  });

/** The meetings for which teachers are to be asked. */
export const askedOf = (meetings: readonly UncoveredMeeting[], choices: Choices): string[] =>
  meetings.filter((one) => choiceOf(one, choices) === ASK).map(({ meetingId }) => meetingId);

/** Meetings whose teacher is away, each with its substitute to choose. */
export function CoverList({
  meetings,
  choices,
  isLinked = false,
  onChange,
}: {
  meetings: readonly UncoveredMeeting[];
  /** Their classes lead to where a meeting can be moved or cancelled. */
  isLinked?: boolean;
  choices: Choices;
  onChange: (next: Choices) => void;
}) {
  const t = useTexts('absences');
  const lang = useLang();
  return (
    <Stack as="ul" gap={3} isLined>
      {meetings.map((one) => {
        const name = classTitle(one.learners, one.className);
        const value = choiceOf(one, choices);
        const cancelled = t.cancelledAt({ when: shortInstant(one.cancelAt, lang) });
        return (
          <Columns as="li" key={one.meetingId} gap={3} align="start" isStretched>
            <Titled
              below={[
                isLinked ? (
                  <Link key="class" to={`/class/management/${one.classId}`}>
                    {name} · {one.number}
                  </Link>
                ) : (
                  `${name} · ${one.number}`
                ),
                classSubtitle(one.learners, one.className),
              ]}
            >
              <strong>
                {formatDay(one.start, lang)}, {formatHours(one.start, one.end, lang)}
              </strong>
            </Titled>
            {one.ranked.length === 0 ? (
              <Titled below={cancelled}>
                <Muted>{t.noneFree}</Muted>
              </Titled>
            ) : (
              <SelectField
                aria-label={t.substituteOf({ name: `${name}, ${shortInstant(one.start, lang)}` })}
                value={value}
                description={
                  value === '' || value === ASK
                    ? [one.asked && t.askedNow({ n: one.asked.teachers }), cancelled]
                        .filter(Boolean)
                        .join(' ')
                    : undefined
                }
                data={[
                  ...one.ranked.map((teacher) => ({ value: teacher.teacherId, label: t.option(teacher) })),
                  ...(one.asked ? [] : [{ value: ASK, label: t.ask }]),
                  { value: '', label: t.nobody },
                ]}
                onChange={(event) => onChange({ ...choices, [one.meetingId]: event.currentTarget.value })}
              />
            )}
          </Columns>
        );
      })}
    </Stack>
  );
}
