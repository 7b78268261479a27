import { useTexts } from '../lib/language.tsx';
import css from './parts/skip-link.module.css';

/** The first stop of the Tab key: past the menus to the page's content. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#content">
      {useTexts('site').skip}
    </a>
  );
}
