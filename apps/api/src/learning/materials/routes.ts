import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import * as contract from '@fasih/school/learning/materials/contract';
import type { Api } from '../../platform/http/api.ts';
import { addMaterial, removeMaterial } from './add-material.ts';
import { presentMaterial, presentMaterials } from './present.ts';
import { sendCourseFile, sendMaterial } from './send-file.ts';
import { filePlaceOf, findReadableMeeting, materialsOf } from './store.ts';

/** Routes for a meeting's materials: the course's PDFs, and the files its teacher adds. */
export function materialRoutes(api: Api): void {
  const { services } = api;
  api.route(contract.listMaterials, async ({ params }, call) => {
    const meeting = await findReadableMeeting(services.pool, params.meetingId, call.person, call.now);
    if (!meeting) return refuse('materials.noMeeting');
    const uploads = await materialsOf(services.pool, filePlaceOf(meeting));
    return presentMaterials(meeting, uploads, call.person);
  });
  api.route(contract.lessonPdf, ({ params }, call) =>
    sendCourseFile(services, params.meetingId, 'lesson', call),
  );
  api.route(contract.practicePdf, ({ params }, call) =>
    sendCourseFile(services, params.meetingId, 'practice', call),
  );
  api.route(
    contract.addMaterial,
    async ({ params }, call) => {
      const added = await addMaterial(services, params.meetingId, call);
      return isRefusal(added) ? added : presentMaterial(added, call.person);
    },
    { raw: true, bodyLimit: contract.MAX_FILE_BYTES + 64 * 1024 },
  );
  api.route(contract.materialFile, ({ params }, call) => sendMaterial(services, params.materialId, call));
  api.route(contract.removeMaterial, ({ params }, call) => removeMaterial(services, params.materialId, call));
}
