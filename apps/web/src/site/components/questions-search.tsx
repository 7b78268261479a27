import { useId } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Accordion } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import type { ContactPage } from '../contact-data.server.ts';
import css from './questions-search.module.css';

/**
 * The fifteen questions. `site/browser/questions.ts` searches them while one types and opens the one that the address names;
 * without scripts the whole list is shown.
 */
export function QuestionsSearch({ groups }: { groups: ContactPage['groups'] }) {
  const t = useTexts('info').contact;
  const field = useId();
  const total = groups.flatMap((group) => group.questions).length;
  // What is said for each number of questions that a search finds.
  const found = Array.from({ length: total + 1 }, (_, count) => t.found({ count, total }));
  return (
    <Stack gap={8} className={css.questions} data-questions="">
      <Stack as="search" gap={2} className={css.search}>
        <label htmlFor={field}>{t.search}</label>
        <input id={field} type="search" placeholder={t.searchHint} autoComplete="off" />
        <Text isMuted size="small" role="status" data-found={found.join('|')}>
          {found[total]}
        </Text>
      </Stack>
      <Stack align="start" data-nothing="" hidden>
        <p>{t.nothing}</p>
        <Button look="quiet" data-clear="">
          {t.clear}
        </Button>
      </Stack>
      {groups.map((group) => (
        <section key={group.name}>
          <h3>{t.groups[group.name]}</h3>
          {group.questions.map((one) => (
            <Accordion key={one.key} question={one.question} words={one.words} anchor={one.key}>
              <p>{one.answer}</p>
              <a href={`#${one.key}`}>{t.direct}</a>
            </Accordion>
          ))}
        </section>
      ))}
    </Stack>
  );
}
