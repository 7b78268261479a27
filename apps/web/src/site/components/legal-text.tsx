import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import css from '../../ui/parts/plain-page.module.css';
import type { LegalPage } from '../legal.server.ts';

/** A legal document; every section can be linked to by its key. */
export function LegalText({ page }: { page: LegalPage }) {
  const t = useTexts('site');
  return (
    <article className={`${css.page} page-width ${css.legal}`}>
      <PageHead title={page.title} description={page.summary} />
      <header className={css.head}>
        <h1>{page.title}</h1>
        <p>{page.summary}</p>
        <small className={css.muted}>{t.version({ version: page.version })}</small>
      </header>
      {page.sections.map((section) => (
        <section key={section.key} id={section.key} className={css.part}>
          <h2>{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
