import type { Lesson, LessonTask, LessonText, TestLesson } from '@fasih/content/lessons/types';
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { RenderCourseFile } from './course-pdf-data.ts';
import { base, GREY, Kawung, LINE, TONES, type Tone } from './pdf-look.tsx';
import { Bubble, Foot, type Frame, Head, Heading, Rule, words } from './pdf-parts.tsx';

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
  tick: { width: 9, height: 9, borderWidth: 1, borderColor: GREY, borderRadius: 2, marginRight: 9 },
  reading: { borderWidth: 1, padding: 16, borderTopLeftRadius: 3, borderRadius: 14 },
  speech: { flexDirection: 'row', marginBottom: 5 },
  speaker: { width: 78, fontWeight: 800, fontSize: 10 },
  task: { marginTop: 12 },
  taskHead: { flexDirection: 'row', alignItems: 'flex-start', marginBottom: 6 },
  badge: { width: 22, height: 22, borderRadius: 11, marginRight: 10, justifyContent: 'center' },
  badgeText: { fontSize: 11, lineHeight: 1, fontWeight: 800, textAlign: 'center' },
  item: { flexDirection: 'row', marginBottom: 2, marginLeft: 32 },
  nr: { width: 18, fontWeight: 600 },
  keepFrame: { flex: 1, borderWidth: 1.5, borderRadius: 12, padding: 26 },
  keepLine: { flexDirection: 'row', paddingVertical: 8, borderBottomWidth: 0.5, borderBottomColor: LINE },
  fields: { flexDirection: 'row', columnGap: 24, marginTop: 16 },
  field: { flex: 1, flexDirection: 'row', alignItems: 'flex-end' },
  row: { flexDirection: 'row', paddingVertical: 7, borderBottomWidth: 0.5, borderBottomColor: LINE },
});

/** Makes one of a meeting's PDFs: A4, fonts embedded, both languages, readable when it is printed in grey. */
export const renderCourseFile: RenderCourseFile = async (file, school) => {
  const frame = { file, school, tone: TONES[file.ageGroup] };
  const { material, meeting } = file;
  const content =
    material.kind !== 'lesson' ? (
      <TestPages {...frame} test={material} />
    ) : file.kind === 'lesson' ? (
      <LessonPages {...frame} lesson={material} />
    ) : (
      <PracticePages {...frame} lesson={material} />
    );
  const title = `${titleOf(file.kind, material.kind)} ${meeting.number}: ${meeting.title.en} – ${file.courseName}`;
  const made = (
    <Document title={title} author={school} subject={meeting.canDo.en} language="en">
      {content}
    </Document>
  );
  return new Uint8Array(await renderToBuffer(made));
};

function titleOf(file: 'lesson' | 'practice', kind: 'lesson' | 'test' | 'final'): string {
  if (kind !== 'lesson') return en.test;
  return file === 'lesson' ? en.lesson : en.practice;
}

function LessonPages({ lesson, ...frame }: Frame & { lesson: Lesson }) {
  const { file, tone } = frame;
  return (
    <>
      <Page size="A4" style={base.page}>
        <Foot {...frame} />
        <Head {...frame} what={{ id: id.lesson, en: en.lesson }} />
        <Aim {...frame} />
        <Heading first={en.words} second={id.words} colour={tone.deep} />
        <View style={s.grid}>
          {lesson.words.map((word) => (
            <View key={word.en} style={s.word} wrap={false}>
              <View style={s.tick} />
              <Text style={[base.bold, { flex: 1 }]}>{word.en}</Text>
              <Text style={[base.second, { flex: 1 }]}>{word.id}</Text>
            </View>
          ))}
        </View>
        <Reading text={lesson.texts[file.level]} tone={tone} />
        <Tasks tasks={lesson.tasks} tone={tone} heading={{ first: en.tasks, second: id.tasks }} lines />
      </Page>
      <KeepPage {...frame} lesson={lesson} />
    </>
  );
}

function Aim({ file, tone }: Frame) {
  const { canDo } = file.meeting;
  return (
    <View style={{ marginTop: 18 }}>
      <Bubble tone={tone}>
        <Text style={[base.second, { fontWeight: 600, color: tone.deep }]}>{`${en.aim} · ${id.aim}`}</Text>
        <Text style={{ fontSize: 12.5, lineHeight: 1.35, fontWeight: 600, marginTop: 3 }}>{canDo.en}</Text>
        <Text style={{ marginTop: 2 }}>{canDo.id}</Text>
      </Bubble>
    </View>
  );
}

