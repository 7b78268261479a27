import * as calls from '@fasih/school/people/child-devices/contract';
import type { Api } from '../../platform/http/api.ts';
import { devicesOf } from '../sessions/child-devices.ts';
import { connectChildDevice } from './connect-device.ts';
import { endChildDevice, linkDevice, presentDevice } from './link-device.ts';

/** Routes for children's own devices: a family links, lists and ends them, and a link connects one. */
export function childDeviceRoutes(api: Api): void {
  const { services } = api;
  const { pool } = services;
  api.route(calls.listChildDevices, async (_, call) => ({
    data: (await devicesOf(pool, call.person.accountId)).map(presentDevice),
  }));
  api.route(calls.linkChildDevice, ({ params, body }, call) =>
    linkDevice(services, { learnerId: params.learnerId, name: body.name }, call),
  );
  api.route(calls.endChildDevice, ({ params }, call) => endChildDevice(pool, params.deviceId, call));
  api.route(calls.connectChildDevice, ({ body }, call) => connectChildDevice(services, body.token, call), {
    ignoresSession: true,
  });
}
