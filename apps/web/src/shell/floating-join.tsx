import { Link, useLocation } from 'react-router';
import { useTexts } from '../lib/language.tsx';
import css from './public.module.css';

const SHOWN_ON = /^\/(about|contact|program-selection|trial\/LpTrial|program\/.+)?\/?$/;

/** The floating 'Daftar Sekarang' shows on exactly the pages that docs/product/accounts.md#pages names, to visitors. */
export function showsFloatingJoin(pathname: string): boolean {
  return SHOWN_ON.test(pathname);
}

export function FloatingJoin() {
  const t = useTexts('site');
  const { pathname } = useLocation();
  if (!showsFloatingJoin(pathname)) return null;
  return (
    <Link className={css.float} to="/register" data-for="visitor">
      {t.join}
    </Link>
  );
}
