import { useTexts } from '../../lib/language.tsx';

/** `8 j 30 mnt`: paid minutes as people say them; below zero with a minus. */
export function useWorkTime(): (minutes: number) => string {
  const t = useTexts('payroll');
  return (minutes) => {
    const all = Math.abs(minutes);
    const text =
      all < 60 ? t.minutes({ n: all }) : t.hours({ hours: Math.floor(all / 60), minutes: all % 60 });
    return minutes < 0 ? `−${text}` : text;
  };
}