function Reading({ text, tone }: { text: LessonText; tone: Tone }) {
  const dialogue = text.kind === 'dialogue';
  const [first, second] = dialogue ? [en.dialogue, id.dialogue] : [en.text, id.text];
  return (
    <View wrap={false}>
      <Heading first={first} second={second} colour={tone.deep} />
      <View style={[s.reading, { borderColor: tone.deep }]}>
        <Text style={{ fontSize: 13, lineHeight: 1.3, fontWeight: 800, marginBottom: 8 }}>{text.title}</Text>
        {keyed(text.lines).map(({ key, line }) =>
          dialogue ? <Speech key={key} line={line} /> : <Line key={key} line={line} />,
        )}
      </View>
    </View>
  );
}

/** Lines with a key each, because a text may say the same line twice. */
function keyed(lines: readonly string[]) {
  return lines.map((line, index) => ({ line, key: `${index + 1}. ${line}` }));
}

/** `Name: words` in two columns. */
function Speech({ line }: { line: string }) {
  const cut = line.indexOf(': ');
  return (
    <View style={s.speech}>
      <Text style={s.speaker}>{line.slice(0, Math.max(cut, 0))}</Text>
      <Text style={{ flex: 1 }}>{cut < 0 ? line : line.slice(cut + 2)}</Text>
    </View>
  );
}

function Line({ line }: { line: string }) {
  return <Text style={{ marginBottom: 5 }}>{line}</Text>;
}

/** Tasks under one heading, which stays with the first of them; no task is torn apart. */
function Tasks(props: {
  tasks: readonly LessonTask[];
  tone: Tone;
  heading: { first: string; second: string };
  lines?: boolean;
}) {
  const { tasks, tone, heading, lines = false } = props;
  return tasks.map((task, index) => (
    <View key={task.title.en} wrap={false}>
      {index === 0 && <Heading {...heading} colour={tone.deep} />}
      <Task task={task} number={index + 1} tone={tone} lines={lines} />
    </View>
  ));
}

function Task(props: { task: LessonTask; number: number; tone: Tone; lines: boolean }) {
  const { task, number, tone, lines } = props;
  return (
    <View style={s.task}>
      <View style={s.taskHead}>
        <View style={[s.badge, { backgroundColor: tone.badge }]}>
          <Text style={[s.badgeText, { color: tone.on }]}>{number}</Text>
        </View>
        <View style={{ flex: 1 }}>
          <Text style={{ fontSize: 12, lineHeight: 1.3, fontWeight: 800 }}>{task.title.en}</Text>
          <Text>{task.instruction.en}</Text>
          <Text style={base.second}>{`${task.title.id}. ${task.instruction.id}`}</Text>
        </View>
      </View>
      {keyed(task.items).map(({ key, line }, index) => (
        <View key={key}>
          <Numbered number={index + 1} text={line} />
          {lines && (
            <View style={{ marginLeft: 50 }}>
              <Rule height={16} />
            </View>
          )}
        </View>
      ))}
    </View>
  );
}

function Numbered({ number, text }: { number: number; text: string }) {
  return (
    <View style={s.item}>
      <Text style={s.nr}>{`${number}.`}</Text>
      <Text style={{ flex: 1 }}>{text}</Text>
    </View>
  );
}

/** The page to keep: the patterns with their meaning, the words again, and room for own sentences. */
function KeepPage({ lesson, ...frame }: Frame & { lesson: Lesson }) {
  const { tone } = frame;
  return (
    <Page size="A4" style={base.page}>
      <Foot {...frame} />
      <View style={[s.keepFrame, { borderColor: tone.deep }]}>
        <Kawung across={16} down={1} size={28} colour={tone.fill} opacity={0.55} />
        <Text style={{ fontSize: 21, lineHeight: 1.2, fontWeight: 800, marginTop: 18, marginBottom: 5 }}>
          {en.keep}
        </Text>
        <Text style={base.second}>{`${id.keep}. ${id.keepHint}`}</Text>
        <View style={{ marginTop: 12 }}>
          {lesson.keep.map((line) => (
            <View key={line.en} style={s.keepLine} wrap={false}>
              <Text style={[base.bold, { flex: 1, paddingRight: 14 }]}>{line.en}</Text>
              <Text style={[base.second, { flex: 1 }]}>{line.id}</Text>
            </View>
          ))}
        </View>
        <View style={{ marginTop: 18 }}>
          <Bubble tone={tone}>
            <Text
              style={[base.second, { fontWeight: 600, color: tone.deep }]}
            >{`${en.words} · ${id.words}`}</Text>
            <View style={[s.grid, { columnGap: 14, marginTop: 3 }]}>
              {lesson.words.map((word) => (
                <Text key={word.en} style={base.bold}>
                  {word.en}
                </Text>
              ))}
            </View>
          </Bubble>
        </View>
        <Heading first={en.ownSentences} second={id.ownSentences} colour={tone.deep} />
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <Rule key={line} height={25} />
        ))}
      </View>
    </Page>
  );
}

