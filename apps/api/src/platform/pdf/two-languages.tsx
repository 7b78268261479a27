import type { Lang } from '@fasih/messages/texts';
import { StyleSheet, Text, type TextProps, View } from '@react-pdf/renderer';
import type {} from './tagged-pdf.ts';

const s = StyleSheet.create({ line: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 3 } });

/** The language in which a document says everything a second time. */
export const otherLang = (lang: Lang): Lang => (lang === 'id' ? 'en' : 'id');

/** A PDF label in two languages on one line, each read out in its own language. */
export function TwoLanguages(props: {
  first: string;
  second: string;
  /** The language of `second`. */
  lang: Lang;
  between: '·' | '/';
  tag?: 'P' | 'H1' | 'H3' | 'TH';
  scope?: 'Row' | 'Column';
  look?: TextProps['style'];
  right?: boolean;
}) {
  const { first, second, lang, between, tag = 'P', scope, look, right } = props;
  return (
    <View tag={tag} scope={scope} style={[s.line, { justifyContent: right ? 'flex-end' : 'flex-start' }]}>
      <Text style={look}>{first}</Text>
      <Text lang={lang} style={look}>{`${between} ${second}`}</Text>
    </View>
  );
}
