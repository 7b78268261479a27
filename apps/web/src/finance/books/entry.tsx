import type { EntryDetail } from '@fasih/school/finance/books/entries-contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatDate, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Writers } from '../../people/accounts/writers.tsx';
import { Badge, Notice } from '../../ui/basics.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { CardSection, FactList, Page } from '../../ui/page.tsx';
import { useCategoryName } from './category-name.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryChain } from './entry-chain.tsx';
import { EntryReceipt } from './entry-receipt.tsx';
import { EntrySource } from './entry-source.tsx';
import { History } from './history.tsx';
import { JournalLines } from './journal-lines.tsx';
import { entryQuery } from './queries.ts';

/** One entry of the books: its lines, what is behind it, what took it back, who and when. */
export default function Entry() {
  const nav = useTexts('shell').nav;
  const { entryId = '' } = useParams();
  const entry = useQuery(entryQuery(entryId));
  return (
    <Page title={nav.entry} back={{ to: '/dashboard/finance/transactions', label: nav.transactions }}>
      <Loaded query={entry} lines={8}>
        {(data) => <Detail entry={data} />}
      </Loaded>
    </Page>
  );
}

function Detail({ entry }: { entry: EntryDetail }) {
  const texts = useTexts('finance');
  const t = texts.entry;
  const lang = useLang();
  const category = useCategoryName();
  const voided = entry.manual?.voided ?? false;
  return (
    <Split>
      <Stack>
        <CardSection
          title={entry.description || (entry.category !== null && category(entry.category)) || t.title}
          actions={voided && <Badge hue="red">{texts.transactions.voided}</Badge>}
        >
          {entry.meantFor !== null && (
            <Notice>{t.meantFor({ day: formatDate(entry.meantFor, lang) })}</Notice>
          )}
          <FactList
            facts={[
              [t.day, formatDate(entry.date, lang)],
              [t.recorded, formatInstant(entry.bookedAt, lang)],
              [t.by, entry.by?.name ?? t.bySchool],
              entry.category !== null && [texts.category, category(entry.category)],
            ]}
          />
          <Writers>
            <EntryActions entry={entry} />
          </Writers>
        </CardSection>
        <JournalLines entry={entry} />
      </Stack>
      <Stack>
        <EntrySource source={entry.source} />
        {entry.manual?.type === 'expense' && <EntryReceipt manual={entry.manual} />}
        {entry.chain.length > 1 && <EntryChain entry={entry} />}
        <History
          steps={entry.history.map((step) => ({ ...step, by: step.by?.name ?? null }))}
          texts={t}
          bySchool={t.bySchool}
        />
      </Stack>
    </Split>
  );
}
