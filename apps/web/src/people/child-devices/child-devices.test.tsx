import { textsIn } from '@fasih/messages/texts';
import type { ChildDevice } from '@fasih/school/people/child-devices/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { personAtPage, signIn } from '../../../test/person-at-page.tsx';
import { readStored } from '../../lib/session-store.ts';
import ConnectPage from './connect.tsx';
import { ChildDevices } from './devices.tsx';

const { replies, show, writes } = personAtPage('childDevices', 'site');
const t = textsIn('id').childDevices;
const SEKAR = { id: 'l1', name: 'Sekar', consentNeeded: false };
const phone: ChildDevice = {
  id: 'd1',
  learnerId: 'l1',
  name: 'HP Sekar',
  state: 'connected',
  linkEndsAt: null,
  lastSeenAt: '2026-11-20T02:00:00.000Z',
};
let devices: ChildDevice[];
beforeEach(() => {
  signIn('student');
  devices = [phone, { ...phone, id: 'd2', learnerId: 'l2', name: 'HP Bayu' }];
  replies(({ method, path }) => {
    if (method === 'DELETE') {
      devices = [];
      return { body: { ok: true } };
    }
    if (method === 'POST' && path.startsWith('/learners/'))
      return { body: { device: phone, link: 'https://sekolah.id/child/connect#rahasia', qrSvg: '<svg/>' } };
    if (path === '/child-devices/connect') {
      const token = `device.${Math.floor(Date.now() / 1000) + 900}.mac`;
      return { body: { token, roles: ['child'] } };
    }
    return { body: { data: devices } };
  });
});

it("a family sees its child's device, not a brother's, and ends it after a question", async () => {
  const user = await show(<ChildDevices learner={SEKAR} />);
  expect(await screen.findByText('HP Sekar')).toBeTruthy();
  expect(screen.queryByText('HP Bayu')).toBeNull();
  await user.click(screen.getByRole('button', { name: t.parent.endOf(phone) }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: t.parent.endAsk.yes }));
  await waitFor(() => expect(screen.queryByText('HP Sekar')).toBeNull());
  expect(screen.getByText(t.parent.none)).toBeTruthy();
  expect(writes()).toMatchObject([{ method: 'DELETE', path: '/child-devices/d1' }]);
});

it('a child without consent gets no device, and the page says why', async () => {
  await show(<ChildDevices learner={{ ...SEKAR, consentNeeded: true }} />);
  expect(await screen.findByText('HP Sekar')).toBeTruthy();
  expect(screen.getByText(t.parent.consentFirst)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.parent.addFor(SEKAR) })).toBeNull();
});

it('a link is shown once, as a code and as text', async () => {
  const user = await show(<ChildDevices learner={SEKAR} />);
  await user.click(await screen.findByRole('button', { name: t.parent.addFor(SEKAR) }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: t.parent.make }));
  expect(await screen.findByRole('img', { name: t.parent.qr })).toBeTruthy();
  expect((screen.getByLabelText(t.parent.link) as HTMLInputElement).value).toContain('#rahasia');
  expect(writes()[0]?.body).toEqual({ name: 'HP Sekar' });
});

it('the child connects the device by a press, and is signed in as the child alone', async () => {
  const user = await show(<ConnectPage />, { at: '/child/connect#rahasia', path: '/child/connect' });
  expect(await screen.findByText(t.connect.signedIn)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: t.connect.start }));
  await waitFor(() => expect(readStored()?.role).toBe('child'));
  expect(writes()).toMatchObject([{ path: '/child-devices/connect', body: { token: 'rahasia' } }]);
});

it('a link that was cut off says so', async () => {
  await show(<ConnectPage />, { at: '/child/connect' });
  expect(await screen.findByText(t.connect.missing)).toBeTruthy();
});
