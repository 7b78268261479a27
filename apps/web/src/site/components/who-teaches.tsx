import { Disclosure } from '../../ui/disclosure.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
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
      <Stack gap={5}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {cards.length > 0 && <TeacherCards teachers={cards.slice(0, SHOWN)} />}
        {cards.length > SHOWN && (
          <Disclosure summary={all}>
            <TeacherCards teachers={cards.slice(SHOWN)} />
          </Disclosure>
        )}
        {sampleNote !== null && (
          <Text isMuted size="small">
            {sampleNote}
          </Text>
        )}
      </Stack>
    </section>
  );
}
