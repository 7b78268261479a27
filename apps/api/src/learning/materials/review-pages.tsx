import type { Lesson } from '@fasih/content/lessons/types';
import { Page, Text, View } from '@react-pdf/renderer';
import { base } from '../../platform/pdf/pdf-look.tsx';
import { Foot, type Frame, Head, Heading, SentenceRow, words } from './pdf-parts.tsx';
import { AnswerLine, answeredInPlace, NameFields, Numbered } from './pdf-tasks.tsx';

const { id, en } = words;

/** Patterns repeated of each meeting: nine meetings then fill two pages. */
const PATTERNS = 3;
/** Questions repeated of each meeting's first exercise. */
const QUESTIONS = 2;

/** What a test is about: the patterns of each meeting since the last test, one exercise of each, and the key. */
export function ReviewPages({ lessons, ...frame }: Frame & { lessons: readonly Lesson[] }) {
  const { file, tone } = frame;
  const titleOf = (number: number) => file.outline.find((meeting) => meeting.number === number)?.title;
  return (
    <>
      <Page size="A4" style={base.page}>
        <Foot {...frame} />
        <Head {...frame} what={{ id: id.review, en: en.review }} />
        <NameFields />
        <Heading first={en.reviewPatterns} second={id.reviewPatterns} colour={tone.text} />
        {lessons.map(({ number, keep }) => (
          <View key={number} wrap={false}>
            <Heading
              tag="H3"
              first={`${number}. ${titleOf(number)?.en ?? ''}`}
              second={titleOf(number)?.id ?? ''}
            />
            <View tag="Table">
              {keep.slice(0, PATTERNS).map((line) => (
                <SentenceRow key={line.en} line={line} gap={4} />
              ))}
            </View>
          </View>
        ))}
      </Page>
      <Page size="A4" style={base.page}>
        <Foot {...frame} />
        <Heading first={en.reviewTasks} second={id.reviewTasks} colour={tone.text} />
        {lessons.map(({ number, practice: [exercise] }) =>
          exercise ? (
            <View key={number} wrap={false} style={{ marginBottom: 8 }}>
              <Text style={base.bold}>{`${number}. ${exercise.instruction.en}`}</Text>
              <Text lang="id" style={[base.secondary, { marginBottom: 4 }]}>
                {exercise.instruction.id}
              </Text>
              <View tag="L">
                {exercise.items.slice(0, QUESTIONS).map((item, index) => (
                  <View key={item.question}>
                    <Numbered number={index + 1} text={item.question} />
                    {!answeredInPlace(item.question) && <AnswerLine />}
                  </View>
                ))}
              </View>
            </View>
          ) : null,
        )}
      </Page>
      <Page size="A4" style={base.page}>
        <Foot {...frame} />
        <Heading first={en.key} second={`${id.key}. ${id.keyHint}`} colour={tone.text} />
        <View tag="L">
          {lessons.map(({ number, practice: [exercise] }) => (
            <Numbered
              key={number}
              number={number}
              text={
                exercise?.items
                  .slice(0, QUESTIONS)
                  .map(({ answer }, index) => `(${index + 1}) ${answer}`)
                  .join('   ') ?? ''
              }
            />
          ))}
        </View>
      </Page>
    </>
  );
}
