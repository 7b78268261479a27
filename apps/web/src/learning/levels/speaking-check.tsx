import { CHECK_POINTS, type CheckPoints } from '@fasih/school/catalogue/policy/level';
import type { LevelDetail } from '@fasih/school/learning/levels/contract';
import { useState } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { Muted, Row, Text } from '../../ui/layout.tsx';

type Check = NonNullable<LevelDetail['check']>;

/** The guided check: one task after the other, with what to say, what to listen for, and the points of the scale. */
export function SpeakingCheck({ check, onDone }: { check: Check; onDone: (points: CheckPoints[]) => void }) {
  const t = useTexts('levels').page;
  const lang = useLang();
  const [step, setStep] = useState(0);
  const [points, setPoints] = useState<Record<number, CheckPoints>>({});
  const task = check.tasks[step];
  if (task === undefined) return null;
  const last = step === check.tasks.length - 1;
  const given = points[step];
  const forward = () => {
    if (!last) return setStep(step + 1);
    const all = check.tasks.flatMap((_, n) => points[n] ?? []);
    if (all.length === check.tasks.length) onDone(all);
  };
  return (
    <Card isTight gap={3}>
      {step === 0 && <p>{check.opening[lang]}</p>}
      <div>
        <Text isMuted>
          {t.step({ n: step + 1, of: check.tasks.length })} · {t.seconds({ n: task.seconds })}
        </Text>
        <h3>{task.title[lang]}</h3>
      </div>
      <div>
        <h4>{t.steps}</h4>
        <ol>
          {task.steps.map((one) => (
            <li key={one.en}>{one[lang]}</li>
          ))}
        </ol>
      </div>
      <Text as="div" size="large">
        <h4>{t.say}</h4>
        <ul lang="en">
          {task.say.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Text>
      <div>
        <h4>{t.listen}</h4>
        <ul>
          {task.listen.map((one) => (
            <li key={one.en}>{one[lang]}</li>
          ))}
        </ul>
      </div>
      <Choices legend={t.points}>
        {CHECK_POINTS.map((value, n) => (
          <Choice
            key={value}
            look="card"
            type="radio"
            name={`points-${step}`}
            value={value}
            checked={given === value}
            onChange={() => setPoints({ ...points, [step]: value })}
          >
            <span>
              <strong>{t.pointsOf({ n: value })}</strong>
              <br />
              <Muted>{check.scale[n]?.[lang]}</Muted>
            </span>
          </Choice>
        ))}
      </Choices>
      <Row>
        {step > 0 && (
          <Button look="quiet" onClick={() => setStep(step - 1)}>
            {t.back}
          </Button>
        )}
        <Button disabled={given === undefined} onClick={forward}>
          {last ? t.finish : t.next}
        </Button>
      </Row>
    </Card>
  );
}
