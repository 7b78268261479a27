import { Stack } from '../../ui/layout.tsx';
import { TeacherCards } from '../../ui/teacher-card.tsx';
import type { AboutPage } from '../about-data.server.ts';
import css from '../pages/about.module.css';

/** Cards shown at first; the others are behind a disclosure. */
const SHOWN = 12;

/** Who teaches: the school's general answer, then the published profiles. */
export function WhoTeaches({ teachers }: { teachers: NonNullable<AboutPage['teachers']> }) {
  const { heading, paragraphs, cards, all, sampleNote } = teachers;
  return (
    <section className={css.teachers} aria-labelledby="teachers">
      <h2 id="teachers">{heading}</h2>
      {paragraphs.length > 0 && (
        <Stack className={css.general}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
      )}
      {cards.length > 0 && <TeacherCards teachers={cards.slice(0, SHOWN)} />}
      {cards.length > SHOWN && (
        <details className={css.others}>
          <summary>{all}</summary>
          <TeacherCards teachers={cards.slice(SHOWN)} />
        </details>
      )}
      {sampleNote !== null && <p className={css.sample}>{sampleNote}</p>}
    </section>
  );
}
