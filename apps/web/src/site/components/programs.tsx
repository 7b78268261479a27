import type { ProgramSlug } from '@fasih/content/catalogue/types';
import { useTexts } from '../../lib/language.tsx';
import { PROGRAM_SLUGS } from '../../shell/program-slugs.ts';
import { Money, Notice, Section } from '../../ui/basics.tsx';
import { IconArrowRight } from '../../ui/icons.ts';
import { Columns, Stack, Text } from '../../ui/layout.tsx';
import { PictureCard } from '../../ui/picture-card.tsx';
import type { From } from '../landing-data.server.ts';
import site from '../site.module.css';
import css from './programs.module.css';

/** The four programs, each with what it costs at least; `from` is null when the packages could not be read. */
export function Programs({ from }: { from: Partial<Record<ProgramSlug, From>> | null }) {
  const t = useTexts('landing');
  const { programs } = useTexts('site');
  return (
    <Section title={t.programsTitle} lead={t.programsLead}>
      <Stack gap={6}>
        {from === null && <Notice kind="attention">{t.noPrices}</Notice>}
        <Columns as="ul" gap={5} least="quarter" isStretched className={site.swiped}>
          {PROGRAM_SLUGS.map((slug) => {
            const price = from?.[slug];
            return (
              <li key={slug}>
                <PictureCard picture={`/pictures/programs/${slug}.svg`} to={`/program/${slug}`}>
                  <h3>{programs[slug]}</h3>
                  <Text isMuted>{t.programs[slug].text}</Text>
                  <p className={css.who}>{t.programs[slug].who}</p>
                  {price !== undefined && (
                    <p className={css.price}>
                      <span>{t.from}</span>{' '}
                      <strong>
                        <Money rupiah={price.price} />
                      </strong>
                      <br />
                      <Text as="small" isMuted size="small">
                        {t.perMeeting({ rupiah: price.perMeeting })}
                      </Text>
                    </p>
                  )}
                  <span className={site.more}>
                    {t.more}
                    <IconArrowRight size={18} stroke={2} aria-hidden="true" />
                  </span>
                </PictureCard>
              </li>
            );
          })}
        </Columns>
      </Stack>
    </Section>
  );
}
