import { useTexts } from '../../lib/language.tsx';
import { passwordStrength } from '../password-strength.ts';
import css from './forms.module.css';

/** Three bars and a word; said politely to screen readers. */
export function Strength({ password }: { password: string }) {
  const t = useTexts('accounts').register;
  if (password === '') return null;
  const value = passwordStrength(password);
  return (
    <div className={css.strength} role="status" aria-label={t.strengthLabel}>
      <i data-on={value >= 1 ? '' : undefined} />
      <i data-on={value >= 2 ? '' : undefined} />
      <i data-on={value >= 3 ? '' : undefined} />
      <span>{t.strength[value]}</span>
    </div>
  );
}
