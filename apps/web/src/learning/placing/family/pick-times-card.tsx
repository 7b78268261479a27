import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/language.tsx';
import { Card } from '../../../ui/basics.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { classTimesQuery } from '../queries.ts';

/** Leads a family to its times while a learner waits for a class and the school lets families pick; else nothing. */
export function PickTimesCard({ enrolmentId }: { enrolmentId: string }) {
  const t = useTexts('placing').family;
  const { data } = useQuery(classTimesQuery(enrolmentId));
  if (data === undefined) return null;
  return (
    <Card gap={2} align="start" hue="teal" edge="start">
      <h2>{t.start}</h2>
      <p>{t.startText({ name: data.learnerName })}</p>
      <ButtonLink to={`/enrolments/${enrolmentId}/times`}>{t.start}</ButtonLink>
    </Card>
  );
}
