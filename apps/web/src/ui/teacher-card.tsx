import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { Card } from './basics.tsx';
import { Columns, Row, Text } from './layout.tsx';
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
    <Card as="article" gap={3} className={css.card}>
      <Row gap={4} isOneLine>
        <Avatar name={teacher.firstName} photo={teacher.photo} size={64} />
        <div>
          <Title>{teacher.firstName}</Title>
          {teacher.qualification !== '' && (
            <Text isMuted size="small">
              {teacher.qualification}
            </Text>
          )}
        </div>
      </Row>
      <Text isMuted size="small">
        {teacher.languages}
        <br />
        {teacher.ages}
      </Text>
      <blockquote>{teacher.words}</blockquote>
      {children}
    </Card>
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
    <Columns as="ul" gap={5} className={`${css.cards} ${className}`}>
      {teachers.map((one) => (
        <li key={one.key}>
          <TeacherCard teacher={one}>{besides?.(one.key)}</TeacherCard>
        </li>
      ))}
      {children !== undefined && <li className={css.after}>{children}</li>}
    </Columns>
  );
}
