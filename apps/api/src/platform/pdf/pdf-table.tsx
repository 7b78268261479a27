import type { Lang } from '@fasih/messages/texts';
import { formatRupiahPlain } from '@fasih/school/basics/rupiah';
import { Text, type TextProps, View, type ViewProps } from '@react-pdf/renderer';
import { TwoLanguages } from './two-languages.tsx';

type Name = {
  first: string;
  second: string;
  /** The language of `second`. */
  lang: Lang;
};

/** The label cell of a row: the first language above, the second one below in its own style. */
export function NameCell({
  first,
  second,
  lang,
  cell,
  below,
}: Name & { cell: ViewProps['style']; below: TextProps['style'] }) {
  return (
    <View tag="TH" scope="Row" style={cell}>
      <Text>{first}</Text>
      <Text lang={lang} style={below}>
        {second}
      </Text>
    </View>
  );
}

/** A row of a sum: its label, optionally in a second language, and the amount in rupiah. */
export function SumRow({
  first,
  second,
  lang,
  rupiah,
  row,
  look,
}: Omit<Name, 'second'> & {
  second?: string | undefined;
  rupiah: number;
  row: ViewProps['style'];
  look?: TextProps['style'];
}) {
  return (
    <View tag="TR" style={row}>
      {second === undefined ? (
        <Text tag="TH" scope="Row" style={look}>
          {first}
        </Text>
      ) : (
        <TwoLanguages
          tag="TH"
          scope="Row"
          first={first}
          second={second}
          lang={lang}
          between="/"
          look={look}
        />
      )}
      <Text tag="TD" style={look}>
        {formatRupiahPlain(rupiah)}
      </Text>
    </View>
  );
}
