import {
  BOOKING_MODES,
  type BookingSetting,
  saveBookingSetting,
} from '@fasih/school/learning/placing/booking-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice, Choices } from '../../../ui/choice.tsx';
import { FormError } from '../../../ui/fields.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PartHeader } from '../../../ui/page.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { bookingSettingQuery } from '../queries.ts';

/** Who picks teacher and times of a new class. */
export function BookingSettings() {
  const setting = useQuery(bookingSettingQuery);
  return (
    <Loaded query={setting} lines={4}>
      {(record) => <Form key={record.version} record={record} />}
    </Loaded>
  );
}

function Form({ record }: { record: BookingSetting }) {
  const t = useTexts('placing').setting;
  const [mode, setMode] = useState(record.mode);
  const save = useAction(saveBookingSetting, {
    updates: () => bookingSettingQuery,
    onDone: () => notify('good', t.saved),
  });
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        void save.run({ body: { mode, version: record.version } });
      }}
    >
      <PartHeader title={t.title} lead={t.lead} />
      <Choices legend={t.title}>
        {BOOKING_MODES.map((one) => (
          <Choice
            key={one}
            look="card"
            type="radio"
            name="mode"
            checked={mode === one}
            onChange={() => setMode(one)}
          >
            <Titled below={t[`${one}Text`]}>{t[one]}</Titled>
          </Choice>
        ))}
      </Choices>
      <FormError message={save.problem} />
      <Row>
        <Button type="submit" disabled={mode === record.mode} isPending={save.isPending}>
          {t.save}
        </Button>
      </Row>
    </Stack>
  );
}
