import { describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass, classOfEachTest } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { resultOf, startTestApp } from '../../../test/start-test-app.ts';
import { anAdultWithoutClass } from './waiting.fixtures.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
const group = classOfEachTest(app, { learners: 2, capacity: 3 });

type Rama = Awaited<ReturnType<typeof aRama>>;
const UNKNOWN = '0190a000-0000-7000-8000-000000000000';

const aRama = () => anAdultWithoutClass(app);

const join = (who: { token: string }, { enrolmentId }: Rama, lang: 'id' | 'en' = 'id') =>
  app.ask('POST', `/classes/${group.classId}/waiting`, { token: who.token, body: { enrolmentId }, lang });
const accept = ({ token }: Rama, placeId: string, lang: 'id' | 'en' = 'id') =>
  app.ask('POST', `/waiting/${placeId}/answer`, { token, body: { accept: true }, lang });
const leave = ({ token }: { token: string }, placeId: string) =>
  app.ask('DELETE', `/waiting/${placeId}`, { token });
const mine = async ({ token }: { token: string }, query = '') =>
  (await app.ask('GET', `/my-waiting${query}`, { token })).body;
const placesOf = async ({ enrolmentId }: Rama): Promise<string[]> => {
  const { rows } = await app.pool.query('select state from waiting_place where enrolment_id = $1', [
    enrolmentId,
  ]);
  return rows.map(({ state }) => state);
};
const seatsOf = async ({ enrolmentId }: Rama) =>
  (await app.pool.query('select from seat where enrolment_id = $1', [enrolmentId])).rowCount;

/** What can keep a learner out of a group: how it is stored, and what the reader is told. */
const OBSTACLES: [string, (rama: Rama) => Promise<unknown>, string, string][] = [
  [
    'classes.notActive',
    ({ enrolmentId }) =>
      app.pool.query(`update enrolment set state = 'suspended' where id = $1`, [enrolmentId]),
    'Kursus Rama sedang dihentikan atau sudah selesai, jadi kelasnya tidak bisa dibuka.',
    "Rama's course is stopped or over, so no class can be opened for it.",
  ],
  [
    'classes.alreadyInClass',
    ({ enrolmentId }) =>
      app.pool.query(`update enrolment set starts_on = '2026-11-09', last_day = '2027-02-09' where id = $1`, [
        enrolmentId,
      ]),
    'Rama sudah punya kelas untuk kursus ini.',
    'Rama already has a class for this course.',
  ],
  [
    'classes.birthDateUnknown',
    ({ learnerId }) => app.pool.query('update learner set birth_date = null where id = $1', [learnerId]),
    'Tanggal lahir Rama belum diisi. Minta keluarga melengkapinya sebelum kelas dibuat.',
    "Rama's birth date is missing. Ask the family to fill it in before a class is opened.",
  ],
  [
    'classes.consentNeeded',
    ({ learnerId }) =>
      app.pool.query(`update learner set birth_date = '2012-05-01' where id = $1`, [learnerId]),
    'Rama belum berusia 18 tahun. Orang tua atau wali harus memberi persetujuan dulu.',
    'Rama is under 18. A parent or guardian must give consent first.',
  ],
  [
    'classes.noLevel',
    ({ enrolmentId }) => app.pool.query('update enrolment set level = null where id = $1', [enrolmentId]),
    'Rama belum punya level. Tunggu hasil tes penempatan.',
    'Rama has no level yet. Wait for the placement test.',
  ],
  [
    'classes.notTogether',
    ({ enrolmentId }) => app.pool.query(`update enrolment set level = 'B1' where id = $1`, [enrolmentId]),
    'Rama tidak cocok dengan kelas ini: program, kelompok usia, level, dan jumlah pertemuannya harus sama.',
    'Rama does not fit into this class: program, age group, level and number of meetings must be the same.',
  ],
  [
    'classes.tooManySlots',
    ({ enrolmentId }) =>
      app.pool.query('update enrolment set meetings_per_week = 1 where id = $1', [enrolmentId]),
    'Rencana belajar Rama paling banyak 1 pertemuan seminggu.',
    "Rama's plan holds at most 1 meeting a week.",
  ],
  [
    'classes.over',
    () =>
      app.pool.query(`update school_class set state = 'completed', ended_at = now() where id = $1`, [
        group.classId,
      ]),
    'Kelas ini tidak punya pertemuan lagi yang akan datang.',
    'This class has no meetings to come.',
  ],
];

