import { useTexts } from '../../lib/language.tsx';

/** The name of a category in the reader's language; one that is not known yet is shown as it is. */
export function useCategoryName(): (category: string) => string {
  const names: Record<string, string> = useTexts('finance').categories;
  return (category) => names[category] ?? category;
}

/** What happened, in the reader's words. */
export function useKindName(): (kind: string) => string {
  const names: Record<string, string> = useTexts('finance').kinds;
  return (kind) => names[kind] ?? names.other ?? kind;
}
