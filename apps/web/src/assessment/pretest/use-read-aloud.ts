import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Slow enough for a child who hears the words for the first time. */
const RATE = 0.85;

function followVoices(tell: () => void): () => void {
  const speech = 'speechSynthesis' in window ? window.speechSynthesis : undefined;
  speech?.addEventListener('voiceschanged', tell);
  return () => speech?.removeEventListener('voiceschanged', tell);
}

/** Browsers load their voices after the page; a device may speak, but no English. */
function hasEnglishVoice(): boolean {
  if (!('speechSynthesis' in window)) return false;
  return window.speechSynthesis.getVoices().some(({ lang }) => /^en\b/i.test(lang.replace('_', '-')));
}

/** Reads English aloud with the voice of the device. `able` is false while it has no English one. */
export function useReadAloud(text: string): { able: boolean; reading: boolean; toggle: () => void } {
  const [reading, setReading] = useState(false);
  const able = useSyncExternalStore(followVoices, hasEnglishVoice, () => false);

  // Stop reading when the question changes: each question has a button of its own.
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
