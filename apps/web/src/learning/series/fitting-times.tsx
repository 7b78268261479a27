import type { FittingTimes as Option } from '@fasih/school/learning/series/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { slotTimes } from '../../courses/enrolments/slot-times.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { SkeletonLines } from '../../ui/basics.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { Titled } from '../../ui/titled.tsx';

/**
 * Weekly times at which every meeting of a class finds a time, and the reader's own. Own times can be chosen while these are looked for,
 * and when none are found.
 *
 * @param chosen the place of the chosen proposal; null: own times.
 */
export function FittingTimes({
  options,
  chosen,
  onChoose,
}: {
  options: UseQueryResult<{ proposals: Option[] }>;
  chosen: number | null;
  onChoose: (place: number | null, option: Option | null) => void;
}) {
  const t = useTexts('series').times;
  const reasons = useTexts('placing');
  const lang = useLang();
  const name = useId();
  const found = options.data?.proposals ?? [];
  return (
    <Choices legend={t.fitting} isLarge aria-busy={options.isFetching}>
      {options.isPending && options.isFetching && <SkeletonLines lines={3} />}
      {found.map((option, place) => (
        <Choice
          key={`${option.teacherId}/${slotTimes(option.slots, 'en')}`}
          look="card"
          type="radio"
          name={name}
          checked={chosen === place}
          onChange={() => onChoose(place, option)}
        >
          <Titled
            below={
              <>
                {reasons.fits(option.why)}{' '}
                {t.moves({ n: option.moves, last: formatDate(option.lastMeetingDay, lang) })}
              </>
            }
          >
            {t.with({ times: slotTimes(option.slots, lang), teacher: option.teacherName })}
          </Titled>
        </Choice>
      ))}
      <Choice
        look="card"
        type="radio"
        name={name}
        checked={chosen === null}
        onChange={() => onChoose(null, null)}
      >
        <Titled below={options.isSuccess && found.length === 0 && t.noneFits}>{t.own}</Titled>
      </Choice>
    </Choices>
  );
}
