import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LearnerSwitch } from '../../../courses/enrolments/learner-switch.tsx';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { useChosenLearner, useForgottenLearner } from '../../../courses/enrolments/queries.ts';
import { SharedBy, sharedOf } from '../../../courses/enrolments/shared-by.tsx';
import { useTexts } from '../../../lib/language.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyWithLink } from '../../../ui/empty-list.tsx';
import { Columns, Row } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { ClassCard } from './class-card.tsx';
import { coursesShown } from './courses-shown.ts';
import { asProgram, myClassesQuery, PROGRAMS } from './queries.ts';

/** The learner's courses: a tab for all of them and one for each program; an unknown word shows all. */
export default function MyClasses() {
  const t = useTexts('classes').pages;
  const site = useTexts('site');
  const chosen = asProgram(useParams().program);
  const learner = useChosenLearner();
  const list = useQuery(myClassesQuery(undefined, learner));
  useForgottenLearner(list.error);
  const { program, courses } = coursesShown(chosen, list.data?.courses ?? []);
  const tabs = [
    { slug: 'all', name: t.all },
    ...PROGRAMS.map((slug) => ({ slug, name: site.programs[slug] })),
  ];
  return (
    <Page
      title={t.list}
      actions={list.data && <LearnerSwitch learners={list.data.learners} chosen={list.data.learnerId} />}
    >
      <nav aria-label={t.programs}>
        <Row as="ul" gap={2}>
          {tabs.map(({ slug, name }) => (
            <li key={slug}>
              <ButtonLink
                size="small"
                look={slug === (program ?? 'all') ? 'teal' : 'quiet'}
                to={ofLearner(`/class/${slug}`, learner)}
                aria-current={slug === (program ?? 'all') ? 'page' : undefined}
              >
                {name}
              </ButtonLink>
            </li>
          ))}
        </Row>
      </nav>
      <Loaded query={list} lines={6}>
        {({ learners, learnerId }) => (
          <>
            <SharedBy shared={sharedOf(learners, learnerId)} />
            {courses.length === 0 && (
              <EmptyWithLink
                title={program ? t.none({ program: site.programs[program] }) : t.noneAtAll}
                text={program ? t.noneText : t.noneAtAllText}
                picture="/pictures/empty/no-classes.svg"
                link={{
                  to: program ? `/program/${program}` : '/program-selection',
                  label: t.choose,
                  isMain: true,
                }}
              />
            )}
            {chosen !== program && <p>{t.noneSoAll({ program: chosen ? site.programs[chosen] : '' })}</p>}
            {courses.length > 0 && (
              <Columns as="ul">
                {courses.map((course) => (
                  <li key={course.enrolmentId}>
                    <ClassCard course={course} isShared={sharedOf(learners, learnerId) !== undefined} />
                  </li>
                ))}
              </Columns>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