describe.each(OBSTACLES)('%s', (code, make, indonesian, english) => {
  it('keeps a learner off the waiting list, said in the reader’s language', async () => {
    const rama = await aRama();
    await make(rama);
    const [own, school] = [await join(rama, rama), await join(admin, rama, 'en')];
    expect([resultOf(own), own.body.message]).toEqual([`409 ${code}`, indonesian]);
    expect([resultOf(school), school.body.message]).toEqual([`409 ${code}`, english]);
    expect(await placesOf(rama)).toEqual([]);
  });

  it('that arises after the offer keeps the learner out, and the offer open', async () => {
    const rama = await aRama();
    const { placeId } = (await join(rama, rama)).body;
    expect(await placesOf(rama)).toEqual(['offered']);
    await make(rama);
    const [first, second] = [await accept(rama, placeId), await accept(rama, placeId, 'en')];
    expect([resultOf(first), first.body.message]).toEqual([`409 ${code}`, indonesian]);
    expect([resultOf(second), second.body.message]).toEqual([`409 ${code}`, english]);
    expect([await placesOf(rama), await seatsOf(rama)]).toEqual([['offered'], 0]);
  });
});

describe('accepting an offer', () => {
  it('is refused where the learner is busy at one of the times, with nothing written', async () => {
    const rama = await aRama();
    const { placeId } = (await join(rama, rama)).body;
    // Another course of the same learner, Mondays and Wednesdays at nine too.
    await aRunningClass(app, { family: rama });
    expect(resultOf(await accept(rama, placeId))).toBe('409 meetings.learnerBusy');
    expect([await placesOf(rama), await seatsOf(rama)]).toEqual([['offered'], 0]);
  });

  it('is refused for a learner who is in the group already with another course', async () => {
    const rama = await aRama();
    const { placeId } = (await join(rama, rama)).body;
    await app.pool.query('update enrolment set learner_id = $2 where id = $1', [
      rama.enrolmentId,
      group.families[0]?.learnerId,
    ]);
    await app.pool.query(`update learner set birth_date = '1990-05-01' where id = $1`, [
      group.families[0]?.learnerId,
    ]);
    const refused = await accept(rama, placeId);
    expect([resultOf(refused), refused.body.message]).toEqual([
      '409 classes.sameLearnerTwice',
      'Sekar tercantum dua kali di kelas ini.',
    ]);
  });

  it('of a place that is none, or another family’s, finds nothing', async () => {
    const [rama, stranger] = [await aRama(), await aRama()];
    const { placeId } = (await join(rama, rama)).body;
    for (const place of ['none', UNKNOWN])
      expect(resultOf(await accept(rama, place))).toBe('404 waiting.notFound');
    expect(resultOf(await accept(stranger, placeId))).toBe('404 waiting.notFound');
    expect((await accept(rama, placeId)).status).toBe(200);
    // It is over for its family, and still unknown to others.
    expect(resultOf(await accept(rama, placeId))).toBe('409 waiting.offerOver');
    expect(resultOf(await accept(stranger, placeId))).toBe('404 waiting.notFound');
  });
});

describe('a family leaves a waiting list', () => {
  it('once; another family finds no such place, before and after', async () => {
    const [rama, stranger] = [await aRama(), await aRama()];
    const { placeId } = (await join(rama, rama)).body;
    expect(resultOf(await leave(stranger, placeId))).toBe('404 waiting.notFound');
    expect(await placesOf(rama)).toEqual(['offered']);
    expect((await leave(rama, placeId)).body).toEqual({ placeId });
    expect(resultOf(await leave(rama, placeId))).toBe('409 waiting.over');
    expect(resultOf(await leave(stranger, placeId))).toBe('404 waiting.notFound');
    for (const place of ['none', UNKNOWN])
      expect(resultOf(await leave(admin, place))).toBe('404 waiting.notFound');
    expect((await mine(rama)).places).toEqual([]);
    // A learner who left may join again.
    expect((await join(rama, rama)).status).toBe(201);
    expect((await placesOf(rama)).sort()).toEqual(['left', 'offered']);
  });
});

describe('the family’s own page', () => {
  it('shows places and groups of one learner, and nothing for a learner of another family', async () => {
    const [rama, stranger] = [await aRama(), await aRama()];
    const { placeId } = (await join(rama, rama)).body;
    const other = await aRunningClass(app, { learners: 2, capacity: 2 });
    const idsOf = (groups: { classId: string }[]) => groups.map(({ classId }) => classId);
    const own = await mine(rama, `?learnerId=${rama.learnerId}`);
    expect(own.places).toMatchObject([
      { placeId, classId: group.classId, state: 'offered', learnerName: 'Rama' },
    ]);
    // The group whose list it is on is no longer offered to join.
    expect(idsOf(own.fitting)).toContain(other.classId);
    expect(idsOf(own.fitting)).not.toContain(group.classId);
    for (const learnerId of [rama.learnerId, 'none']) {
      expect(await mine(stranger, `?learnerId=${learnerId}`)).toMatchObject({ places: [], fitting: [] });
    }
  });
});
