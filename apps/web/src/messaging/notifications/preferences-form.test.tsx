import { LANGS, textsIn } from '@fasih/messages/texts';
import type { ShownPreferences } from '@fasih/school/messaging/notifications/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { PreferencesForm } from './preferences-form.tsx';

const { show, replies, writes } = personAtPage('notifications');
const chosen: ShownPreferences = { lang: 'id', zone: null, muted: [], version: 1, switches: [] };

it.each(LANGS)('the switches of one’s role are ticked and turned off one by one (%s)', async (lang) => {
  const t = textsIn(lang).notifications;
  const own: ShownPreferences = { ...chosen, switches: ['reminders', 'reports'] };
  replies(() => ({ body: { ...own, muted: ['reports'], version: 2 } }));
  const person = await show(<PreferencesForm chosen={own} />, { lang });
  expect(screen.getByText(t.choose)).toBeDefined();
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    true,
  ]);
  await person.click(screen.getByRole('checkbox', { name: t.groups.reports }));
  await person.click(screen.getByRole('button', { name: textsIn(lang).common.save }));
  expect(writes()).toMatchObject([
    { method: 'PUT', path: '/message-preferences', body: { muted: ['reports'], version: 1 } },
  ]);
});

it.each(LANGS)('without a switch only language and zone are chosen (%s)', async (lang) => {
  const t = textsIn(lang).notifications;
  await show(<PreferencesForm chosen={chosen} />, { lang });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.queryByText(t.choose)).toBeNull();
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
});
