import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { CardSection } from '../../ui/page.tsx';
import { type RecordFields, RecordForm, type Versioned } from '../../ui/record-form.tsx';

type Props<V extends Record<string, unknown>, R extends Versioned> = {
  /** The heading, what it is for, and the names of the fields. */
  texts: Record<'title' | 'lead' | 'save' | 'saved' | (keyof V & string), string>;
  schema: z.ZodMiniType<V, V>;
  record: R;
  /** What of the record is edited here. */
  keys: readonly (keyof V & string)[];
  send: (input: { body: V & { version: number } }) => Promise<R>;
  children: (form: RecordFields<V>) => ReactNode;
};

/** One record of the settings in a card, edited where it is shown. */
export function RecordCard<V extends Record<string, unknown>, R extends V & Versioned>({
  texts,
  schema,
  record,
  keys,
  send,
  children,
}: Props<V, R>) {
  return (
    <CardSection title={texts.title} lead={texts.lead}>
      <RecordForm
        schema={schema}
        record={record}
        valuesOf={(one) => Object.fromEntries(keys.map((key) => [key, one[key]])) as V}
        fields={keys.map((key) => ({ key, label: texts[key] }))}
        save={(values, version) => send({ body: { ...values, version } })}
        saveLabel={texts.save}
        savedText={() => texts.saved}
      >
        {children}
      </RecordForm>
    </CardSection>
  );
}
