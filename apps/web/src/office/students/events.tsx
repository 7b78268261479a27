import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Reason } from '../../catalogue/policy/reason.tsx';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Muted, Row, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import type { Hue } from '../../ui/theme/colors.ts';
import { courseEventsQuery } from './queries.ts';

const HUES: Record<string, Hue> = {
  held: 'leaf',
  forfeited: 'red',
  expired: 'red',
  refunded: 'amber',
  returned: 'indigo',
  waived: 'indigo',
};

/** Opens everything that changed what a course has left, each with the reason that the rules gave then. */
export function CourseEvents({
  enrolmentId,
  course,
  count,
}: {
  enrolmentId: string;
  course: string;
  count: number;
}) {
  const t = useTexts('students').detail.reasons;
  const [open, setOpen] = useState(false);
  return (
    <Stack gap={2} align="start">
      <Button look="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t.close : t.open({ n: count })}
      </Button>
      {open && <List enrolmentId={enrolmentId} course={course} />}
    </Stack>
  );
}

function List({ enrolmentId, course }: { enrolmentId: string; course: string }) {
  const t = useTexts('students').detail.reasons;
  const lang = useLang();
  const events = useQuery(courseEventsQuery(enrolmentId));
  const kinds: Record<string, string> = t.kinds;
  return (
    <Loaded query={events} lines={3}>
      {({ data }) => (
        <Stack as="ul" gap={2} aria-label={t.title({ course })}>
          {data.map((event) => (
            <Row as="li" key={event.number} align="baseline">
              <Badge hue={HUES[event.kind] ?? 'teal'}>{kinds[event.kind] ?? t.kinds.other}</Badge>
              <span>
                {[
                  event.meetings === 0 ? '' : t.meetings({ n: event.meetings }),
                  event.minutes === 0 ? '' : t.minutes({ n: event.minutes }),
                  event.days === 0 ? '' : t.days({ n: event.days }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <Muted>{formatInstant(event.at, lang)}</Muted>
              <Reason decision={event.decision} />
            </Row>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}
