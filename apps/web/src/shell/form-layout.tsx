import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { Row } from '../ui/layout.tsx';
import { Logo } from '../ui/logo.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { LangSwitch, SchemeSwitch } from '../ui/switches.tsx';
import css from './form-layout.module.css';

const PICTURES = ['/pictures/signin/1.svg', '/pictures/signin/2.svg', '/pictures/signin/3.svg'];
/** Milliseconds from one picture to the next (docs/product/accounts.md#pages). */
const INTERVAL_MS = 5000;

/** Which background shows; it stands still for people who asked for less motion, and while the page is hidden. */
function useRotation(): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!calm.matches && !document.hidden) setShown((now) => (now + 1) % PICTURES.length);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return shown;
}

/** The split screen of signing in and registering: form on one side, a rotating picture on the other. */
export default function FormLayout() {
  const shown = useRotation();
  return (
    <div className={css.screen}>
      <SkipLink />
      <div className={css.pictures} aria-hidden="true">
        {PICTURES.map((picture, i) => (
          <img
            key={picture}
            src={picture}
            alt=""
            width="800"
            height="1000"
            loading={i === 0 ? 'eager' : 'lazy'}
            data-shown={i === shown ? '' : undefined}
          />
        ))}
      </div>
      <div className={css.side}>
        <Row as="header" justify="between" className={css.top}>
          <Logo />
          <Row isOneLine gap={1}>
            <LangSwitch />
            <SchemeSwitch />
          </Row>
        </Row>
        <main className={css.main} id="content">
          <Outlet />
        </main>
      </div>
    </div>
  );
}
