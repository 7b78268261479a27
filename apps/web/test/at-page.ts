import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** The dialog of this name, once it is open. */
export const inDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** Waits until no dialog is open any more. */
export const dialogCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Chooses something behind a button with three dots. */
export async function chooseIn(user: UserEvent, menu: string, action: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** What the last read of a path asked for, as it stood in the address. */
export function queryParamsOf(reads: readonly string[], path: string): Record<string, string> {
  const last = reads.findLast((one) => one.split('?')[0] === path);
  if (last === undefined) throw new Error(`nothing was read from ${path}`);
  return Object.fromEntries(new URL(last, 'http://fasih').searchParams);
}

/** A text whose room between figures is a plain one. */
export const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/g, ' ');

/** The rows of a table below its heads, each as one plain line. */
export const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => plain(row.textContent));
