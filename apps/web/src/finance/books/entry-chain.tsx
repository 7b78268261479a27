import type { EntryDetail } from '@fasih/school/finance/books/entries-contract';
import { Link } from 'react-router';
import { formatDate, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { CardSection } from '../../ui/page.tsx';
import css from './finance.module.css';
import { entryAddress } from './money.ts';

/** An entry and all that took each other back; nothing is ever erased. */
export function EntryChain({ entry }: { entry: EntryDetail }) {
  const t = useTexts('finance').entry;
  const lang = useLang();
  return (
    <CardSection title={t.chain}>
      <p className={css.small}>{t.chainText}</p>
      <ol className={css.rows}>
        {entry.chain.map((link) => (
          <li key={link.entryId} className={css.row}>
            <span>
              <strong>
                {link.entryId === entry.entryId ? (
                  `${link.reverses === null ? t.first : t.reverses} (${t.thisOne})`
                ) : (
                  <Link to={entryAddress(link.entryId)}>{link.reverses === null ? t.first : t.reverses}</Link>
                )}
              </strong>
              <span className={css.small}>{formatInstant(link.bookedAt, lang)}</span>
            </span>
            <span className={css.small}>{formatDate(link.date, lang)}</span>
          </li>
        ))}
      </ol>
    </CardSection>
  );
}
