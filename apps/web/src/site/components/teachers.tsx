import { useTexts } from '../../lib/language.tsx';
import { Section } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TeacherCards, type TeacherOnCard } from '../../ui/teacher-card.tsx';
import css from '../site.module.css';

/** Some of the school's teachers and the way to all of them; nothing while none is published. */
export function Teachers({ teachers }: { teachers: readonly TeacherOnCard[] }) {
  const t = useTexts('landing');
  if (teachers.length === 0) return null;
  return (
    <Section title={t.teachersTitle}>
      <TeacherCards teachers={teachers} className={css.swiped}>
        <ButtonLink to="/about#teachers" look="quiet">
          {t.allTeachers}
        </ButtonLink>
      </TeacherCards>
    </Section>
  );
}
