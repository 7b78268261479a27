import { homeOf } from '@fasih/school/basics/roles';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useTexts } from '../lib/language.tsx';
import { useWho } from '../lib/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { IconChevronDown, IconMenu2 } from '../ui/icons.ts';
import { Logo } from '../ui/logo.tsx';
import { LangSwitch, SchemeSwitch } from '../ui/switches.tsx';
import { PROGRAM_SLUGS } from './program-slugs.ts';
import css from './public.module.css';
import { useDropdown } from './use-dropdown.ts';

const LeaveQuestion = lazy(() => import('./leave-question.tsx'));

function ProgramMenu() {
  const t = useTexts('site');
  const menu = useRef<HTMLDetailsElement>(null);
  useDropdown(menu);
  return (
    <details className={css.drop} ref={menu}>
      <summary className={css.link}>
        {t.program}
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </summary>
      <ul className={css.dropList}>
        {PROGRAM_SLUGS.map((slug) => (
          <li key={slug}>
            <NavLink className={css.link} to={`/program/${slug}`}>
              {t.programs[slug]}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Links() {
  const t = useTexts('site');
  return (
    <>
      <li>
        <ProgramMenu />
      </li>
      <li>
        <NavLink className={css.link} to="/trial/LpTrial">
          {t.trial}
        </NavLink>
      </li>
      <li>
        <NavLink className={css.link} to="/about">
          {t.about}
        </NavLink>
      </li>
      <li>
        <NavLink className={css.link} to="/contact">
          {t.contact}
        </NavLink>
      </li>
    </>
  );
}

/** 'Daftar Sekarang' for visitors; dashboard and logout for those signed in, known only after hydration. */
function WhoIsHere({ wide = false, onLeave }: { wide?: boolean; onLeave: () => void }) {
  const t = useTexts('site');
  const who = useWho();
  if (who === 'unknown' || who === 'none') {
    return (
      <>
        <Link className={css.link} to="/login">
          {t.signIn}
        </Link>
        <ButtonLink to="/register" size="small" wide={wide}>
          {t.join}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink to={homeOf(who)} size="small" wide={wide}>
        {t.dashboard}
      </ButtonLink>
      <Button look="quiet" size="small" wide={wide} onClick={onLeave}>
        {t.logout}
      </Button>
    </>
  );
}

function PhoneMenu({ onLeave }: { onLeave: () => void }) {
  const t = useTexts('site');
  const menu = useRef<HTMLDetailsElement>(null);
  useDropdown(menu);
  return (
    <details className={css.phone} ref={menu}>
      <summary className={css.burger} aria-label={t.menu}>
        <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
      </summary>
      <div className={css.sheet}>
        <ul>
          <Links />
        </ul>
        <div className={css.sheetEnd}>
          <WhoIsHere wide onLeave={onLeave} />
        </div>
      </div>
    </details>
  );
}

/** The navigation bar of the public pages (docs/product/accounts.md#pages). */
export function PublicBar() {
  const t = useTexts('site');
  const who = useWho();
  const [leaving, setLeaving] = useState(false);
  return (
    <header className={css.bar}>
      <div className={css.barInner}>
        <Logo />
        <nav aria-label={t.mainNav} style={{ display: 'contents' }}>
          <ul className={css.links}>
            <Links />
          </ul>
          <div className={css.end}>
            <LangSwitch />
            <SchemeSwitch />
            <div className={css.who}>
              <WhoIsHere onLeave={() => setLeaving(true)} />
            </div>
            <PhoneMenu onLeave={() => setLeaving(true)} />
          </div>
        </nav>
      </div>
      {leaving && who !== 'unknown' && who !== 'none' && (
        <Suspense fallback={null}>
          <LeaveQuestion role={who} onDone={() => setLeaving(false)} />
        </Suspense>
      )}
    </header>
  );
}
