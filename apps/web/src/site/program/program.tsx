import { data, isRouteErrorResponse, useLocation } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { serverContext } from '../../lib/server-context.ts';
import { CourseData } from '../../lib/structured-data.tsx';
import { Fault } from '../../shell/lost.tsx';
import { PROGRAM_SLUGS } from '../../shell/program-slugs.ts';
import { Accordion, EmptyState, Section } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Bands } from '../components/bands.tsx';
import { ClosingCall } from '../components/calls.tsx';
import type { Route } from './+types/program.ts';
import { FairRules } from './fair-rules.tsx';
import { Outcomes } from './outcomes.tsx';
import { PathTopics } from './path-topics.tsx';
import css from './program.module.css';
import { type ProgramPage, programAt, programPage } from './program-data.server.ts';
import { ProgramHero } from './program-hero.tsx';
import { ProgramPackages } from './program-packages.tsx';

/**
 * Unknown words are a 404. When the packages cannot be fetched the page still comes, with status 503, so that the
 * server does not keep it.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const at = programAt(params);
  if (at === null) throw data(null, { status: 404 });
  const page = await programPage(at, context.get(serverContext));
  return data(page, { status: page.packages === null ? 503 : 200 });
}

/** What one learns, what the meetings are about, what it costs, and the rules. */
export default function Program({ loaderData: page }: { loaderData: ProgramPage }) {
  const t = useTexts('packages');
  const { pathname } = useLocation();
  return (
    <>
      <PageHead title={page.title} description={page.tagline} hidden={page.mismatch} />
      {!page.mismatch && (
        <CourseData
          path={pathname}
          name={page.title}
          description={page.tagline}
          packages={page.packages ?? []}
          meetingMinutes={page.rules.meetingMinutes}
        />
      )}
      <ProgramHero page={page} />
      <Bands>
        {!page.mismatch && (
          <Section title={t.program.outcomesTitle} sunk>
            <Outcomes page={page} />
          </Section>
        )}
        {!page.mismatch && (
          <Section
            title={t.program.pathTitle({ total: page.path.meetings.length })}
            lead={t.program.pathLead(page.rules)}
          >
            <PathTopics page={page} />
          </Section>
        )}
        <Section title={t.program.packagesTitle} lead={t.program.packagesLead} sunk={!page.mismatch}>
          <ProgramPackages page={page} />
        </Section>
        {!page.mismatch && (
          <Section title={t.program.rulesTitle}>
            <FairRules page={page} />
          </Section>
        )}
        <Section title={t.program.questionsTitle} sunk={!page.mismatch}>
          <Stack gap={6} className={css.questions}>
            <div>
              {page.questions.map((item) => (
                <Accordion key={item.question} question={item.question} name="program-questions">
                  <p>{item.answer}</p>
                </Accordion>
              ))}
            </div>
            <p>
              <ButtonLink to="/contact" look="quiet">
                {t.program.allQuestions}
              </ButtonLink>
            </p>
          </Stack>
        </Section>
        <ClosingCall title={t.program.endTitle} text={t.program.endText}>
          <ButtonLink to="/pretest" size="big" look="mango">
            {t.program.freeTest}
          </ButtonLink>
        </ClosingCall>
      </Bands>
    </>
  );
}

/** 'Program Not Found', word for word in both languages (docs/product/accounts.md#pages). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <ProgramNotFound /> : <Fault />;
}

function ProgramNotFound() {
  const t = useTexts('packages').program;
  const site = useTexts('site');
  return (
    <>
      <PageHead title={t.notFoundTitle} hidden />
      <EmptyState
        level="h1"
        title={t.notFoundTitle}
        text={t.notFoundText}
        lang="en"
        picture="/pictures/empty/not-found.svg"
        action={
          <Row as="ul" gap={2} justify="center">
            {PROGRAM_SLUGS.map((slug) => (
              <li key={slug}>
                <ButtonLink to={`/program/${slug}`} look="quiet">
                  {site.programs[slug]}
                </ButtonLink>
              </li>
            ))}
          </Row>
        }
      />
    </>
  );
}
