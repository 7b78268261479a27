import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { GREY, TEAL } from './pdf-look.tsx';
import type { Name } from './pdf-table.tsx';
import { TwoLanguages } from './two-languages.tsx';

const s = StyleSheet.create({
  head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 20 },
  school: { fontSize: 18, lineHeight: 1.2, fontWeight: 800, color: TEAL, marginBottom: 3 },
  contact: { fontSize: 9, color: GREY },
  title: { fontSize: 20, lineHeight: 1.2, fontWeight: 800, marginBottom: 3 },
  right: { alignItems: 'flex-end' },
});

/** The head of a paper about money: the school and how to reach it, title and number, and `children` below them. */
export function PaperHead({
  school,
  number,
  children,
  ...title
}: Name & {
  school: { name: string; email: string; phone: string };
  number: string;
  children?: ReactNode;
}) {
  return (
    <View style={s.head}>
      <View>
        <Text style={s.school}>{school.name}</Text>
        <Text style={s.contact}>{school.email}</Text>
        <Text style={s.contact}>{school.phone}</Text>
      </View>
      <View style={s.right}>
        <TwoLanguages tag="H1" {...title} between="/" look={s.title} right />
        <Text style={{ fontWeight: 600 }}>{number}</Text>
        {children}
      </View>
    </View>
  );
}
