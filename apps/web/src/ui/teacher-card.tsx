import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import css from './parts/teacher-card.module.css';

/** A teacher as families see one: no surname, no contact. */
export type TeacherOnCard = {
  key: string;
  firstName: string;
  /** Address of the picture; null shows the first letter. */
  photo: string | null;
  /** One line each, ready to be read; an empty qualification is left out. */
  qualification: string;
  languages: string;
  ages: string;
  /** The teacher's own words, plain text. */
  words: string;
};

/** One teacher: picture, first name, qualification, languages, ages and own words. */
export function TeacherCard({
  teacher,
  as: Title = 'h3',
  children,
}: {
  teacher: TeacherOnCard;
  as?: 'h3' | 'h4';
  /** What a signed-in reader sees besides. */
  children?: ReactNode;
}) {
  return (
    <article className={css.card}>
      <div className={css.head}>
        <Avatar name={teacher.firstName} photo={teacher.photo} size={64} />
        <div>
          <Title>{teacher.firstName}</Title>
          {teacher.qualification !== '' && <p className={css.quiet}>{teacher.qualification}</p>}
        </div>
      </div>
      <p className={css.quiet}>
        {teacher.languages}
        <br />
        {teacher.ages}
      </p>
      <blockquote>{teacher.words}</blockquote>
      {children}
    </article>
  );
}

type CardsProps = {
  teachers: readonly TeacherOnCard[];
  className?: string | undefined;
  /** Further content of each card. */
  besides?: (key: string) => ReactNode;
  /** Content after the last card. */
  children?: ReactNode;
};

/** Several teachers beside each other. */
export function TeacherCards({ teachers, className = '', besides, children }: CardsProps) {
  return (
    <ul className={`${css.cards} ${className}`}>
      {teachers.map((one) => (
        <li key={one.key}>
          <TeacherCard teacher={one}>{besides?.(one.key)}</TeacherCard>
        </li>
      ))}
      {children !== undefined && <li className={css.after}>{children}</li>}
    </ul>
  );
}
