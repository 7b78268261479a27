import type { BankId, ItemDetail } from '@fasih/school/assessment/banks/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card, Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import own from './banks.module.css';
import { ItemDraft } from './draft.tsx';
import { itemQuery } from './queries.ts';
import { Retirement } from './retire.tsx';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** One question: its versions with their numbers, the draft of the next, and whether it is used. */
export function ItemDialog({
  bankId,
  itemId,
  onClose,
}: {
  bankId: BankId;
  itemId: string;
  onClose: () => void;
}) {
  const t = useTexts('banks');
  const common = useTexts('common');
  const found = useQuery(itemQuery(bankId, itemId));
  const item = found.data;
  return (
    <Dialog
      wide
      title={t.title({ id: itemId })}
      lead={item && t.about({ level: item.cefr, skill: t.skills[item.skill], cell: item.cell })}
      closeName={common.close}
      onClose={onClose}
    >
      <Loaded query={found} lines={8}>
        {(detail) => <Parts item={detail} />}
      </Loaded>
    </Dialog>
  );
}

function Parts({ item }: { item: ItemDetail }) {
  const t = useTexts('banks');
  const [isDrafting, setDrafting] = useState(item.draft !== null);
  const [done, setDone] = useState<string | null>(null);
  return (
    <Stack gap={6}>
      {item.imageUrl !== null && (
        <img className={own.picture} src={item.imageUrl} alt="" width="240" height="180" />
      )}
      {item.versions.map((version) => (
        <Version key={version.number} version={version} />
      ))}
      {done !== null && <Notice kind="good">{done}</Notice>}
      {isDrafting || item.draft !== null ? (
        // Keyed by what is stored: once a draft is live, the form starts with a new one.
        <ItemDraft
          key={item.number}
          item={item}
          onGone={(text) => {
            setDrafting(false);
            setDone(text);
          }}
        />
      ) : (
        <div>
          <Button look="quiet" onClick={() => setDrafting(true)}>
            {t.draft.begin}
          </Button>
        </div>
      )}
      <Retirement item={item} />
    </Stack>
  );
}

/** One version as learners read it, with how often each option was chosen. Older ones are folded. */
function Version({ version }: { version: ItemDetail['versions'][number] }) {
  const { number, state, liveAt, words, stats } = version;
  const t = useTexts('banks');
  const lang = useLang();
  const percent = (n: number) => (stats.shown === 0 ? '–' : `${n} (${Math.round((n * 100) / stats.shown)}%)`);
  return (
    <Card>
      <details open={state === 'live'}>
        <summary className={own.summary}>
          {t.version({ n: number })}
          {state === 'live' && <> · {t.versionLive}</>}
          {liveAt !== null && <> · {t.versionSince({ when: formatInstant(liveAt, lang) })}</>}
        </summary>
        <Stack gap={3}>
          {words.text !== null && (
            <p className={own.text} lang="en">
              {words.text}
            </p>
          )}
          <Text size="large" lang="en">
            <strong>{words.question}</strong>
          </Text>
          <Text isMuted>
            {t.numbers({
              shown: stats.shown,
              correct: stats.correct === null ? '–' : `${stats.correct}%`,
              time: stats.meanSeconds === null ? '–' : t.seconds({ n: stats.meanSeconds }),
            })}
          </Text>
          <FigureTable
            caption={t.version({ n: number })}
            columns={[
              {
                key: 'option',
                label: t.option,
                cell: ({ at, text }) =>
                  text === undefined ? (
                    t.nothing
                  ) : (
                    <span lang="en">
                      {LETTERS[at]}. {text}
                      {at === words.key && <span className={own.key}> ✓ {t.isKey}</span>}
                    </span>
                  ),
              },
              { key: 'chosen', label: t.chosen, cell: ({ at }) => percent(stats.chosen.at(at) ?? 0) },
              {
                key: 'reason',
                label: t.reason,
                isText: true,
                cell: ({ code, reason }) => (
                  <>
                    {code !== null && <strong>{code} </strong>}
                    <span lang="id">{reason}</span>
                  </>
                ),
              },
            ]}
            rows={[
              ...words.options.map((option, at) => ({ at, ...option })),
              { at: -1, text: undefined, code: null, reason: null },
            ]}
            rowKey={({ at }) => String(at)}
            isStacked
          />
          <Text isMuted>{words.point[lang]}</Text>
        </Stack>
      </details>
    </Card>
  );
}
