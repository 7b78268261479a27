import type { Reply } from '@fasih/school/basics/contract';
import type { listClasses } from '@fasih/school/learning/classes/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Muted, Text } from '../../ui/layout.tsx';
import { Loaded, LoadedPart } from '../../ui/loaded.tsx';
import { classesOfStateQuery } from './queries.ts';

/** Waits for a pause in typing, so that not every letter asks the server. */
const DEBOUNCE_MS = 300;

type ChoiceProps = { chosen: readonly string[]; onChange: (classIds: readonly string[]) => void };
type StateChoice = readonly [state: 'active' | 'scheduled' | 'paused', legend: string];

/** The classes of these states, with a search if not all of them are listed. A state without classes is left out, except the first. */
export function ClassChoice({
  states: [first, ...others],
  chosen,
  onChange,
}: ChoiceProps & { states: readonly [StateChoice, ...StateChoice[]] }) {
  const t = useTexts('series').pause;
  const [q, setQ] = useState('');
  const [debounced] = useDebouncedValue(q.trim(), DEBOUNCE_MS);
  const queries = useQueries({
    queries: [first, ...others].map(([state]) => classesOfStateQuery(state, debounced)),
  });
  const [running, ...rest] = queries;
  const isSearched = q !== '' || queries.some(({ data }) => data && data.total > data.data.length);
  return (
    <>
      {isSearched && (
        <TextField
          label={t.search}
          type="search"
          maxLength={100}
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
      )}
      {running && (
        <Loaded query={running} lines={4}>
          {(list) => <ClassGroup list={list} legend={first[1]} chosen={chosen} onChange={onChange} />}
        </Loaded>
      )}
      {rest.map((query, n) => {
        const [state, legend] = others[n] ?? first;
        return (
          (query.isError || (query.data?.total ?? 0) > 0) && (
            <LoadedPart key={state} query={query}>
              {(list) => <ClassGroup list={list} legend={legend} chosen={chosen} onChange={onChange} />}
            </LoadedPart>
          )
        );
      })}
    </>
  );
}

function ClassGroup({
  list: { data, total },
  legend,
  chosen,
  onChange,
}: ChoiceProps & { list: Reply<typeof listClasses>; legend: string }) {
  const t = useTexts('series').pause;
  const ids = data.map(({ id }) => id);
  const others = chosen.filter((id) => !ids.includes(id));
  return (
    <Choices legend={legend}>
      {total > data.length ? (
        <Text isMuted size="small">
          {t.some({ n: data.length, total })}
        </Text>
      ) : data.length === 0 ? (
        <Text isMuted size="small">
          {t.none}
        </Text>
      ) : (
        <Choice
          look="tick"
          type="checkbox"
          checked={ids.every((id) => chosen.includes(id))}
          onChange={(event) => onChange(event.currentTarget.checked ? [...others, ...ids] : others)}
        >
          {t.all({ n: data.length })}
        </Choice>
      )}
      {data.map(({ id, name, learners, teacher }) => (
        <Choice
          key={id}
          look="tick"
          type="checkbox"
          checked={chosen.includes(id)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        >
          <span>
            {learners.map((one) => one.name).join(', ')}{' '}
            <Muted size="small">
              {name} · {teacher.name}
            </Muted>
          </span>
        </Choice>
      ))}
    </Choices>
  );
}
