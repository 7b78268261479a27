import type { Reply } from '@fasih/school/basics/contract';
import type { LearnerMeeting, teacherStudentDetail } from '@fasih/school/dashboards/contract';
import { isDrawn } from '@fasih/school/policy/seat';
import type { CourseReport, TestResult } from '@fasih/school/reports/contract';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { AGE_HUE } from '../../enrolments/components/course-card.tsx';
import { formatDate, formatDay, formatHours, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { SeatBadge } from '../../meetings/components/seat-badge.tsx';
import { Reason } from '../../policy/reason.tsx';
import area from '../../shell/area.module.css';
import { Badge, Card } from '../../ui/basics.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { CoursePath } from '../../ui/course-path.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { useCourseReport, useTeacherStudent } from '../api.ts';
import { Loaded } from '../components/loaded.tsx';
import { ReportForm } from '../components/report-form.tsx';
import { ScoreDialog } from '../components/score-dialog.tsx';
import css from '../components/teachers.module.css';

type Detail = Reply<typeof teacherStudentDetail>;

/** One student's course: path, what is left, attendance, tests, the report and the certificate. */
export default function TeacherStudent() {
  const t = useTexts('teachers').screens.studentPage;
  const shell = useTexts('shell');
  const { id = '' } = useParams();
  const detail = useTeacherStudent(id);
  const report = useCourseReport(id);
  return (
    <div className={area.page}>
      <PageHead title={detail.data?.student.name ?? shell.nav.myStudents} hidden />
      <p>
        <Link to="/teacher/students">{shell.nav.myStudents}</Link>
      </p>
      <Loaded query={detail} lines={8}>
        {(data) => (
          <>
            <Course detail={data} />
            <Loaded query={report}>
              {(of) => (
                <div className={css.two}>
                  <div className={area.page}>
                    <Tests of={of} />
                    <section className={css.section} aria-labelledby="certificate">
                      <h2 id="certificate">{t.certificate}</h2>
                      <Certificate of={of} />
                    </section>
                  </div>
                  <section className={css.section} aria-labelledby="report">
                    <h2 id="report">{t.report}</h2>
                    <Card className={css.card}>
                      <ReportForm of={of} />
                    </Card>
                  </section>
                </div>
              )}
            </Loaded>
            <Attendance meetings={data.meetings} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Course({ detail: { student, ageGroup, balance, stones } }: { detail: Detail }) {
  const t = useTexts('teachers').screens;
  const s = t.studentPage;
  const lang = useLang();
  const figures = [
    [s.bought, balance.bought],
    [s.held, balance.held],
    [s.forfeited, balance.forfeited],
    ...(balance.extra > 0 ? [[s.extra, balance.extra]] : []),
    [s.left, balance.left],
    [s.lastDay, balance.lastDay === null ? s.noLastDay : formatDate(balance.lastDay, lang)],
  ] as const;
  return (
    <>
      <header className={css.section}>
        <h1>{student.name}</h1>
        <p className={css.badges}>
          <Link to={`/teacher/classes/${student.classId}`}>{student.className}</Link>
          {student.level && <Badge hue={ageGroup ? AGE_HUE[ageGroup] : 'teal'}>{student.level}</Badge>}
          {student.attendancePercent !== null && (
            <span className={css.quiet}>
              {t.attendance} {student.attendancePercent}%
            </span>
          )}
        </p>
      </header>
      <section className={css.section} aria-labelledby="path">
        <h2 id="path">{t.path}</h2>
        <Card className={css.card}>
          <CoursePath stones={stones} legend />
        </Card>
      </section>
      <section className={css.section} aria-labelledby="balance">
        <h2 id="balance">{s.balance}</h2>
        <Card className={css.card}>
          <dl className={css.balance}>
            {figures.map(([name, figure]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
          {balance.minutesOwed > 0 && <p className={css.quiet}>{s.owed({ n: balance.minutesOwed })}</p>}
        </Card>
      </section>
    </>
  );
}

function Tests({ of }: { of: CourseReport }) {
  const t = useTexts('reports');
  const s = useTexts('teachers').screens.studentPage;
  const lang = useLang();
  const [scored, setScored] = useState<number | null>(null);
  const open = of.tests.find(({ number }) => number === scored);
  const mayScore = (test: TestResult) =>
    of.mayWrite && (test.state === 'unscored' || test.state === 'scored');
  return (
    <section className={css.section} aria-labelledby="tests">
      <h2 id="tests">{s.tests}</h2>
      {of.tests.map((test) => {
        const title =
          test.kind === 'final' ? t.final({ number: test.number }) : t.test({ number: test.number });
        return (
          <Card key={test.number} className={css.card}>
            <div className={css.test}>
              <h3>{title}</h3>
              <p className={css.badges}>
                <Badge hue={test.state === 'scored' ? 'leaf' : test.state === 'notTaken' ? 'red' : 'amber'}>
                  {t.states[test.state]}
                </Badge>
                {test.startsAt !== null && (
                  <span className={css.quiet}>{formatInstant(test.startsAt, lang)}</span>
                )}
              </p>
              {test.score !== null && <strong>{t.scoreOf({ score: test.score })}</strong>}
              {test.state === 'notTaken' && <p className={css.quiet}>{t.notTakenWhy}</p>}
              {test.note !== '' && <p>{test.note}</p>}
              {mayScore(test) && (
                <Button
                  size="small"
                  look={test.score === null ? 'teal' : 'quiet'}
                  aria-label={`${test.score === null ? s.enterScore : s.changeScore}: ${title}`}
                  onClick={() => setScored(test.number)}
                >
                  {test.score === null ? s.enterScore : s.changeScore}
                </Button>
              )}
            </div>
          </Card>
        );
      })}
      {open !== undefined && (
        <ScoreDialog
          enrolmentId={of.enrolmentId}
          test={open}
          name={of.learner.name}
          onClose={() => setScored(null)}
        />
      )}
    </section>
  );
}

function Certificate({ of }: { of: CourseReport }) {
  const t = useTexts('reports');
  const lang = useLang();
  return (
    <Card className={css.card}>
      <div className={css.test}>
        {of.certificateNeeds !== null && (
          <>
            <h3>{t.noCertificate}</h3>
            <p className={css.quiet}>{t.needs[of.certificateNeeds]}</p>
          </>
        )}
        {of.certificates.map((one) => (
          <div key={one.id} className={css.test}>
            <p className={css.badges}>
              <Badge hue={one.revokedAt === null ? 'leaf' : 'red'}>
                {one.revokedAt === null
                  ? t.issued({ day: formatInstant(one.issuedAt, lang) })
                  : t.revokedOn({ day: formatInstant(one.revokedAt, lang) })}
              </Badge>
              <span className={css.quiet}>{t.codeIs({ code: one.code })}</span>
            </p>
            {one.revokeReason !== null && <p>{one.revokeReason}</p>}
            {one.revokedAt === null && (
              <ButtonAnchor size="small" look="quiet" href={`/api${one.path}`}>
                {t.download}
              </ButtonAnchor>
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}

/** Every meeting that was drawn, with the rule that decided it. */
function Attendance({ meetings }: { meetings: readonly LearnerMeeting[] }) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const over = meetings.filter(({ state }) => isDrawn(state));
  const columns: Column<LearnerMeeting>[] = [
    { key: 'number', label: t.meetings, cell: (row) => t.meeting({ number: row.number }) },
    {
      key: 'date',
      label: t.date,
      cell: ({ startsAt, endsAt }) =>
        startsAt !== null &&
        endsAt !== null && (
          <span>
            {formatDay(startsAt, lang)}{' '}
            <span className={css.quiet}>{formatHours(startsAt, endsAt, lang)}</span>
          </span>
        ),
    },
    { key: 'topic', label: t.topic, cell: (row) => row.topic?.title[lang] ?? '–' },
    {
      key: 'status',
      label: t.status,
      cell: (row) => (
        <span className={css.pair}>
          <SeatBadge state={row.state} />
          <Reason decision={row.decision} />
        </span>
      ),
    },
  ];
  return (
    <section className={css.section} aria-labelledby="attendance">
      <h2 id="attendance">{t.studentPage.attendance}</h2>
      <DataTable
        caption={t.studentPage.attendance}
        columns={columns}
        page={{ data: over.toReversed(), total: over.length, page: 1, pageSize: Math.max(1, over.length) }}
        rowKey={(row) => row.meetingId}
        short
        empty={
          <Card className={css.card}>
            <p className={css.quiet}>{t.studentPage.noAttendance}</p>
          </Card>
        }
      />
    </section>
  );
}