function PracticePages({ lesson, ...frame }: Frame & { lesson: Lesson }) {
  const { tone } = frame;
  return (
    <>
      <Page size="A4" style={base.page}>
        <Foot {...frame} />
        <Head {...frame} what={{ id: id.practice, en: en.practice }} />
        <NameFields />
        {lesson.practice.map((exercise, index) => (
          <View key={exercise.instruction.en}>
            <View wrap={false} minPresenceAhead={60}>
              <Heading
                first={en.exercise({ number: index + 1 })}
                second={id.exercise({ number: index + 1 })}
                colour={tone.deep}
              />
              <Text style={base.bold}>{exercise.instruction.en}</Text>
              <Text style={[base.second, { marginBottom: 7 }]}>{exercise.instruction.id}</Text>
            </View>
            {exercise.items.map((item, n) => (
              <View key={item.question} style={{ marginLeft: -32, marginBottom: 4 }} wrap={false}>
                <Numbered number={n + 1} text={item.question} />
                {!GAP.test(item.question) && (
                  <View style={{ marginLeft: 50 }}>
                    <Rule height={15} />
                  </View>
                )}
              </View>
            ))}
          </View>
        ))}
      </Page>
      <Page size="A4" style={base.page}>
        <Foot {...frame} />
        <Text style={{ fontSize: 21, lineHeight: 1.2, fontWeight: 800, color: tone.deep }}>{en.key}</Text>
        <Text style={base.second}>{`${id.key}. ${id.keyHint}`}</Text>
        {lesson.practice.map((exercise, index) => (
          <View key={exercise.instruction.en} wrap={false}>
            <Heading first={en.exercise({ number: index + 1 })} second={id.exercise({ number: index + 1 })} />
            {exercise.items.map((item, n) => (
              <View key={item.question} style={{ marginLeft: -32 }}>
                <Numbered number={n + 1} text={item.answer} />
              </View>
            ))}
          </View>
        ))}
      </Page>
    </>
  );
}

/** A question with a gap or with options in brackets is answered in place, others on a line below. */
const GAP = /_{2,}|\([^)]*\/[^)]*\)/;

function NameFields() {
  return (
    <View style={s.fields}>
      {[`${en.name} · ${id.name}`, `${en.date} · ${id.date}`].map((label) => (
        <View key={label} style={s.field}>
          <Text style={[base.second, { marginRight: 8 }]}>{label}</Text>
          <View style={{ flex: 1 }}>
            <Rule height={18} />
          </View>
        </View>
      ))}
    </View>
  );
}

function TestPages({ test, ...frame }: Frame & { test: TestLesson }) {
  const { tone } = frame;
  return (
    <Page size="A4" style={base.page}>
      <Foot {...frame} />
      <Head {...frame} what={{ id: id.test, en: en.test }} />
      <NameFields />
      <Aim {...frame} />
      <Heading first={en.howItGoes} second={id.howItGoes} colour={tone.deep} />
      {test.instructions.map((line, index) => (
        <View key={line.en} style={{ flexDirection: 'row', marginBottom: 6 }} wrap={false}>
          <Text style={s.nr}>{`${index + 1}.`}</Text>
          <View style={{ flex: 1 }}>
            <Text>{line.en}</Text>
            <Text style={base.second}>{line.id}</Text>
          </View>
        </View>
      ))}
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
      <Heading first={en.criteria} second={id.criteria} colour={tone.deep} />
      {test.criteria.map(({ name, points, full }) => (
        <View key={name.en} style={s.row}>
          <View style={{ width: 140, paddingRight: 10 }}>
            <Text style={base.bold}>{name.en}</Text>
            <Text style={base.second}>{name.id}</Text>
          </View>
          <View style={{ flex: 1, paddingRight: 10 }}>
            <Text>{full.en}</Text>
            <Text style={base.second}>{full.id}</Text>
          </View>
          <Text style={{ width: 62, textAlign: 'right', fontWeight: 600 }}>{`____ / ${points}`}</Text>
        </View>
      ))}
      <View style={[s.row, { borderBottomWidth: 0, justifyContent: 'space-between' }]}>
        <Text style={{ fontWeight: 800 }}>{`${en.total} · ${id.total}`}</Text>
        <Text style={{ fontWeight: 800 }}>{`____ / ${total}`}</Text>
      </View>
    </View>
  );
}
