import { Link, useParams } from 'react-router';
import { useChosenLearner } from '../../enrolments/api.ts';
import home from '../../enrolments/components/dashboard.module.css';
import { LearnerSwitch } from '../../enrolments/components/learner-switch.tsx';
import { ofLearner } from '../../enrolments/of-learner.ts';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { Card, EmptyState } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { asProgram, PROGRAMS, useMyClasses } from '../api.ts';
import { ClassCard } from '../components/class-card.tsx';
import css from '../components/classes.module.css';

/** The learner's courses of one program, with a tab for each; an unknown word shows all of them. */
export default function MyClasses() {
  const t = useTexts('classes').pages;
  const site = useTexts('site');
  const program = asProgram(useParams().program);
  const learner = useChosenLearner();
  const list = useMyClasses(program, learner);
  return (
    <div className={area.page}>
      <PageHead title={t.list} hidden />
      <header className={home.pageHead}>
        <h1>{t.list}</h1>
        {list.data && <LearnerSwitch learners={list.data.learners} chosen={list.data.learnerId} />}
      </header>
      <nav aria-label={t.programs}>
        <ul className={css.tabs}>
          {PROGRAMS.map((one) => (
            <li key={one}>
              <Link
                to={ofLearner(`/class/${one}`, learner)}
                aria-current={one === program ? 'page' : undefined}
              >
                {site.programs[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Loaded query={list} lines={6}>
        {({ courses }) => (
          <>
            {courses.length === 0 && (
              <Card>
                <EmptyState
                  title={t.none({ program: program ? site.programs[program] : '' })}
                  text={t.noneText}
                  picture="/pictures/empty/no-classes.svg"
                  action={
                    <ButtonLink to={program ? `/program/${program}` : '/program-selection'}>
                      {t.choose}
                    </ButtonLink>
                  }
                />
              </Card>
            )}
            {courses.length > 0 && (
              <ul className={css.cards}>
                {courses.map((course) => (
                  <li key={course.enrolmentId}>
                    <ClassCard course={course} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
