import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import {
  changeWaitingList,
  leaveWaitingList,
  type WaitingList,
} from '@fasih/school/learning/waiting/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { useMeetingsChanged } from '../meetings/api.ts';
import css from '../teachers/components/teachers.module.css';
import { confirm, notify } from '../ui/ask.tsx';
import { Badge, Card } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { FormError, TextField } from '../ui/fields.tsx';
import { IconArrowDown, IconArrowUp } from '../ui/icons.ts';
import { Loaded } from '../ui/loaded.tsx';
import { useWrite } from '../ui/use-write.ts';
import { AddMember } from './classes-add.tsx';
import own from './classes-waiting.module.css';
import { useWaitingList } from './classes-waiting-api.ts';

/** Who waits for a place in a group, in the order in which places are offered; and the way into the class. */
export function Waiting({ of }: { of: SchoolClass }) {
  const t = useTexts('waiting').admin;
  const list = useWaitingList(of.id);
  const [adding, setAdding] = useState(false);
  return (
    <section className={css.section} aria-labelledby="waiting">
      <div className={css.sectionHead}>
        <h2 id="waiting">{t.title}</h2>
        {list.data && <span className={css.quiet}>{t.free({ n: list.data.free })}</span>}
        <Button size="small" look="quiet" onClick={() => setAdding(true)}>
          {t.addMember}
        </Button>
      </div>
      <Loaded query={list} lines={3}>
        {(data) => (
          <Card className={css.card}>
            {data.places.length === 0 ? <p className={css.quiet}>{t.empty}</p> : <Places of={data} />}
            <Hours key={data.offerHours} of={data} />
          </Card>
        )}
      </Loaded>
      {adding && list.data && <AddMember list={list.data} onClose={() => setAdding(false)} />}
    </section>
  );
}

/** Saves an order or the hours; the newest list comes back either way. */
function useOrder(of: WaitingList) {
  const t = useTexts('waiting').admin;
  const changed = useMeetingsChanged();
  const write = useWrite();
  const save = async (body: { order: string[]; offerHours: number }) => {
    const saved = await write.run(
      () => call(changeWaitingList, { params: { classId: of.classId }, body }),
      () => changed(),
    );
    if (saved) await notify('good', t.saved);
  };
  return { ...write, save };
}

function Places({ of }: { of: WaitingList }) {
  const t = useTexts('waiting').admin;
  const common = useTexts('common');
  const lang = useLang();
  const changed = useMeetingsChanged();
  const order = useOrder(of);
  const leave = useWrite();
  const swap = (at: number, by: 1 | -1) => {
    const ids = of.places.map(({ id }) => id);
    const [one, other] = [ids[at], ids[at + by]];
    if (one === undefined || other === undefined) return;
    ids[at] = other;
    ids[at + by] = one;
    void order.save({ order: ids, offerHours: of.offerHours });
  };
  const remove = async ({ id, name }: WaitingList['places'][number]) => {
    const sure = await confirm({
      title: t.removeOf({ name }),
      text: t.removeText({ name }),
      no: common.cancel,
      yes: t.remove,
    });
    if (!sure) return;
    await leave.run(
      () => call(leaveWaitingList, { params: { placeId: id } }),
      () => changed(),
    );
  };
  const busy = order.sending || leave.sending;
  return (
    <>
      <ol className={own.places}>
        {of.places.map((place, at) => (
          <li key={place.id}>
            <div>
              <strong>{place.name}</strong>{' '}
              <Badge hue={place.state === 'offered' ? 'mango' : 'teal'}>
                {place.offerEndsAt === null
                  ? t.waits
                  : t.offered({ when: formatInstant(place.offerEndsAt, lang) })}
              </Badge>
              <br />
              <span className={css.quiet}>
                {place.against ?? t.since({ when: formatInstant(place.since, lang) })}
              </span>
            </div>
            <div className={own.acts}>
              <Button
                look="quiet"
                size="small"
                aria-label={t.up({ name: place.name })}
                disabled={busy || at === 0}
                onClick={() => swap(at, -1)}
              >
                <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                size="small"
                aria-label={t.down({ name: place.name })}
                disabled={busy || at === of.places.length - 1}
                onClick={() => swap(at, 1)}
              >
                <IconArrowDown size={20} stroke={1.75} aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                size="small"
                aria-label={t.removeOf({ name: place.name })}
                disabled={busy}
                onClick={() => void remove(place)}
              >
                {t.remove}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <FormError message={order.fault ?? leave.fault} />
    </>
  );
}

function Hours({ of }: { of: WaitingList }) {
  const t = useTexts('waiting').admin;
  const order = useOrder(of);
  const [hours, setHours] = useState(String(of.offerHours));
  return (
    <form
      className={own.hours}
      onSubmit={(event) => {
        event.preventDefault();
        void order.save({ order: of.places.map(({ id }) => id), offerHours: Number(hours) });
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
      <Button type="submit" look="quiet" disabled={order.sending || hours === String(of.offerHours)}>
        {t.save}
      </Button>
      <FormError message={order.fault} />
    </form>
  );
}
