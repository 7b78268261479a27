import { zoneName } from '@fasih/school/basics/instants';
import { teacherFreeTimes } from '@fasih/school/learning/wishes/free-times-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatHours, readerZone, shortDayOf } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { live, queryOf } from '../../lib/query.ts';
import { Badge } from '../../ui/basics.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { LoadedPart } from '../../ui/loaded.tsx';

/** A teacher's next free times for the reader's own course, in the reader's zone; asked for when somebody opens them. */
export function FreeTimes({ enrolmentId, teacherId }: { enrolmentId: string; teacherId: string }) {
  const t = useTexts('wishes').teacher;
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={t.freeTimes} onOpen={() => setOpen(true)}>
      {isOpen && <Times enrolmentId={enrolmentId} teacherId={teacherId} />}
    </Disclosure>
  );
}

function Times(params: { enrolmentId: string; teacherId: string }) {
  const t = useTexts('wishes').teacher;
  const lang = useLang();
  const times = useQuery({ ...queryOf(teacherFreeTimes, { params }), ...live });
  return (
    <LoadedPart query={times}>
      {(data) =>
        data.times.length === 0 ? (
          <Text isMuted size="small">
            {t.noFreeTimes}
          </Text>
        ) : (
          <Stack gap={2}>
            <Stack as="ul" gap={1}>
              {data.times.map(({ start, end, suits }) => (
                <Row as="li" gap={2} key={start}>
                  <time dateTime={start}>
                    {shortDayOf(start, lang)}, {formatHours(start, end, lang)}
                  </time>
                  {suits === 'preferred' && <Badge hue="leaf">{t.best}</Badge>}
                </Row>
              ))}
            </Stack>
            <Text isMuted size="small">
              {t.freeTimesHint({ zone: zoneName(readerZone()) })}
            </Text>
          </Stack>
        )
      }
    </LoadedPart>
  );
}
