import { expect } from '@playwright/test';
import { callAs, DEMO_PASSWORD, tokenOf } from './people.ts';

/** Opens a finance account that an admin requests and finance approves; returns it as the staff list shows it. */
export async function openStaffAccount(
  url: string,
  person: { name: string; username: string; email: string },
): Promise<{ id: string; version: number }> {
  const admin = await tokenOf(url, { username: 'admin', password: DEMO_PASSWORD });
  const { name, username, email } = person;
  const answer = await callAs(url, admin, 'POST', '/staff', {
    name,
    username,
    email,
    role: 'finance',
    reason: 'Staf baru',
  });
  expect(answer.status).toBe(201);
  await approveStaffChange(url, email);
  const found = await callAs(url, admin, 'GET', `/staff?q=${username}`);
  const [member] = (found.body as { data: { id: string; version: number }[] }).data;
  if (!member) throw new Error(`no account ${username}`);
  return member;
}

/** Finance approves the change that names this address. */
export async function approveStaffChange(url: string, email: string): Promise<void> {
  const finance = await tokenOf(url, { username: 'finance', password: DEMO_PASSWORD });
  const { body } = await callAs(url, finance, 'GET', '/approvals?pageSize=100');
  const { data } = body as { data: { id: string; change: { email: string | null } | null }[] };
  const change = data.find((one) => one.change?.email === email);
  const approved = await callAs(url, finance, 'POST', `/staff-changes/${change?.id}/approve`, {});
  expect(approved.status).toBe(200);
}
