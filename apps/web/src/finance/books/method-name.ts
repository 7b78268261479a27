import { useTexts } from '../../lib/language.tsx';

/** The provider's names of ways to pay, in words; one that we do not know is 'other'. */
export function useMethodName(): (type: string) => string {
  const methods: Readonly<Record<string, string>> = useTexts('receipt').methods;
  return (type) => methods[type] ?? methods.other ?? type;
}
