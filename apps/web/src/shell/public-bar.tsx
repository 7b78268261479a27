import { CHILD, homeOf, ROLES } from '@fasih/school/basics/roles';
import { useId } from 'react';
import { Link, NavLink } from 'react-router';
import { useTexts } from '../lib/language.tsx';
import { useWho } from '../lib/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { IconChevronDown, IconMenu2 } from '../ui/icons.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { Logo } from '../ui/logo.tsx';
import dialog from '../ui/parts/dialog.module.css';
import { LangSwitch, SchemeSwitch } from '../ui/switches.tsx';
import { PROGRAM_SLUGS } from './program-slugs.ts';
import css from './public.module.css';

function ProgramMenu() {
  const t = useTexts('site');
  return (
    <details className={css.drop} data-menu="">
      <summary className={css.link}>
        {t.program}
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </summary>
      <ul className={css.dropList}>
        {PROGRAM_SLUGS.map((slug) => (
          <li key={slug}>
            <NavLink className={css.link} to={`/program/${slug}`} reloadDocument>
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
        <NavLink className={css.link} to="/trial/LpTrial" reloadDocument>
          {t.trial}
        </NavLink>
      </li>
      <li>
        <NavLink className={css.link} to="/about" reloadDocument>
          {t.about}
        </NavLink>
      </li>
      <li>
        <NavLink className={css.link} to="/contact" reloadDocument>
          {t.contact}
        </NavLink>
      </li>
    </>
  );
}

/** 'Daftar Sekarang' for visitors; dashboard and logout for those signed in. Which of them show is known to the styles. */
function WhoIsHere({ wide = false }: { wide?: boolean }) {
  const t = useTexts('site');
  const who = useWho();
  return (
    <>
      <Link className={css.link} to="/login" data-for="visitor">
        {t.signIn}
      </Link>
      <ButtonLink to="/register" size="small" wide={wide} data-for="visitor">
        {t.join}
      </ButtonLink>
      <ButtonLink to={homeOf(who)} size="small" wide={wide} data-for="person" data-home="">
        {t.dashboard}
      </ButtonLink>
      <Button look="quiet" size="small" wide={wide} data-for="person" data-leave="">
        {t.logout}
      </Button>
    </>
  );
}

function PhoneMenu() {
  const t = useTexts('site');
  return (
    <details className={css.phone} data-menu="">
      <summary className={css.burger} aria-label={t.menu}>
        <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
      </summary>
      <Stack gap={2} className={css.sheet}>
        <ul>
          <Links />
        </ul>
        <WhoIsHere wide />
      </Stack>
    </details>
  );
}

/** The question before signing out, in the words of each role (docs/product/staff.md#areas); `frame/leave.ts` opens one. */
function LeaveQuestions() {
  const t = useTexts('shell').logoutConfirm;
  const id = useId();
  return ([...ROLES, CHILD] as const).map((role) => (
    <dialog key={role} className={dialog.dialog} data-leaving={role} aria-labelledby={`${id}-${role}`}>
      <div className={dialog.head}>
        <div>
          <h2 id={`${id}-${role}`}>{t[role].title}</h2>
          <p>{t[role].text}</p>
        </div>
      </div>
      <form method="dialog" className={dialog.foot}>
        <Button type="submit" look="quiet" value="no">
          {t[role].no}
        </Button>
        <Button type="submit" value="yes">
          {t[role].yes}
        </Button>
      </form>
    </dialog>
  ));
}

/**
 * The navigation bar of the public pages (docs/product/accounts.md#pages). It holds no state: the functions of `frame/` let
 * it answer, with React and without.
 */
export function PublicBar() {
  const t = useTexts('site');
  return (
    <header className={css.bar}>
      <Row gap={2} className={css.barInner}>
        <Logo />
        <nav aria-label={t.mainNav} style={{ display: 'contents' }}>
          <Row as="ul" gap={1} justify="center" isOneLine className={css.links}>
            <Links />
          </Row>
          <Row gap={1} className={css.end}>
            <LangSwitch />
            <SchemeSwitch />
            <div className={css.who}>
              <WhoIsHere />
            </div>
            <PhoneMenu />
          </Row>
        </nav>
      </Row>
      <LeaveQuestions />
    </header>
  );
}
