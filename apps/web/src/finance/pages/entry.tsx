import type { EntryDetail } from '@fasih/school/finance/books/entries-contract';
import { Link, useParams } from 'react-router';
import { formatDate, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { Badge, Card, Notice } from '../../ui/basics.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useEntry } from '../api.ts';
import { useCategoryName } from '../components/category-name.ts';
import { EntryActions } from '../components/entry-actions.tsx';
import { EntryChain, EntryHistory } from '../components/entry-chain.tsx';
import { EntryReceipt } from '../components/entry-receipt.tsx';
import { EntrySource } from '../components/entry-source.tsx';
import css from '../components/finance.module.css';
import { JournalLines } from '../components/journal-lines.tsx';

/** One entry of the books: its lines, what is behind it, what took it back, who and when. */
export default function Entry() {
  const nav = useTexts('shell').nav;
  const { entryId = '' } = useParams();
  const entry = useEntry(entryId);
  return (
    <div className={area.page}>
      <PageHead title={nav.entry} hidden />
      <header>
        <Link className={css.back} to="/dashboard/finance/transactions">
          {nav.transactions}
        </Link>
        <h1>{nav.entry}</h1>
      </header>
      <Loaded query={entry} lines={8}>
        {(data) => <Detail entry={data} />}
      </Loaded>
    </div>
  );
}

function Detail({ entry }: { entry: EntryDetail }) {
  const texts = useTexts('finance');
  const t = texts.entry;
  const lang = useLang();
  const category = useCategoryName();
  const voided = entry.manual?.voided ?? false;
  return (
    <div className={css.columns}>
      <div className={css.side}>
        <Card className={css.card}>
          <div className={css.sectionHead}>
            <h2>{entry.description || (entry.category !== null && category(entry.category)) || t.title}</h2>
            {voided && <Badge hue="red">{texts.transactions.voided}</Badge>}
          </div>
          {entry.meantFor !== null && (
            <Notice>{t.meantFor({ day: formatDate(entry.meantFor, lang) })}</Notice>
          )}
          <dl className={css.facts}>
            <Fact name={t.day}>{formatDate(entry.date, lang)}</Fact>
            <Fact name={t.recorded}>{formatInstant(entry.bookedAt, lang)}</Fact>
            <Fact name={t.by}>{entry.by?.name ?? t.bySchool}</Fact>
            {entry.category !== null && <Fact name={texts.category}>{category(entry.category)}</Fact>}
          </dl>
          <EntryActions entry={entry} />
        </Card>
        <JournalLines entry={entry} />
      </div>
      <div className={css.side}>
        <EntrySource source={entry.source} />
        {entry.manual?.type === 'expense' && <EntryReceipt manual={entry.manual} />}
        {entry.chain.length > 1 && <EntryChain entry={entry} />}
        {entry.history.length > 0 && <EntryHistory history={entry.history} />}
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
