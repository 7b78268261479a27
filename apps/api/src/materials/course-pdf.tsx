import type { Lesson, LessonTask, LessonText, TestLesson } from '@fasih/content/lessons/types';
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { renderTagged } from '../outside/tagged-pdf.ts';
import type { RenderCourseFile } from './course-pdf-data.ts';
import { base, GREY, Kawung, LINE, TONES, type Tone } from './pdf-look.tsx';
import { Both, Bubble, Foot, type Frame, Head, Heading, Rule, words } from './pdf-parts.tsx';

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
  task: { marginTop: 12 },
  taskHead: { marginLeft: 32, marginBottom: 6 },
  badge: {
    position: 'absolute',
    left: -32,
    width: 22,
    height: 22,
    borderRadius: 11,
    justifyContent: 'center',
  },
  badgeText: { fontSize: 11, lineHeight: 1, fontWeight: 800, textAlign: 'center' },
  items: { marginLeft: 32 },
  item: { flexDirection: 'row', marginBottom: 2 },
  nr: { width: 18, fontWeight: 600 },
  keepFrame: { flex: 1, borderWidth: 1.5, borderRadius: 12, padding: 26 },
  keepLine: { flexDirection: 'row', paddingVertical: 8, borderBottomWidth: 0.5, borderBottomColor: LINE },
  fields: { flexDirection: 'row', columnGap: 24, marginTop: 16 },
  field: { flex: 1, flexDirection: 'row', alignItems: 'flex-end' },
  row: { flexDirection: 'row', paddingVertical: 7, borderBottomWidth: 0.5, borderBottomColor: LINE },
  criterion: { width: 140, paddingRight: 10 },
  full: { flex: 1, paddingRight: 10 },
  points: { width: 72, alignItems: 'flex-end' },
  total: { fontWeight: 800 },
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
  return renderTagged(made);
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
        <View tag="L" style={s.grid}>
          {lesson.words.map((word) => (
            <View key={word.en} tag="LI" style={s.word} wrap={false}>
              <View style={s.tick} />
              <View tag="LBody" style={{ flex: 1 }}>
                <View tag="P" style={s.gloss}>
                  <Text style={[base.bold, { flex: 1 }]}>{word.en}</Text>
                  <Text lang="id" style={[base.second, { flex: 1 }]}>
                    {word.id}
                  </Text>
                </View>
              </View>
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
        <Both first={en.aim} second={id.aim} colour={tone.deep} />
        <Text style={{ fontSize: 12.5, lineHeight: 1.35, fontWeight: 600, marginTop: 3 }}>{canDo.en}</Text>
        <Text lang="id" style={{ marginTop: 2 }}>
          {canDo.id}
        </Text>
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

/** Lines with a key each, because a text may say the same line twice. */
function keyed(lines: readonly string[]) {
  return lines.map((line, index) => ({ line, key: `${index + 1}. ${line}` }));
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
        <View tag="H3">
          <View style={[s.badge, { backgroundColor: tone.badge }]}>
            <Text style={[s.badgeText, { color: tone.on }]} spoken={`${number}. `}>
              {number}
            </Text>
          </View>
          <Text style={{ fontSize: 12, lineHeight: 1.3, fontWeight: 800 }}>{task.title.en}</Text>
        </View>
        <Text>{task.instruction.en}</Text>
        <Text lang="id" style={base.second}>{`${task.title.id}. ${task.instruction.id}`}</Text>
      </View>
      <View tag="L" style={s.items}>
        {keyed(task.items).map(({ key, line }, index) => (
          <View key={key}>
            <Numbered number={index + 1} text={line} />
            {lines && <AnswerLine height={16} />}
          </View>
        ))}
      </View>
    </View>
  );
}

/** An item of a list. */
function Numbered({ number, text }: { number: number; text: string }) {
  return (
    <View tag="LI" style={s.item}>
      <Text tag="Lbl" style={s.nr}>{`${number}.`}</Text>
      <Text tag="LBody" style={{ flex: 1 }}>
        {text}
      </Text>
    </View>
  );
}

function AnswerLine({ height }: { height: number }) {
  return (
    <View style={{ marginLeft: 18 }}>
      <Rule height={height} />
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
        <Text
          tag="H2"
          style={{ fontSize: 21, lineHeight: 1.2, fontWeight: 800, marginTop: 18, marginBottom: 5 }}
        >
          {en.keep}
        </Text>
        <Text lang="id" style={base.second}>{`${id.keep}. ${id.keepHint}`}</Text>
        <View tag="Table" style={{ marginTop: 12 }}>
          {lesson.keep.map((line) => (
            <View key={line.en} tag="TR" style={s.keepLine} wrap={false}>
              <Text tag="TH" scope="Row" style={[base.bold, { flex: 1, paddingRight: 14 }]}>
                {line.en}
              </Text>
              <Text tag="TD" lang="id" style={[base.second, { flex: 1 }]}>
                {line.id}
              </Text>
            </View>
          ))}
        </View>
        <View style={{ marginTop: 18 }}>
          <Bubble tone={tone}>
            <Both tag="H3" first={en.words} second={id.words} colour={tone.deep} />
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
        <Heading tag="H3" first={en.ownSentences} second={id.ownSentences} colour={tone.deep} />
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
              <Text lang="id" style={[base.second, { marginBottom: 7 }]}>
                {exercise.instruction.id}
              </Text>
            </View>
            <View tag="L">
              {exercise.items.map((item, n) => (
                <View key={item.question} style={{ marginBottom: 4 }} wrap={false}>
                  <Numbered number={n + 1} text={item.question} />
                  {!GAP.test(item.question) && <AnswerLine height={15} />}
                </View>
              ))}
            </View>
          </View>
        ))}
      </Page>
      <Page size="A4" style={base.page}>
        <Foot {...frame} />
        <Text tag="H2" style={{ fontSize: 21, lineHeight: 1.2, fontWeight: 800, color: tone.deep }}>
          {en.key}
        </Text>
        <Text lang="id" style={base.second}>{`${id.key}. ${id.keyHint}`}</Text>
        {lesson.practice.map((exercise, index) => (
          <View key={exercise.instruction.en} wrap={false}>
            <Heading
              tag="H3"
              first={en.exercise({ number: index + 1 })}
              second={id.exercise({ number: index + 1 })}
            />
            <View tag="L">
              {exercise.items.map((item, n) => (
                <Numbered key={item.question} number={n + 1} text={item.answer} />
              ))}
            </View>
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
      {(['name', 'date'] as const).map((field) => (
        <View key={field} style={s.field}>
          <Both first={en[field]} second={id[field]} />
          <View style={{ flex: 1, marginLeft: 8 }}>
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
      <View tag="L">
        {test.instructions.map((line, index) => (
          <View key={line.en} tag="LI" style={{ flexDirection: 'row', marginBottom: 6 }} wrap={false}>
            <Text tag="Lbl" style={s.nr}>{`${index + 1}.`}</Text>
            <View tag="LBody" style={{ flex: 1 }}>
              <Text>{line.en}</Text>
              <Text lang="id" style={base.second}>
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
      <Heading first={en.criteria} second={id.criteria} colour={tone.deep} />
      <View tag="Table">
        <View tag="TR" style={s.row}>
          {(['criterion', 'full', 'points'] as const).map((column) => (
            <View key={column} tag="TH" scope="Column" style={s[column]}>
              <Both first={en[column]} second={id[column]} colour={tone.deep} />
            </View>
          ))}
        </View>
        {test.criteria.map(({ name, points, full }) => (
          <View key={name.en} tag="TR" style={s.row}>
            <View tag="TH" scope="Row" style={s.criterion}>
              <Text style={base.bold}>{name.en}</Text>
              <Text lang="id" style={base.second}>
                {name.id}
              </Text>
            </View>
            <View tag="TD" style={s.full}>
              <Text>{full.en}</Text>
              <Text lang="id" style={base.second}>
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
