import type { Lesson } from '@fasih/content/lessons/types';
import { Page, Text, View } from '@react-pdf/renderer';
import { base } from '../../platform/pdf/pdf-look.tsx';
import { Foot, type Frame, Head, Heading, words } from './pdf-parts.tsx';
import { AnswerLine, answeredInPlace, NameFields, Numbered } from './pdf-tasks.tsx';

const { id, en } = words;

/** Homework, two pages, and its key on the last one. */
export function PracticePages({ lesson, ...frame }: Frame & { lesson: Lesson }) {
  const { tone } = frame;
  return (
    <>
      <Page size="A4" style={base.page}>
        <Foot {...frame} />
        <Head {...frame} what={{ id: id.practice, en: en.practice }} />
        <NameFields />
        {lesson.practice.map((exercise, index) => (
          // No exercise is torn apart; of two, each has a page.
          <View
            key={exercise.instruction.en}
            wrap={false}
            break={lesson.practice.length === 2 && index === 1}
          >
            <Heading
              first={en.exercise({ number: index + 1 })}
              second={id.exercise({ number: index + 1 })}
              colour={tone.text}
            />
            <Text style={base.bold}>{exercise.instruction.en}</Text>
            <Text lang="id" style={[base.secondary, { marginBottom: 7 }]}>
              {exercise.instruction.id}
            </Text>
            <View tag="L">
              {exercise.items.map((item, n) => (
                <View key={item.question} style={{ marginBottom: 6 }}>
                  <Numbered number={n + 1} text={item.question} />
                  {!answeredInPlace(item.question) && <AnswerLine />}
                </View>
              ))}
            </View>
          </View>
        ))}
      </Page>
      <Page size="A4" style={base.page}>
        <Foot {...frame} />
        <Text tag="H2" style={{ fontSize: 21, lineHeight: 1.2, fontWeight: 800, color: tone.text }}>
          {en.key}
        </Text>
        <Text lang="id" style={base.secondary}>{`${id.key}. ${id.keyHint}`}</Text>
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
