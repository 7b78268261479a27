import {
  type ChildDevice,
  endChildDevice,
  listChildDevices,
} from '@fasih/school/people/child-devices/contract';
import type { Learner } from '@fasih/school/people/learners/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { live, queryOf } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { confirm, notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { Muted, Row, Stack } from '../../ui/layout.tsx';
import { LoadedPart } from '../../ui/loaded.tsx';
import { Part } from '../../ui/page.tsx';
import { LinkDevice } from './link-device.tsx';

const devicesQuery = { ...queryOf(listChildDevices, {}), ...live };

/** A child's own devices on the family's page: connect one, see when it was used, end it. */
export function ChildDevices({ learner }: { learner: Pick<Learner, 'id' | 'name' | 'consentNeeded'> }) {
  const t = useTexts('childDevices').parent;
  const devices = useQuery(devicesQuery);
  const [isLinking, setLinking] = useState(false);
  return (
    <Part title={t.title} level="h3" lead={t.lead} isRepeated>
      <LoadedPart query={devices} lines={1}>
        {({ data }) => {
          const own = data.filter(({ learnerId }) => learnerId === learner.id);
          if (own.length === 0) return <Muted>{t.none}</Muted>;
          return (
            <Stack as="ul" gap={3}>
              {own.map((device) => (
                <Device key={device.id} device={device} />
              ))}
            </Stack>
          );
        }}
      </LoadedPart>
      {learner.consentNeeded ? (
        <Muted>{t.consentFirst}</Muted>
      ) : (
        <Row>
          <Button
            look="quiet"
            size="small"
            aria-label={t.addFor({ name: learner.name })}
            onClick={() => setLinking(true)}
          >
            {t.add}
          </Button>
        </Row>
      )}
      {isLinking && <LinkDevice learner={learner} onClose={() => setLinking(false)} />}
    </Part>
  );
}

function Device({ device: { id, name, linkEndsAt, lastSeenAt } }: { device: ChildDevice }) {
  const t = useTexts('childDevices').parent;
  const lang = useLang();
  const problemText = useProblemText();
  const end = useAction(endChildDevice, {
    invalidates: [listChildDevices],
    onDone: () => notify('good', t.ended),
    onError: (error) => notify('bad', problemText(error)),
  });
  const ask = async () => {
    const { title, text, no, yes } = t.endAsk;
    if (await confirm({ title: title({ name }), text, no, yes, grave: true }))
      await end.run({ params: { deviceId: id } });
  };
  return (
    <Row as="li" justify="between">
      <div>
        <strong>{name}</strong>
        <br />
        <Muted size="small">
          {linkEndsAt === null
            ? lastSeenAt !== null && t.seen({ when: formatInstant(lastSeenAt, lang) })
            : t.waiting({ when: formatInstant(linkEndsAt, lang) })}
        </Muted>
      </div>
      <Button
        look="plain"
        size="small"
        aria-label={t.endOf({ name })}
        isPending={end.isPending}
        onClick={() => void ask()}
      >
        {t.end}
      </Button>
    </Row>
  );
}
