import { type ItemDetail, retireItem } from '@fasih/school/assessment/banks/contract';
import { useState } from 'react';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Notice } from '../../ui/basics.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Part } from '../../ui/page.tsx';
import { BANK_READS } from './queries.ts';

/** Takes a question out of new tests with a reason, or brings it back. A question that every test needs stays. */
export function Retirement({ item }: { item: ItemDetail }) {
  const t = useTexts('banks').retire;
  const words = useTexts('staff');
  const fields = useTexts('common').fields;
  const lang = useLang();
  const { bankId, itemId, retired, retirement } = item;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const change = useAction(retireItem, {
    invalidates: BANK_READS,
    onDone: (_, { body }) => {
      setReason('');
      setDone(body.retired ? t.done({ id: itemId }) : t.back({ id: itemId }));
    },
  });
  const submit = () => {
    if (reason.trim() === '') setMissing(true);
    else void change.run({ params: { bankId, itemId }, body: { retired: !retired, reason: reason.trim() } });
  };
  const isNeeded = !retired && item.neededByForm;
  return (
    <Part title={t.title}>
      <p>
        {isNeeded
          ? t.needed
          : retirement === null
            ? t.live
            : t.retired({ when: formatInstant(retirement.at, lang), reason: retirement.reason })}
      </p>
      {!isNeeded && (
        <Form
          isAtEnd
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          state={change}
          submitLabel={retired ? t.bringBack : t.retire}
          pendingLabel={words.sending}
          look={retired ? 'teal' : 'red'}
        >
          {done !== null && <Notice kind="good">{done}</Notice>}
          <TextField
            label={t.reason}
            description={t.reasonHint}
            value={reason}
            maxLength={300}
            required
            error={isMissing ? fields.required : undefined}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setMissing(false);
            }}
          />
        </Form>
      )}
    </Part>
  );
}
