import type { BankId, ItemDetail } from '@fasih/school/assessment/banks/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card, Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
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
          <table className={own.options}>
            <thead>
              <tr>
                <th scope="col">{t.option}</th>
                <th scope="col">{t.chosen}</th>
                <th scope="col">{t.reason}</th>
              </tr>
            </thead>
            <tbody>
              {words.options.map(({ text, code, reason }, i) => (
                <tr key={text} data-key={i === words.key || undefined}>
                  <th scope="row" lang="en">
                    {LETTERS[i]}. {text}
                    {i === words.key && <span className={own.key}> ✓ {t.isKey}</span>}
                  </th>
                  <td>{percent(stats.chosen[i] ?? 0)}</td>
                  <td>
                    {code !== null && <strong>{code} </strong>}
                    <span lang="id">{reason}</span>
                  </td>
                </tr>
              ))}
              <tr>
                <th scope="row">{t.nothing}</th>
                <td>{percent(stats.chosen.at(-1) ?? 0)}</td>
                <td />
              </tr>
            </tbody>
          </table>
          <Text isMuted>{words.point[lang]}</Text>
        </Stack>
      </details>
    </Card>
  );
}
