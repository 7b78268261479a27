import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { done, filled } from '../../basics/contract-parts.ts';
import { oneLine } from '../../basics/text.ts';

/** Devices of one learner at the same time, links that wait included. */
export const MAX_CHILD_DEVICES = 5;
/** How long a link can be used. */
export const CHILD_LINK_MINUTES = 15;
/** A device that is not used for so long is ended. */
export const CHILD_IDLE_DAYS = 30;

const device = z.object({
  id: z.string(),
  learnerId: z.string(),
  name: z.string(),
  /** `waiting`: its link was not opened yet. */
  state: z.enum(['waiting', 'connected']),
  /** Until when the link can be used; null once it was. */
  linkEndsAt: z.nullable(z.string()),
  lastSeenAt: z.nullable(z.string()),
});
export type ChildDevice = z.output<typeof device>;

export const listChildDevices = contract({
  method: 'GET',
  path: '/child-devices',
  who: ['student'],
  summary: "The family's children's own devices, and links that wait to be opened",
  reply: { 200: z.object({ data: z.array(device) }) },
});

export const deviceForm = z.object({
  name: z.string('required').check(z.trim(), filled, z.maxLength(40, 'tooLong'), oneLine),
});

export const linkChildDevice = contract({
  method: 'POST',
  path: '/learners/:learnerId/child-devices',
  who: ['student'],
  summary: "Make a link, usable once, that turns a device into this child's own; it is answered this once",
  params: z.object({ learnerId: z.string() }),
  body: deviceForm,
  reply: {
    200: z.object({ device, link: z.string(), qrSvg: z.string() }),
  },
  problems: {
    'childDevices.learnerNotFound': 404,
    'childDevices.notAChild': 409,
    'childDevices.tooMany': 409,
    'learners.consentNeeded': 409,
  },
});

export const endChildDevice = contract({
  method: 'DELETE',
  path: '/child-devices/:deviceId',
  who: ['student'],
  summary: "End a child's device or a waiting link; it acts at once",
  params: z.object({ deviceId: z.string() }),
  reply: { 200: done },
  problems: { 'childDevices.notFound': 404 },
});

export const connectChildDevice = contract({
  method: 'POST',
  path: '/child-devices/connect',
  who: 'public',
  summary: "Turn this device into a child's own by the link's token; once, and within 15 minutes",
  body: z.object({ token: z.string('required').check(filled, z.maxLength(100, 'tooLong')) }),
  reply: { 200: z.object({ token: z.string(), roles: z.array(z.string()) }) },
  problems: { 'childDevices.linkOver': 404 },
});
