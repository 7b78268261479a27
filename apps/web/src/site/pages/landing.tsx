import type { ReactNode } from 'react';
import { data } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { SchoolData } from '../../lib/structured-data.tsx';
import { serverContext } from '../../server-context.ts';
import { Ages } from '../components/ages.tsx';
import { FinalCall, StickyCall } from '../components/calls.tsx';
import { Hero } from '../components/hero.tsx';
import { HowItWorks } from '../components/how-it-works.tsx';
import { Levels } from '../components/levels.tsx';
import { MeetingsPath } from '../components/meetings-path.tsx';
import { Programs } from '../components/programs.tsx';
import { QuestionsExtract } from '../components/questions-extract.tsx';
import { RulesWithReasons } from '../components/rules-with-reasons.tsx';
import { landingPage } from '../landing-data.server.ts';
import type { Route } from './+types/landing.ts';
import css from './landing.module.css';

/** When the packages cannot be read the page still comes, with status 503, so that the server does not keep it. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = await landingPage(context.get(serverContext));
  return data(page, { status: page.from === null ? 503 : 200 });
}

/** A band below the first screen: the browser lays it out when it comes near. */
function Later({ children }: { children: ReactNode }) {
  return <div className={css.later}>{children}</div>;
}

/** The promise in one line, who it is for, programs with prices, the path, the rules with reasons, questions. */
export default function Landing({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts('landing');
  return (
    <>
      <PageHead title={t.title} description={t.description} />
      <SchoolData />
      <Hero cheapest={page.cheapest} />
      <Programs from={page.from} />
      <Later>
        <Ages />
      </Later>
      <Later>
        <MeetingsPath paths={page.paths} />
      </Later>
      <Later>
        <HowItWorks />
      </Later>
      <Later>
        <Levels />
      </Later>
      <Later>
        <RulesWithReasons example={page.example} />
      </Later>
      <Later>
        <QuestionsExtract questions={page.questions} />
      </Later>
      <FinalCall />
      <StickyCall />
    </>
  );
}
