import type { LessonTask } from '@fasih/content/lessons/types';
import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { base } from '../../platform/pdf/pdf-look.tsx';
import { Both, Bubble, type Frame, Heading, Rule, words } from './pdf-parts.tsx';
import type { Tone } from './pdf-tones.ts';

const { id, en } = words;

const s = StyleSheet.create({
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
  fields: { flexDirection: 'row', columnGap: 24, marginTop: 16 },
  field: { flex: 1, flexDirection: 'row', alignItems: 'flex-end' },
});

/** What one can do after this meeting. */
export function Aim({ file, tone }: Frame) {
  const { canDo } = file.meeting;
  return (
    <View style={{ marginTop: 18 }}>
      <Bubble tone={tone}>
        <Both first={en.aim} second={id.aim} colour={tone.text} />
        <Text style={{ fontSize: 12.5, lineHeight: 1.35, fontWeight: 600, marginTop: 3 }}>{canDo.en}</Text>
        <Text lang="id" style={{ marginTop: 2 }}>
          {canDo.id}
        </Text>
      </Bubble>
    </View>
  );
}

/** For paper: who did it, and when. */
export function NameFields() {
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

/** Lines with a key each, because a text may say the same line twice. */
export function keyed(lines: readonly string[]) {
  return lines.map((line, index) => ({ line, key: `${index + 1}. ${line}` }));
}

const ANSWER_LINES = ['first', 'second'];

/** Tasks under one heading, which stays with the first of them; no task is torn apart. */
export function Tasks(props: {
  tasks: readonly LessonTask[];
  tone: Tone;
  heading: { first: string; second: string };
  lines?: number;
}) {
  const { tasks, tone, heading, lines = 0 } = props;
  return tasks.map((task, index) => (
    <View key={task.title.en} wrap={false} break={lines > 0 && index === 0}>
      {index === 0 && <Heading {...heading} colour={tone.text} />}
      <Task task={task} number={index + 1} tone={tone} lines={lines} />
    </View>
  ));
}

function Task(props: { task: LessonTask; number: number; tone: Tone; lines: number }) {
  const { task, number, tone, lines } = props;
  return (
    <View style={s.task}>
      <View style={s.taskHead}>
        <View tag="H3">
          <View style={[s.badge, { backgroundColor: tone.badge }]}>
            <Text style={[s.badgeText, { color: tone.onBadge }]} spoken={`${number}. `}>
              {number}
            </Text>
          </View>
          <Text style={{ fontSize: 12, lineHeight: 1.3, fontWeight: 800 }}>{task.title.en}</Text>
        </View>
        <Text>{task.instruction.en}</Text>
        <Text lang="id" style={base.secondary}>{`${task.title.id}. ${task.instruction.id}`}</Text>
      </View>
      <View tag="L" style={s.items}>
        {keyed(task.items).map(({ key, line }, index) => (
          <View key={key}>
            <Numbered number={index + 1} text={line} />
            {ANSWER_LINES.slice(0, lines).map((line) => (
              <AnswerLine key={line} />
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}

/** An item of a list. */
export function Numbered({ number, text }: { number: number; text: string }) {
  return (
    <View tag="LI" style={s.item}>
      <Text tag="Lbl" style={s.nr}>{`${number}.`}</Text>
      <Text tag="LBody" style={{ flex: 1 }}>
        {text}
      </Text>
    </View>
  );
}

/** A question with a gap or with options in brackets is answered in place, others on a line below. */
export const answeredInPlace = (question: string) => /_{2,}|\([^)]*\/[^)]*\)/.test(question);

/** Room to write with a pen: about 8 mm. */
export function AnswerLine() {
  return (
    <View style={{ marginLeft: 18 }}>
      <Rule height={23} />
    </View>
  );
}
