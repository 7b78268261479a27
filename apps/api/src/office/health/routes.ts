import * as calls from '@fasih/school/office/health/contract';
import type { Api } from '../../platform/http/api.ts';
import { readHealth } from './read-health.ts';
import { sendTestMail } from './send-test-mail.ts';

/** Routes of the page of health. */
export function healthRoutes(api: Api): void {
  const { pool, config } = api.services;
  api.route(calls.readHealth, (_, call) => readHealth(pool, config, call));
  api.route(calls.sendTestMail, (_, call) => sendTestMail(pool, call));
}
