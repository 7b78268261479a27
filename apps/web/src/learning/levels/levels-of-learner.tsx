import { useQuery } from '@tanstack/react-query';
import { hueOfLevel } from '../../courses/enrolments/hues.ts';
import { studentDashboardQuery } from '../../courses/enrolments/queries.ts';
import { useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import { LevelReview } from './level-review.tsx';

/** The levels of one learner's courses, each with whether a person has confirmed it; nothing while there is none. */
export function LevelsOfLearner({ learnerId }: { learnerId: string }) {
  const home = useQuery(studentDashboardQuery(learnerId)).data;
  const courses = home?.courses.filter(({ level }) => level !== null) ?? [];
  if (courses.length === 0) return null;
  return (
    <Stack as="ul">
      {courses.map((course) => (
        <li key={course.enrolmentId}>
          <Row as="p" gap={2}>
            <strong>{course.className ?? course.packageName}</strong>
            {course.level !== null && <Badge hue={hueOfLevel(course.level)}>{course.level}</Badge>}
          </Row>
          <LevelReview review={course.levelReview} />
        </li>
      ))}
    </Stack>
  );
}

/** The levels of all learners of a family's account; nothing while nobody has one. */
export function LevelsOfFamily() {
  const t = useTexts('levels').family;
  const learners = useQuery(studentDashboardQuery(undefined)).data?.learners ?? [];
  if (learners.length === 0) return null;
  return (
    <CardSection title={t.title} lead={t.lead}>
      {learners.map(({ id, name }) => (
        <section key={id} aria-label={name}>
          {learners.length > 1 && <h3>{name}</h3>}
          <LevelsOfLearner learnerId={id} />
        </section>
      ))}
    </CardSection>
  );
}
