import type { EntryDetail } from '@fasih/school/finance/books/entries-contract';
import { Link } from 'react-router';
import { formatDate, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card } from '../../ui/basics.tsx';
import { entryAddress } from '../money.ts';
import css from './finance.module.css';

/** An entry and all that took each other back; nothing is ever erased. */
export function EntryChain({ entry }: { entry: EntryDetail }) {
  const t = useTexts('finance').entry;
  const lang = useLang();
  return (
    <Card className={css.card}>
      <section className={css.section} aria-labelledby="chain">
        <h2 id="chain">{t.chain}</h2>
        <p className={css.small}>{t.chainText}</p>
        <ol className={css.rows}>
          {entry.chain.map((link) => (
            <li key={link.entryId} className={css.row}>
              <span>
                <strong>
                  {link.entryId === entry.entryId ? (
                    `${link.reverses === null ? t.first : t.reverses} (${t.thisOne})`
                  ) : (
                    <Link to={entryAddress(link.entryId)}>
                      {link.reverses === null ? t.first : t.reverses}
                    </Link>
                  )}
                </strong>
                <span className={css.small}>{formatInstant(link.bookedAt, lang)}</span>
              </span>
              <span className={css.small}>{formatDate(link.date, lang)}</span>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}

/** What people did with a manual entry, with their reasons. */
export function EntryHistory({ history }: { history: EntryDetail['history'] }) {
  const t = useTexts('finance').entry;
  const actions: Record<string, string> = t.actions;
  const lang = useLang();
  return (
    <Card className={css.card}>
      <section className={css.section} aria-labelledby="history">
        <h2 id="history">{t.history}</h2>
        <ol className={css.rows}>
          {history.map((item) => (
            <li key={`${item.at}/${item.action}`} className={css.row}>
              <span>
                <strong>{actions[item.action] ?? t.actions.other}</strong>
                <span className={css.small}>
                  {formatInstant(item.at, lang)} · {item.by?.name ?? t.bySchool}
                </span>
                {item.reason !== null && item.reason !== '' && <span>“{item.reason}”</span>}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
