import { useTexts } from '../../lib/language.tsx';

/** The text for the provider's state of a charge; a state unknown to us is shown as it is. */
export function useStatusName(): (status: string) => string {
  const words: Record<string, string> = useTexts('reconciliation').day.statuses;
  return (status) => words[status] ?? status;
}
