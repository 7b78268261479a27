import { useCallback, useEffect, useState } from 'react';
import { useAfterHydration } from '../../lib/after-hydration.ts';

/** Slow enough for a child who hears the words for the first time. */
const RATE = 0.85;

/** Reads English aloud with the voice of the device. `able` is false where the browser has none. */
export function useReadAloud(text: string): { able: boolean; reading: boolean; toggle: () => void } {
  const [reading, setReading] = useState(false);
  const able = useAfterHydration() && 'speechSynthesis' in window;

  // With the question its reading ends; the button stands there once per question.
  useEffect(() => () => window.speechSynthesis?.cancel(), []);

  const toggle = useCallback(() => {
    window.speechSynthesis.cancel();
    if (reading) return setReading(false);
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = 'en-US';
    spoken.rate = RATE;
    spoken.onend = () => setReading(false);
    spoken.onerror = () => setReading(false);
    setReading(true);
    window.speechSynthesis.speak(spoken);
  }, [reading, text]);
  return { able, reading, toggle };
}
