import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/language.tsx';
import { Card } from '../../../ui/basics.tsx';
import forms from '../../../ui/parts/forms.module.css';
import css from '../../../ui/parts/settings.module.css';
import { teachersQuery } from './queries.ts';

/** Where profiles are written and approved, and how many wait. */
export function TeacherProfileSettings() {
  const t = useTexts('profiles');
  const waiting = useQuery(teachersQuery({ page: 1, pageSize: 1, profile: 'waits' })).data?.total ?? 0;
  return (
    <Card className={css.card}>
      <h2>{t.settingsTitle}</h2>
      <p className={forms.quiet}>{t.settingsText}</p>
      <p className={css.links}>
        {waiting > 0 && <Link to="/teacher/management?profile=waits">{t.toWaiting({ n: waiting })}</Link>}
        <Link to="/teacher/management">{t.toAll}</Link>
      </p>
    </Card>
  );
}
