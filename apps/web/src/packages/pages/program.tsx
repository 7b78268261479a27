import { data } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { NotFound } from '../../shell/lost.tsx';
import { PROGRAM_SLUGS } from '../../shell/public-bar.tsx';
import css from '../../site/pages/plain.module.css';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/program.ts';

type Slug = (typeof PROGRAM_SLUGS)[number];
const SUBPROGRAMS = new Set(['kids', 'teen', 'adult', 'toeic', 'toeflitp', 'toeflibt', 'ielts']);

/** Valid are only the programs and subprograms of product-spec.md §5; any other word is a 404. */
export function loader({ params }: Route.LoaderArgs) {
  const slug = PROGRAM_SLUGS.find((known) => known === params.program);
  const { subprogram } = params as { subprogram?: string };
  if (slug === undefined || (subprogram !== undefined && !SUBPROGRAMS.has(subprogram))) {
    throw data(null, { status: 404 });
  }
  return { slug };
}

export default function Program({ loaderData }: { loaderData: { slug: Slug } }) {
  const t = useTexts('landing');
  const site = useTexts('site');
  const name = site.programs[loaderData.slug];
  const program = t.programs[loaderData.slug];
  return (
    <div className={css.page}>
      <PageHead title={name} description={program.text} />
      <header className={css.head}>
        <h1>{name}</h1>
        <p>{program.text}</p>
        <div className={css.actions}>
          <ButtonLink to="/register">{site.join}</ButtonLink>
        </div>
      </header>
    </div>
  );
}

export function ErrorBoundary() {
  return <NotFound />;
}
