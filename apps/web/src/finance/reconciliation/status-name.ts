import { useTexts } from '../../lib/language.tsx';

/** How the provider's word for a charge is said; a word that it adds one day stands as it is. */
export function useStatusName(): (status: string) => string {
  const words: Record<string, string> = useTexts('reconciliation').day.statuses;
  return (status) => words[status] ?? status;
}
