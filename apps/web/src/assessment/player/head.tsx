import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { Row, Text } from '../../ui/layout.tsx';
import css from './head.module.css';

type Props = {
  title: string;
  subtitle?: string;
  /** The title is English whatever language the page is in. */
  isEnglish?: boolean;
  status: {
    Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
    text: string;
    hue?: 'leaf' | 'amber';
    /** Said aloud when it becomes so. */
    say?: string;
  };
  timer?: ReactNode;
  /** How many questions are answered, as a bar; `label` says it in words. */
  progress?: { answered: number; of: number; label: string };
};

/** Which test this is, its state, and the time; it stays at the top of the screen. */
export function TestHead({ title, subtitle, isEnglish = false, status, timer, progress }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lang = isEnglish ? 'en' : undefined;

  // What was pressed to start is gone: reading starts at the name of the test.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <header className={css.head}>
      <div>
        <h1 ref={heading} tabIndex={-1} lang={lang}>
          {title}
        </h1>
        {subtitle !== undefined && (
          <Text isMuted className={css.subtitle} lang={lang}>
            {subtitle}
          </Text>
        )}
      </div>
      <Row as="p" gap={2} isOneLine className={css.status} data-hue={status.hue}>
        <status.Icon size={18} stroke={2} aria-hidden="true" />
        <span>{status.text}</span>
        {status.say !== undefined && (
          <span className="unseen" role="status">
            {status.say}
          </span>
        )}
      </Row>
      {timer}
      {progress !== undefined && (
        <progress
          className={css.progress}
          max={progress.of}
          value={progress.answered}
          aria-label={progress.label}
        />
      )}
    </header>
  );
}
