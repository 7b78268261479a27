import { BASES, type Basis } from '@fasih/school/finance/books/contract';
import { useTexts } from '../../lib/language.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Segments } from '../../ui/segments.tsx';

/**
 * Money received or earned, as the address says; received where it says nothing
 * (docs/product/courses-and-money.md#received-and-earned).
 */
export function useBasis(): Basis {
  const { search } = useListState();
  return BASES.find((one) => one === search.get('basis')) ?? 'received';
}

/** The switch between money received and money earned. */
export function BasisChoice() {
  const t = useTexts('finance').basis;
  const { set } = useListState();
  return (
    <Segments
      legend={t.label}
      options={BASES.map((key) => ({ key, label: t[key] }))}
      chosen={useBasis()}
      onChoose={(basis) => set({ basis: basis === 'received' ? undefined : basis })}
    />
  );
}
