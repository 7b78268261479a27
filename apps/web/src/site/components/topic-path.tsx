import type { CSSProperties } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { IconFlag, IconTrophy } from '../../ui/icons.ts';
import { Stack } from '../../ui/layout.tsx';
import path from '../../ui/parts/course-path.module.css';
import css from './topic-path.module.css';

export type Topic = { number: number; test: boolean; title: string; canDo: string };

/**
 * What the meetings of a course are about: one stone each, and the topic of the chosen one below. The stones are radio
 * buttons, so that they answer without any script; `name` tells the paths of one page apart.
 */
export function TopicPath({ topics, name }: { topics: readonly Topic[]; name: string }) {
  const t = useTexts('common').path;
  const last = topics.at(-1)?.number;
  return (
    <Stack as="fieldset" gap={3} className={css.topics}>
      <legend className="unseen">{t.outline({ total: topics.length })}</legend>
      <div className={path.frame}>
        <ol className={path.path}>
          {topics.map((topic, i) => (
            <li
              key={topic.number}
              className={`${path.stone} ${topic.test ? path.test : ''}`}
              style={{ '--i': i } as CSSProperties}
            >
              <Stone topic={topic} name={name} isLast={topic.number === last} />
              {topic.test && (
                <span className={path.number} aria-hidden="true">
                  {topic.number}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <div className={css.shown} aria-live="polite">
        {topics.map((topic) => (
          <div key={topic.number} className={css.topic} data-topic={topic.number}>
            <p className={css.number}>{t.meeting({ n: topic.number })}</p>
            <p className={css.title}>{topic.title}</p>
            <p>{topic.canDo}</p>
          </div>
        ))}
      </div>
    </Stack>
  );
}

function Stone({ topic, name, isLast }: { topic: Topic; name: string; isLast: boolean }) {
  const t = useTexts('common').path;
  const kind = topic.test ? (isLast ? t.finalTest : t.test) : undefined;
  const spoken = [t.meeting({ n: topic.number }), kind, topic.title].filter(Boolean).join(', ');
  return (
    <label className={`${path.body} ${css.stone}`} title={spoken}>
      <input
        className="unseen"
        type="radio"
        name={name}
        value={topic.number}
        defaultChecked={topic.number === 1}
        aria-label={spoken}
      />
      <Sign topic={topic} isLast={isLast} />
    </label>
  );
}

function Sign({ topic, isLast }: { topic: Topic; isLast: boolean }) {
  if (!topic.test) return <span aria-hidden="true">{topic.number}</span>;
  return isLast ? (
    <IconTrophy size={26} stroke={1.75} aria-hidden="true" />
  ) : (
    <IconFlag size={24} stroke={1.75} aria-hidden="true" />
  );
}
