import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/language.tsx';
import { Row } from '../../../ui/layout.tsx';
import { CardSection } from '../../../ui/page.tsx';
import { teachersQuery } from './queries.ts';

/** Where profiles are written and approved, and how many wait. */
export function TeacherProfileSettings() {
  const t = useTexts('profiles');
  const waiting = useQuery(teachersQuery({ page: 1, pageSize: 1, profile: 'waits' })).data?.total ?? 0;
  return (
    <CardSection title={t.settingsTitle} lead={t.settingsText}>
      <Row as="p">
        {waiting > 0 && <Link to="/teacher/management?profile=waits">{t.toWaiting({ n: waiting })}</Link>}
        <Link to="/teacher/management">{t.toAll}</Link>
      </Row>
    </CardSection>
  );
}
