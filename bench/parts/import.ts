import { STUDENT_COLUMNS } from '@fasih/school/office/imports/columns';
import type { Figure } from '../report.ts';
import { ask, signIn, startSchool } from '../school.ts';

const ROWS = 10_000;
/** From the file's first byte until every account, learner and mail is kept. */
const LIMIT = { below: 30_000 };

/** A file of ten thousand children, checked and taken over as an admin does it. */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  try {
    const { token } = await signIn(school, 'admin');
    const rows = Array.from(
      { length: ROWS },
      (_, i) => `Anak ${i},2015-05-17,ibu,Ibu ${i},ibu.${i}@impor.example,081234567890,,`,
    );
    const form = new FormData();
    form.set('kind', 'students');
    form.set('file', new Blob([[STUDENT_COLUMNS.join(','), ...rows].join('\r\n')]), 'siswa.csv');
    const began = performance.now();
    const checked = await ask<{ id: string; errorCount: number }>(school, token, '/imports', form);
    if (checked.errorCount > 0) throw new Error(`the check found ${checked.errorCount} errors`);
    const dryRun = performance.now() - began;
    const { made } = await ask<{ made: { accounts: number } }>(
      school,
      token,
      `/imports/${checked.id}/apply`,
      {},
    );
    if (made.accounts !== ROWS) throw new Error(`${made.accounts} accounts were opened`);
    const whole = performance.now() - began;
    return [
      { name: 'dry run of 10,000 rows', value: dryRun, unit: 'ms' },
      { name: 'dry run and taking over', value: whole, unit: 'ms', limit: LIMIT },
    ];
  } finally {
    await school.stop();
  }
}
