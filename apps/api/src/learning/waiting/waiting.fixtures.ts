import { type Placed, readyFamily } from '../../../test/open-classes.ts';
import type { TestApp } from '../../../test/start-test-app.ts';

/** The family of an adult with a level and no class, who fits into a group of running classes. */
export const anAdultWithoutClass = (app: TestApp, { name = 'Rama', level = 'A2' } = {}): Promise<Placed> =>
  readyFamily(app, {
    package: 'general-english-adult',
    birthDate: '1990-05-01',
    consent: false,
    name,
    level,
  });

/** Nobody waits any more. */
export const emptyWaitingLists = (app: TestApp) =>
  app.pool.query(`update waiting_place set state = 'left', ended_at = now() where ended_at is null`);
