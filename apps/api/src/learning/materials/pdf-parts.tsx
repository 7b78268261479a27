import type { Lesson } from '@fasih/content/lessons/types';
import { type Lang, textsIn } from '@fasih/messages/texts';
import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { base, GREY, INK, Kawung, LINE } from '../../platform/pdf/pdf-look.tsx';
import { TwoLanguages } from '../../platform/pdf/two-languages.tsx';
import type { CourseFile } from './course-pdf-data.ts';
import type { Tone } from './pdf-tones.ts';

const en = textsIn('en').materials.pdf;
const id = textsIn('id').materials.pdf;
/** A word of the documents in one language; the lesson's language, English, comes first on paper. */
export const words: Record<Lang, typeof id> = { id, en };

const s = StyleSheet.create({
  head: { marginTop: -46, marginHorizontal: -48, paddingTop: 30, paddingHorizontal: 48, paddingBottom: 22 },
  pattern: { position: 'absolute', top: 0, right: 0 },
  line: { flexDirection: 'row', alignItems: 'flex-end', columnGap: 12, marginBottom: 20 },
  school: { fontSize: 12, lineHeight: 1.2, fontWeight: 800 },
  title: { flexDirection: 'row', alignItems: 'center' },
  number: { width: 62, height: 62, borderRadius: 31, marginRight: 18, justifyContent: 'center' },
  figure: { fontSize: 26, lineHeight: 1, fontWeight: 800, textAlign: 'center' },
  big: { fontSize: 21, lineHeight: 1.15, fontWeight: 800, marginBottom: 4 },
  path: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', marginTop: 20 },
  heading: { marginTop: 18, marginBottom: 7, flexDirection: 'row', alignItems: 'flex-end' },
  headingText: { fontSize: 14, lineHeight: 1.2, fontWeight: 800, marginRight: 7 },
  headingSecond: { fontSize: 9.5, lineHeight: 1.3, color: GREY },
  bubble: {
    padding: 13,
    borderTopLeftRadius: 3,
    borderTopRightRadius: 14,
    borderBottomLeftRadius: 14,
    borderBottomRightRadius: 14,
  },
  sentence: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: LINE },
  rule: { borderBottomWidth: 0.75, borderBottomColor: '#9AA7B0', borderBottomStyle: 'dotted' },
});

/** What every page of a course's PDF needs to know. */
export type Frame = { file: CourseFile; school: string; tone: Tone };

/** The top of the first page: school, course, number, title in both languages, and the place of the meeting on the path. */
export function Head({ file, school, tone, what }: Frame & { what: { id: string; en: string } }) {
  const { meeting } = file;
  return (
    <View style={[s.head, { backgroundColor: tone.background }]}>
      <View style={s.pattern}>
        <Kawung across={5} down={5} size={38} colour={tone.fill} opacity={0.16} />
      </View>
      <View style={s.line}>
        <Text style={[s.school, { color: tone.text }]}>{school}</Text>
        <Text style={{ fontSize: 10, lineHeight: 1.4, fontWeight: 600 }}>{courseLine(file)}</Text>
      </View>
      <View style={s.title}>
        <View style={[s.number, { backgroundColor: tone.badge }]}>
          <Text style={[s.figure, { color: tone.onBadge }]} spoken={en.meeting({ number: meeting.number })}>
            {meeting.number}
          </Text>
        </View>
        <View style={{ flex: 1 }}>
          <Both first={what.en} second={what.id} colour={tone.text} />
          <Text tag="H1" style={s.big}>
            {meeting.title.en}
          </Text>
          <Text lang="id" style={{ fontSize: 11.5, lineHeight: 1.25 }}>
            {meeting.title.id}
          </Text>
        </View>
      </View>
      <Path file={file} tone={tone} />
    </View>
  );
}

/** The course as stepping stones: done, this one, to come; the tests are larger and square. Shape tells, not colour alone. */
function Path({ file, tone }: { file: CourseFile; tone: Tone }) {
  const tests = file.outline.filter(({ kind }) => kind !== 'lesson').map(({ number }) => `${number}`);
  const alt = en.path({
    number: file.meeting.number,
    meetings: file.outline.length,
    tests: new Intl.ListFormat('en').format(tests),
  });
  return (
    <View style={s.path} tag="Figure" alt={alt}>
      {file.outline.map(({ number, kind }) => {
        const here = number === file.meeting.number;
        const side = here ? 22 : kind === 'lesson' ? 9 : 13;
        const past = number < file.meeting.number;
        return (
          <View
            key={number}
            style={{
              width: side,
              height: side,
              borderRadius: kind === 'lesson' ? side / 2 : 3,
              justifyContent: 'center',
              backgroundColor: here || past ? tone.badge : '#FFFFFF',
              borderWidth: 1,
              borderColor: tone.text,
            }}
          >
            {here && (
              <Text
                style={{
                  fontSize: 9.5,
                  lineHeight: 1,
                  fontWeight: 800,
                  textAlign: 'center',
                  color: tone.onBadge,
                }}
              >
                {number}
              </Text>
            )}
          </View>
        );
      })}
    </View>
  );
}

type BothLanguages = { first: string; second: string; colour?: string };

/** A heading in both languages that is never left alone at the end of a page. */
export function Heading(props: BothLanguages & { tag?: 'H2' | 'H3' }) {
  const { first, second, colour = INK, tag = 'H2' } = props;
  return (
    <View tag={tag} style={s.heading} minPresenceAhead={70}>
      <Text style={[s.headingText, { color: colour }]}>{first}</Text>
      <Text lang="id" style={s.headingSecond}>
        {second}
      </Text>
    </View>
  );
}

/** A small label in both languages on one line. */
export function Both(props: BothLanguages & { tag?: 'P' | 'H3' }) {
  const { first, second, colour = GREY, tag = 'P' } = props;
  const look = [base.secondary, { color: colour, fontWeight: colour === GREY ? 400 : 600 }];
  return <TwoLanguages tag={tag} first={first} second={second} lang="id" between="·" look={look} />;
}

/** A box with one tight corner and three round ones, as a speech bubble has. */
export function Bubble({ tone, children }: { tone: Tone; children: React.ReactNode }) {
  return <View style={[s.bubble, { backgroundColor: tone.background }]}>{children}</View>;
}

/** A sentence to learn and its meaning, as a row of a table; `gap` in points above and below. */
export function SentenceRow({ line, gap }: { line: Lesson['keep'][number]; gap: number }) {
  return (
    <View tag="TR" style={[s.sentence, { paddingVertical: gap }]} wrap={false}>
      <Text tag="TH" scope="Row" style={[base.bold, { flex: 1, paddingRight: 14 }]}>
        {line.en}
      </Text>
      <Text tag="TD" lang="id" style={[base.secondary, { flex: 1 }]}>
        {line.id}
      </Text>
    </View>
  );
}

/** An empty line to write on; `height` in points. */
export function Rule({ height = 20 }: { height?: number }) {
  return <View style={[s.rule, { height }]} />;
}

/** School, course and page at the bottom of every page. */
export function Foot({ file, school }: Pick<Frame, 'file' | 'school'>) {
  return (
    <View style={base.foot} tag="Artifact" fixed>
      <Text>{`${school} · ${courseLine(file)}`}</Text>
      <Text
        render={({ pageNumber, totalPages }) =>
          `${id.meeting({ number: file.meeting.number })} · ${id.page({ page: pageNumber, pages: totalPages })}`
        }
      />
    </View>
  );
}

const courseLine = ({ courseName, level }: CourseFile) => `${courseName} · ${en.levels[level]}`;
