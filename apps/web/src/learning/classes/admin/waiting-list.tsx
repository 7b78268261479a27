import {
  changeWaitingList,
  leaveWaitingList,
  type WaitingList,
} from '@fasih/school/learning/waiting/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { latestProblem, useAction } from '../../../lib/use-action.ts';
import { confirm, notify } from '../../../ui/ask.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError, TextField } from '../../../ui/fields.tsx';
import { Muted, Row, Stack, Text } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { MoveButtons } from '../../../ui/move-buttons.tsx';
import { Part } from '../../../ui/page.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';
import { AddMember } from './add.tsx';
import { waitingListQuery } from './queries.ts';

/** Who waits for a place in a group, in the order in which places are offered; and the way into the class. */
export function Waiting({ classId }: { classId: string }) {
  const t = useTexts('waiting').admin;
  const lang = useLang();
  const list = useQuery(waitingListQuery(classId, lang));
  const [adding, setAdding] = useState(false);
  return (
    <Part
      title={t.title}
      actions={
        <>
          {list.data && <Muted>{t.free({ n: list.data.free })}</Muted>}
          <Button size="small" look="quiet" onClick={() => setAdding(true)}>
            {t.addMember}
          </Button>
        </>
      }
    >
      <Loaded query={list} lines={3}>
        {(data) => (
          <Card isTight gap={4}>
            {data.places.length === 0 ? <Text isMuted>{t.empty}</Text> : <Places list={data} />}
            <Hours key={data.offerHours} list={data} />
          </Card>
        )}
      </Loaded>
      {adding && list.data && <AddMember list={list.data} onClose={() => setAdding(false)} />}
    </Part>
  );
}

/** Saves the order and the hours; the newest list is loaded either way. */
function useSaveOrder() {
  const t = useTexts('waiting').admin;
  return useAction(changeWaitingList, {
    invalidates: MEETING_READS,
    onDone: () => notify('good', t.saved),
  });
}

function Places({ list }: { list: WaitingList }) {
  const t = useTexts('waiting').admin;
  const common = useTexts('common');
  const lang = useLang();
  const order = useSaveOrder();
  const leave = useAction(leaveWaitingList, { invalidates: MEETING_READS });
  const swap = (at: number, by: 1 | -1) => {
    const ids = list.places.map(({ id }) => id);
    const [one, other] = [ids[at], ids[at + by]];
    if (one === undefined || other === undefined) return;
    ids[at] = other;
    ids[at + by] = one;
    void order.run({ params: { classId: list.classId }, body: { order: ids, offerHours: list.offerHours } });
  };
  const remove = async ({ id, name }: WaitingList['places'][number]) => {
    const sure = await confirm({
      title: t.removeOf({ name }),
      text: t.removeText({ name }),
      no: common.cancel,
      yes: t.remove,
    });
    if (sure) await leave.run({ params: { placeId: id } });
  };
  const isPending = order.isPending || leave.isPending;
  return (
    <>
      <Stack as="ol" gap={3} isLined>
        {list.places.map((place, at) => (
          <Row as="li" justify="between" key={place.id}>
            <div>
              <strong>
                {at + 1}. {place.name}
              </strong>{' '}
              <Badge hue={place.state === 'offered' ? 'mango' : 'teal'}>
                {place.offerEndsAt === null
                  ? t.waits
                  : t.offered({ when: formatInstant(place.offerEndsAt, lang) })}
              </Badge>
              <br />
              <Muted>{place.against?.message ?? t.since({ when: formatInstant(place.since, lang) })}</Muted>
            </div>
            <Row gap={1}>
              <MoveButtons
                place={at}
                count={list.places.length}
                up={t.up({ name: place.name })}
                down={t.down({ name: place.name })}
                isDisabled={isPending}
                onMove={(by) => swap(at, by)}
              />
              <Button
                look="quiet"
                size="small"
                aria-label={t.removeOf({ name: place.name })}
                disabled={isPending}
                onClick={() => void remove(place)}
              >
                {t.remove}
              </Button>
            </Row>
          </Row>
        ))}
      </Stack>
      <FormError message={latestProblem(order, leave)} />
    </>
  );
}

function Hours({ list }: { list: WaitingList }) {
  const t = useTexts('waiting').admin;
  const order = useSaveOrder();
  const [hours, setHours] = useState(String(list.offerHours));
  return (
    <Row
      as="form"
      align="end"
      onSubmit={(event) => {
        event.preventDefault();
        void order.run({
          params: { classId: list.classId },
          body: { order: list.places.map(({ id }) => id), offerHours: Number(hours) },
        });
      }}
    >
      <TextField
        label={t.hours}
        description={t.hoursText}
        type="number"
        min={1}
        max={168}
        step={1}
        required
        value={hours}
        onChange={(event) => setHours(event.currentTarget.value)}
      />
      <Button
        type="submit"
        look="quiet"
        disabled={hours === String(list.offerHours)}
        isPending={order.isPending}
      >
        {t.save}
      </Button>
      <FormError message={order.problem} />
    </Row>
  );
}
