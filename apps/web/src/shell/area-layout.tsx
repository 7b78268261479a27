import { CHILD, homeOf, type Role } from '@fasih/school/basics/roles';
import { lazy, Suspense, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { useWho } from '../lib/session.ts';
import { useSite } from '../lib/site.ts';
import { Bell } from '../messaging/notifications/bell.tsx';
import { SafeguardingLine } from '../office/safeguarding/safeguarding-line.tsx';
import { useMe } from '../people/accounts/queries.ts';
import { Guard } from '../people/sign-in/guard.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Skeleton, SkeletonLines } from '../ui/basics.tsx';
import { Boundary, LazyPart } from '../ui/boundary.tsx';
import { Button } from '../ui/button.tsx';
import { IconMenu2, IconX } from '../ui/icons.ts';
import { Row } from '../ui/layout.tsx';
import { Logo } from '../ui/logo.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { LangSwitch, SchemeSwitch } from '../ui/switches.tsx';
import { useDrawer } from '../ui/use-drawer.ts';
import css from './area.module.css';
import { AreaNotices } from './area-notices.tsx';
import { BackCloses } from './back-closes.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** Families have no palette, and load none. */
const StaffSearch = lazy(() => import('./palette/staff-search.tsx'));

/** Nothing to load; that it runs in the browser makes the server send only the skeleton below, the same for everybody. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { school } = useSite();
  return (
    <div className={css.area}>
      <PageHead title={school.name} hidden />
      <div className={css.side}>
        <div className={css.sideInner}>
          <Logo />
        </div>
      </div>
      <div>
        <Row className={css.top}>
          <span className={css.phoneLogo}>
            <Logo />
          </span>
        </Row>
        <main className={`${css.content} page-width`} aria-busy="true">
          <Skeleton width="14rem" height="2.25rem" style={{ marginBlockEnd: '2rem' }} />
          <SkeletonLines lines={5} />
        </main>
      </div>
    </div>
  );
}

/** The guarded frame of signed-in areas. */
export default function AreaLayout() {
  const who = useWho();
  return (
    <Guard waiting={<HydrateFallback />}>
      {/* The server's skeleton used few texts; the rest of the area's may still be under way. */}
      <Suspense fallback={<HydrateFallback />}>
        {who === 'unknown' || who === 'none' || who === CHILD ? null : <Area role={who} />}
      </Suspense>
    </Guard>
  );
}

function Area({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const home = homeOf(role);
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  return (
    <div className={`${css.area} ${role === 'student' ? '' : 'staff'}`}>
      <BackCloses />
      <SkipLink />
      <aside className={css.side}>
        <div className={css.sideInner}>
          <Logo to={home} />
          <Sidebar role={role} />
        </div>
      </aside>
      <div className={css.frame}>
        <Row as="header" gap={2} justify="between" isOneLine className={css.top}>
          <PhoneDrawer role={role} />
          {role !== 'student' && (
            <LazyPart>
              <StaffSearch role={role} place="bar" />
            </LazyPart>
          )}
          <Row isOneLine gap={1} className={css.corner}>
            <Boundary fallback={null}>
              <Bell />
            </Boundary>
            <LangSwitch />
            <SchemeSwitch />
            <Boundary fallback={null}>
              <Person />
            </Boundary>
          </Row>
        </Row>
        <main ref={main} className={`${css.content} page-width`} id="content" tabIndex={-1}>
          <Boundary fallback={null}>
            <AreaNotices />
          </Boundary>
          <Boundary resetKey={pathname}>
            <Suspense fallback={<SkeletonLines lines={6} />}>
              <Outlet />
            </Suspense>
          </Boundary>
        </main>
        {(role === 'student' || role === 'teacher') && (
          <LazyPart>
            <SafeguardingLine />
          </LazyPart>
        )}
      </div>
      {(role === 'student' || role === 'teacher') && (
        <Boundary fallback={null}>
          <BottomBar role={role} />
        </Boundary>
      )}
    </div>
  );
}

function PhoneDrawer({ role }: { role: Role }) {
  const t = useTexts('shell');
  const drawer = useDrawer('a, li, [data-closes]');
  return (
    <div className={css.burger}>
      <Button look="icon" aria-label={t.openMenu} onClick={drawer.open}>
        <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
      </Button>
      <dialog ref={drawer.ref} className={css.dialog} aria-label={t.areaNav}>
        <div className={css.drawer}>
          <Row justify="between">
            <Logo to={homeOf(role)} />
            <Button look="icon" aria-label={t.closeMenu} onClick={drawer.close}>
              <IconX size={24} stroke={1.75} aria-hidden="true" />
            </Button>
          </Row>
          {role !== 'student' && (
            <LazyPart>
              <StaffSearch role={role} place="drawer" />
            </LazyPart>
          )}
          <Sidebar role={role} />
        </div>
      </dialog>
    </div>
  );
}

/** Photo or generated avatar, and the full name or its stand-in; leads to the account. */
function Person() {
  const t = useTexts('shell');
  const me = useMe().data;
  if (me === undefined) return <Skeleton width="44px" height="44px" style={{ borderRadius: '50%' }} />;
  const name = me.profile.full_name || t.noName;
  return (
    <Row as={Link} gap={2} isOneLine className={css.person} to="/account">
      <Avatar name={me.profile.full_name || me.username} photo={me.profile.photo_url} />
      <span className={css.personName}>{name}</span>
      <span className="unseen">{t.nav.account}</span>
    </Row>
  );
}
