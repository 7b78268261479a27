import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import css from './accounts.module.css';

/**
 * Three bars and a word, said politely to screen readers; a hint, because the server decides. The lists are loaded with the
 * first character, so that they weigh on no page before; until they are here, or without them, nothing is shown.
 */
export function Strength({ password, own = [] }: { password: string; own?: readonly string[] }) {
  const t = useTexts('accounts').register;
  const [settled] = useDebouncedValue(password, 150);
  const { data: estimator } = useQuery({
    queryKey: ['password-estimate'],
    queryFn: () => import('@fasih/school/people/accounts/password-estimate'),
    enabled: password !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (password === '' || settled === '' || !estimator) return null;
  const value = estimator.estimatePassword(settled, own);
  return (
    <div className={css.strength} role="status" aria-label={t.strengthLabel}>
      <i data-on={value >= 1 ? '' : undefined} />
      <i data-on={value >= 2 ? '' : undefined} />
      <i data-on={value >= 3 ? '' : undefined} />
      <span>{t.strength[value]}</span>
    </div>
  );
}
