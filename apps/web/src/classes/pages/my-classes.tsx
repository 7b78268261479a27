import { Link, useParams } from 'react-router';
import { useChosenLearner } from '../../enrolments/api.ts';
import home from '../../enrolments/components/dashboard.module.css';
import { LearnerSwitch } from '../../enrolments/components/learner-switch.tsx';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { Card, EmptyState, SkeletonLines } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { asProgram, PROGRAMS, useMyClasses } from '../api.ts';
import { ClassCard } from '../components/class-card.tsx';
import css from '../components/classes.module.css';

/** The learner's courses of one program, with a tab for each; an unknown word shows all of them. */
export default function MyClasses() {
  const t = useTexts('classes').pages;
  const site = useTexts('site');
  const common = useTexts('common');
  const program = asProgram(useParams().program);
  const learner = useChosenLearner();
  const list = useMyClasses(program, learner);
  const query = learner === undefined ? '' : `?learner=${learner}`;
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
              <Link to={`/class/${one}${query}`} aria-current={one === program ? 'page' : undefined}>
                {site.programs[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {list.isPending && (
        <Card aria-busy="true">
          <SkeletonLines lines={6} />
        </Card>
      )}
      {list.isError && list.data === undefined && (
        <Card>
          <EmptyState
            title={t.loadFailed}
            text={common.noAnswer}
            picture="/pictures/empty/offline.svg"
            action={<Button onClick={() => list.refetch()}>{common.retry}</Button>}
          />
        </Card>
      )}
      {list.data?.courses.length === 0 && (
        <Card>
          <EmptyState
            title={t.none({ program: program ? site.programs[program] : '' })}
            text={t.noneText}
            picture="/pictures/empty/no-classes.svg"
            action={
              <ButtonLink to={program ? `/program/${program}` : '/program-selection'}>{t.choose}</ButtonLink>
            }
          />
        </Card>
      )}
      {list.data !== undefined && list.data.courses.length > 0 && (
        <ul className={css.cards}>
          {list.data.courses.map((course) => (
            <li key={course.enrolmentId}>
              <ClassCard course={course} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
