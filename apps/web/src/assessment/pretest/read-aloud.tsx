import { useTexts } from '../../lib/language.tsx';
import { IconPlayerStop, IconVolume } from '../../ui/icons.ts';
import css from './test.module.css';
import { useReadAloud } from './use-read-aloud.ts';

/** Reads a question aloud to a child; hidden where the browser has no voice. */
export function ReadAloud({ text }: { text: string }) {
  const t = useTexts('pretest');
  const { able, reading, toggle } = useReadAloud(text);
  if (!able) return null;
  const word = reading ? t.stopReading : t.readAloud;
  const Icon = reading ? IconPlayerStop : IconVolume;
  return (
    <button type="button" className={css.tool} aria-label={word} onClick={toggle}>
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      <span className={css.toolWord}>{word}</span>
    </button>
  );
}
