import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { IconChevronDown } from '../../ui/icons.ts';
import type { ContactPage } from '../contact-data.server.ts';
import { matches } from '../find-questions.ts';
import css from './questions-search.module.css';

/** The part of an address after `#` names a question: it opens, and the page moves to it. */
function useOpenedByAddress(list: React.RefObject<HTMLDivElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    const fold = answer?.closest('details');
    if (!fold || !list.current?.contains(fold)) return;
    fold.open = true;
    fold.scrollIntoView({ block: 'start' });
  }, [hash, list]);
}

/** The fifteen questions, searched while one types. Without scripts the same list stands there in full. */
export function QuestionsSearch({ groups }: { groups: ContactPage['groups'] }) {
  const t = useTexts('info').contact;
  const [typed, type] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const field = useId();
  useOpenedByAddress(list);

  const all = groups.flatMap((group) => group.questions);
  const found = new Set(all.filter((one) => matches(one, typed)).map((one) => one.key));
  return (
    <div ref={list} className={css.questions}>
      <search className={css.search}>
        <label htmlFor={field}>{t.search}</label>
        <input
          id={field}
          type="search"
          value={typed}
          placeholder={t.searchHint}
          autoComplete="off"
          onChange={(event) => type(event.currentTarget.value)}
        />
        <p role="status">{t.found({ count: found.size, total: all.length })}</p>
      </search>
      {found.size === 0 && (
        <div className={css.nothing}>
          <p>{t.nothing}</p>
          <Button look="quiet" onClick={() => type('')}>
            {t.clear}
          </Button>
        </div>
      )}
      {groups.map((group) => (
        <section key={group.name} hidden={!group.questions.some((one) => found.has(one.key))}>
          <h3>{t.groups[group.name]}</h3>
          {group.questions.map((one) => (
            <details key={one.key} className={css.fold} hidden={!found.has(one.key)}>
              <summary>
                {one.question}
                <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
              </summary>
              {/* The id is inside the fold, so that browsers open it for `#key` even without scripts. */}
              <div id={one.key}>
                <p>{one.answer}</p>
                <a href={`#${one.key}`}>{t.direct}</a>
              </div>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}
