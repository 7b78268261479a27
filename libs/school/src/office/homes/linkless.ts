import * as z from 'zod/mini';

/** A class without a link whose next meeting begins within 24 hours, with what is needed to set the link. */
export const linklessClass = z.object({
  classId: z.string(),
  name: z.string(),
  /** Names of the current members. */
  learners: z.array(z.string()),
  teacherName: z.string(),
  /** The start of that meeting. */
  startsAt: z.string(),
  zoom_room: z.nullable(z.string()),
  version: z.number(),
});
export type LinklessClass = z.output<typeof linklessClass>;
