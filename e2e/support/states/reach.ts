import type { Route } from '@playwright/test';
import type { Walk } from '../journey.ts';
import { DEMO_PASSWORD, signInByApi } from '../people.ts';

/** Brings a screen at an address into a state. */
export type Reach = (walk: Walk, route: string) => Promise<void>;
/** What a call gets instead of the server's reply. */
export type Answer = (route: Route) => Promise<void>;

export const noConnection: Answer = (route) => route.abort();
export const emptyFailure: Answer = (route) => route.fulfill({ status: 500, body: '{}' });
export const notJson: Answer = (route) => route.fulfill({ status: 200, body: 'nonsense' });

/** Somebody of the demo school opens the page. */
export const at =
  (role: 'student' | 'teacher' | 'admin' | 'finance'): Reach =>
  async (walk, route) => {
    await signInByApi(walk.context, walk.url, { username: role, password: DEMO_PASSWORD });
    await walk.page.goto(route);
  };
