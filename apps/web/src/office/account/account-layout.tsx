import type { RoutePattern } from '@fasih/school/routes';
import { Outlet } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { useWho } from '../../lib/session.ts';
import { useMe } from '../../people/accounts/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LinkTabs, useCurrentTab } from '../../ui/link-tabs.tsx';
import { Page } from '../../ui/page.tsx';

/** The header and the tabs of the reader's own account; each tab is a page with an address of its own. */
export default function AccountLayout() {
  const { profile, security } = useTexts('accounts');
  const { panel } = useTexts('learners');
  const messages = useTexts('notifications');
  const shell = useTexts('shell');
  const who = useWho();
  const me = useMe().data;
  const isFamily = who === 'student';
  const tabs: readonly { to: RoutePattern; label: string; lead: string }[] = [
    { to: '/account', label: profile.tab, lead: profile.lead },
    ...(isFamily ? [{ to: '/account/learners' as const, label: panel.title, lead: panel.lead }] : []),
    { to: '/account/messages', label: messages.preferences, lead: messages.preferencesText },
    { to: '/account/security', label: security.title, lead: security.lead },
  ];
  const current = useCurrentTab(tabs);
  // Until a temporary password or a missing second step is put right nothing else opens.
  const isHeld = me !== undefined && (me.mustChangePassword || me.twoStepNeeded);
  return (
    <Page
      title={current?.label ?? shell.nav.account}
      heading={shell.nav.account}
      lead={current?.lead}
      actions={
        isFamily && (
          <ButtonLink look="quiet" to="/orders">
            {shell.nav.orders}
          </ButtonLink>
        )
      }
    >
      {!isHeld && <LinkTabs label={shell.nav.account} tabs={tabs} />}
      <Outlet />
    </Page>
  );
}
