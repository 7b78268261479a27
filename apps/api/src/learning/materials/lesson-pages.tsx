import type { Lesson, LessonTask, LessonText } from '@fasih/content/lessons/types';
import { Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { base, GREY, Kawung, LINE } from '../../platform/pdf/pdf-look.tsx';
import { Both, Bubble, Foot, type Frame, Head, Heading, Rule, SentenceRow, words } from './pdf-parts.tsx';
import { Aim, keyed, Tasks } from './pdf-tasks.tsx';
import type { Tone } from './pdf-tones.ts';

const { id, en } = words;

const s = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 18 },
  word: {
    width: 240,
    flexDirection: 'row',
    alignItems: 'center',
    paddingVertical: 5,
    borderBottomWidth: 0.5,
    borderBottomColor: LINE,
  },
  gloss: { flexDirection: 'row', alignItems: 'center' },
  tick: { width: 9, height: 9, borderWidth: 1, borderColor: GREY, borderRadius: 2, marginRight: 9 },
  reading: { borderWidth: 1, padding: 16, borderTopLeftRadius: 3, borderRadius: 14 },
  speech: { flexDirection: 'row', marginBottom: 5 },
  speaker: { width: 78, fontWeight: 800, fontSize: 10 },
  keepFrame: { flex: 1, borderWidth: 1.5, borderRadius: 12, padding: 26 },
});

export function LessonPages({ lesson, ...frame }: Frame & { lesson: Lesson }) {
  const { file, tone } = frame;
  return (
    <>
      <Page size="A4" style={base.page}>
        <Foot {...frame} />
        <Head {...frame} what={{ id: id.lesson, en: en.lesson }} />
        <Aim {...frame} />
        <Heading first={en.words} second={id.words} colour={tone.text} />
        <View tag="L" style={s.grid}>
          {lesson.words.map((word) => (
            <View key={word.en} tag="LI" style={s.word} wrap={false}>
              <View style={s.tick} />
              <View tag="LBody" style={{ flex: 1 }}>
                <View tag="P" style={s.gloss}>
                  <Text style={[base.bold, { flex: 1 }]}>{word.en}</Text>
                  <Text lang="id" style={[base.secondary, { flex: 1 }]}>
                    {word.id}
                  </Text>
                </View>
              </View>
            </View>
          ))}
        </View>
        <Reading text={lesson.texts[file.level]} tone={tone} />
        <Tasks
          tasks={lesson.tasks}
          tone={tone}
          heading={{ first: en.tasks, second: id.tasks }}
          lines={linesFor(lesson.tasks)}
        />
      </Page>
      <KeepPage {...frame} lesson={lesson} />
    </>
  );
}

/** Few questions leave room for longer answers: then the tasks fill their two pages too. */
function linesFor(tasks: readonly LessonTask[]): number {
  return tasks.flatMap(({ items }) => items).length > 12 ? 1 : 2;
}

function Reading({ text, tone }: { text: LessonText; tone: Tone }) {
  const dialogue = text.kind === 'dialogue';
  const [first, second] = dialogue ? [en.dialogue, id.dialogue] : [en.text, id.text];
  return (
    <View wrap={false}>
      <Heading first={first} second={second} colour={tone.text} />
      <View style={[s.reading, { borderColor: tone.text }]}>
        <Text tag="H3" style={{ fontSize: 13, lineHeight: 1.3, fontWeight: 800, marginBottom: 8 }}>
          {text.title}
        </Text>
        {keyed(text.lines).map(({ key, line }) =>
          dialogue ? <Speech key={key} line={line} /> : <Line key={key} line={line} />,
        )}
      </View>
    </View>
  );
}

/** `Name: words` in two columns. */
function Speech({ line }: { line: string }) {
  const cut = line.indexOf(': ');
  return (
    <View tag="P" style={s.speech}>
      <Text style={s.speaker}>{line.slice(0, Math.max(cut, 0))}</Text>
      <Text style={{ flex: 1 }}>{cut < 0 ? line : line.slice(cut + 2)}</Text>
    </View>
  );
}

function Line({ line }: { line: string }) {
  return <Text style={{ marginBottom: 5 }}>{line}</Text>;
}

/** The page to keep: the patterns with their meaning, the words again, and room for own sentences. */
function KeepPage({ lesson, ...frame }: Frame & { lesson: Lesson }) {
  const { tone } = frame;
  return (
    <Page size="A4" style={base.page}>
      <Foot {...frame} />
      <View style={[s.keepFrame, { borderColor: tone.text }]}>
        <Kawung across={16} down={1} size={28} colour={tone.fill} opacity={0.55} />
        <Text
          tag="H2"
          style={{ fontSize: 21, lineHeight: 1.2, fontWeight: 800, marginTop: 18, marginBottom: 5 }}
        >
          {en.keep}
        </Text>
        <Text lang="id" style={base.secondary}>{`${id.keep}. ${id.keepHint}`}</Text>
        <View tag="Table" style={{ marginTop: 12 }}>
          {lesson.keep.map((line) => (
            <SentenceRow key={line.en} line={line} gap={8} />
          ))}
        </View>
        <View style={{ marginTop: 18 }}>
          <Bubble tone={tone}>
            <Both tag="H3" first={en.words} second={id.words} colour={tone.text} />
            <View tag="L" style={[s.grid, { columnGap: 14, marginTop: 3 }]}>
              {lesson.words.map((word) => (
                <View key={word.en} tag="LI">
                  <Text tag="LBody" style={base.bold}>
                    {word.en}
                  </Text>
                </View>
              ))}
            </View>
          </Bubble>
        </View>
        <Heading tag="H3" first={en.ownSentences} second={id.ownSentences} colour={tone.text} />
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <Rule key={line} height={25} />
        ))}
      </View>
    </Page>
  );
}
