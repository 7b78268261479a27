import type { Lang } from '@fasih/messages/texts';
import { formatRupiahPlain } from '@fasih/school/basics/rupiah';
import { StyleSheet, Text, type TextProps, View, type ViewProps } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { GREY, INK, LINE } from './pdf-look.tsx';
import { TwoLanguages } from './two-languages.tsx';

const s = StyleSheet.create({
  fact: { flexDirection: 'row', paddingVertical: 6, borderBottomWidth: 0.5, borderBottomColor: LINE },
  label: { width: 150 },
  second: { fontSize: 9, color: GREY },
  value: { flex: 1, fontWeight: 600 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 3 },
  sumLabel: { flex: 1, paddingRight: 12 },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    marginTop: 6,
    paddingTop: 8,
    borderTopWidth: 1.5,
    borderTopColor: INK,
  },
  big: { fontSize: 13, lineHeight: 1.2, fontWeight: 800 },
});

/** A label in two languages. */
export type Name = {
  first: string;
  second: string;
  /** The language of `second`. */
  lang: Lang;
};

/** A row with a fact: its label, the second language below the first, and beside it `children`, the cell. */
export function FactRow({ first, second, lang, children }: Name & { children: ReactNode }) {
  return (
    <View tag="TR" style={s.fact}>
      <View tag="TH" scope="Row" style={s.label}>
        <Text>{first}</Text>
        <Text lang={lang} style={s.second}>
          {second}
        </Text>
      </View>
      {children}
    </View>
  );
}

/** A row with a fact in words, and `more` below it. */
export function ValueRow({ value, more, ...name }: Name & { value: string; more?: string }) {
  return (
    <FactRow {...name}>
      <View tag="TD" style={s.value}>
        <Text>{value}</Text>
        {more !== undefined && <Text>{more}</Text>}
      </View>
    </FactRow>
  );
}

type Sum = Omit<Name, 'second'> & {
  second?: string | undefined;
  rupiah: number;
  /** Stands below the label. */
  children?: ReactNode;
};

/** A row of a sum: its label, optionally in a second language, and the amount in rupiah. */
export const SumRow = (sum: Sum) => <Amount {...sum} row={s.sum} />;

/** The last row of a sum, under a line. */
export const TotalRow = (sum: Sum) => <Amount {...sum} row={s.total} look={s.big} />;

function Amount({
  first,
  second,
  lang,
  rupiah,
  children,
  row,
  look,
}: Sum & { row: ViewProps['style']; look?: TextProps['style'] }) {
  return (
    <View tag="TR" style={row}>
      <View tag="TH" scope="Row" style={s.sumLabel}>
        {second === undefined ? (
          <Text style={look}>{first}</Text>
        ) : (
          <TwoLanguages first={first} second={second} lang={lang} between="/" look={look} />
        )}
        {children}
      </View>
      <Text tag="TD" style={look}>
        {formatRupiahPlain(rupiah)}
      </Text>
    </View>
  );
}
