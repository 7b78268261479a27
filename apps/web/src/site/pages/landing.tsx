import { data } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { serverContext } from '../../lib/server-context.ts';
import { ProgramListData, SchoolData } from '../../lib/structured-data.tsx';
import { PROGRAM_SLUGS } from '../../shell/program-slugs.ts';
import { Ages } from '../components/ages.tsx';
import { Bands } from '../components/bands.tsx';
import { FinalCall, StickyCall } from '../components/calls.tsx';
import { Hero } from '../components/hero.tsx';
import { HowItWorks } from '../components/how-it-works.tsx';
import { Levels } from '../components/levels.tsx';
import { MeetingsPath } from '../components/meetings-path.tsx';
import { Programs } from '../components/programs.tsx';
import { QuestionsExtract } from '../components/questions-extract.tsx';
import { RulesWithReasons } from '../components/rules-with-reasons.tsx';
import { Teachers } from '../components/teachers.tsx';
import { landingPage } from '../landing-data.server.ts';
import type { Route } from './+types/landing.ts';

/** When the packages cannot be read the page still comes, with status 503, so that the server does not keep it. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = await landingPage(context.get(serverContext));
  return data(page, { status: page.from === null ? 503 : 200 });
}

/** The promise in one line, who it is for, programs with prices, the path, the rules with reasons, questions. */
export default function Landing({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts('landing');
  const site = useTexts('site');
  return (
    <>
      <PageHead title={t.title} description={t.description} />
      <SchoolData />
      <ProgramListData programs={PROGRAM_SLUGS.map((slug) => ({ slug, name: site.programs[slug] }))} />
      <Hero cheapest={page.cheapest} rules={page.rules} />
      <Bands>
        <Programs from={page.from} />
        <Ages rules={page.rules} />
        <MeetingsPath paths={page.paths} rules={page.rules} />
        <HowItWorks rules={page.rules} />
        <Levels rules={page.rules} />
        <RulesWithReasons example={page.example} rules={page.rules} />
        <Teachers teachers={page.teachers} />
        <QuestionsExtract questions={page.questions} ofParents={page.questionsOfParents} />
        <FinalCall />
      </Bands>
      <StickyCall />
    </>
  );
}
