import { readCourseRules } from '@fasih/school/office/newer-rules/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTexts } from '../../../lib/language.tsx';
import { live, queryOf } from '../../../lib/query.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/page.tsx';

/** Newer rules that a family may take for its course. Nothing where there are none. */
export function NewerRules({ enrolmentId }: { enrolmentId: string }) {
  const { data } = useQuery({ ...queryOf(readCourseRules, { params: { enrolmentId } }), ...live });
  if (!data?.offer) return null;
  return (
    // The texts may still be loading; the page around stays.
    <Suspense>
      <Offered enrolmentId={enrolmentId} />
    </Suspense>
  );
}

function Offered({ enrolmentId }: { enrolmentId: string }) {
  const t = useTexts('newerRules');
  return (
    <CardSection title={t.title}>
      <p>{t.notice}</p>
      <ButtonLink look="quiet" size="small" to={`/enrolments/${enrolmentId}/rules`}>
        {t.look}
      </ButtonLink>
    </CardSection>
  );
}
