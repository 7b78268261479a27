import type { TestLesson } from '@fasih/content/lessons/types';
import { Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { base, LINE } from '../../platform/pdf/pdf-look.tsx';
import { Both, Foot, type Frame, Head, Heading, words } from './pdf-parts.tsx';
import { Aim, NameFields, Tasks } from './pdf-tasks.tsx';
import type { Tone } from './pdf-tones.ts';

const { id, en } = words;

const s = StyleSheet.create({
  nr: { width: 18, fontWeight: 600 },
  row: { flexDirection: 'row', paddingVertical: 7, borderBottomWidth: 0.5, borderBottomColor: LINE },
  criterion: { width: 140, paddingRight: 10 },
  full: { flex: 1, paddingRight: 10 },
  points: { width: 72, alignItems: 'flex-end' },
  total: { fontWeight: 800 },
});

export function TestPages({ test, ...frame }: Frame & { test: TestLesson }) {
  const { tone } = frame;
  return (
    <Page size="A4" style={base.page}>
      <Foot {...frame} />
      <Head {...frame} what={{ id: id.test, en: en.test }} />
      <NameFields />
      <Aim {...frame} />
      <Heading first={en.howItGoes} second={id.howItGoes} colour={tone.text} />
      <View tag="L">
        {test.instructions.map((line, index) => (
          <View key={line.en} tag="LI" style={{ flexDirection: 'row', marginBottom: 6 }} wrap={false}>
            <Text tag="Lbl" style={s.nr}>{`${index + 1}.`}</Text>
            <View tag="LBody" style={{ flex: 1 }}>
              <Text>{line.en}</Text>
              <Text lang="id" style={base.secondary}>
                {line.id}
              </Text>
            </View>
          </View>
        ))}
      </View>
      <Tasks tasks={test.tasks} tone={tone} heading={{ first: en.testTasks, second: id.testTasks }} />
      <Criteria test={test} tone={tone} />
    </Page>
  );
}

/** What counts, what full points look like, and room for the points given. */
function Criteria({ test, tone }: { test: TestLesson; tone: Tone }) {
  const total = test.criteria.reduce((sum, { points }) => sum + points, 0);
  return (
    <View wrap={false}>
      <Heading first={en.criteria} second={id.criteria} colour={tone.text} />
      <View tag="Table">
        <View tag="TR" style={s.row}>
          {(['criterion', 'full', 'points'] as const).map((column) => (
            <View key={column} tag="TH" scope="Column" style={s[column]}>
              <Both first={en[column]} second={id[column]} colour={tone.text} />
            </View>
          ))}
        </View>
        {test.criteria.map(({ name, points, full }) => (
          <View key={name.en} tag="TR" style={s.row}>
            <View tag="TH" scope="Row" style={s.criterion}>
              <Text style={base.bold}>{name.en}</Text>
              <Text lang="id" style={base.secondary}>
                {name.id}
              </Text>
            </View>
            <View tag="TD" style={s.full}>
              <Text>{full.en}</Text>
              <Text lang="id" style={base.secondary}>
                {full.id}
              </Text>
            </View>
            <View tag="TD" style={s.points}>
              <Text style={base.bold}>{`____ / ${points}`}</Text>
            </View>
          </View>
        ))}
        <View tag="TR" style={[s.row, { borderBottomWidth: 0 }]}>
          <View tag="TH" scope="Row" style={[s.criterion, { flexDirection: 'row', columnGap: 4 }]}>
            <Text style={s.total}>{en.total}</Text>
            <Text lang="id" style={s.total}>{`· ${id.total}`}</Text>
          </View>
          <View tag="TD" style={s.full} />
          <View tag="TD" style={s.points}>
            <Text style={s.total}>{`____ / ${total}`}</Text>
          </View>
        </View>
      </View>
    </View>
  );
}
