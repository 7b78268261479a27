import { textsIn } from '@fasih/messages/texts';
import type { Reply } from '@fasih/school/basics/contract';
import { later, MINUTE, SECOND } from '@fasih/school/basics/instants';
import type { meetingOptions } from '@fasih/school/learning/meetings/contract';
import { expect, type Page } from '@playwright/test';
import { type ReadPdf, readPdf } from '../../apps/api/test/pdf-text.ts';
import { type DemoCourse, demoCourse } from '../support/demo-courses.ts';
import { asks, expectFine } from '../support/family.ts';
import { journey, type Walk } from '../support/journey.ts';
import {
  behindTheScenes,
  checksIn,
  classOf,
  comesIn,
  followLetter,
  letterAbout,
  MONDAY,
  meetingRow,
} from '../support/learning.ts';

type Scene = { walk: Walk; course: DemoCourse; family: { token: string } };

journey(
  'the final test is planned, sat and scored; report and certificate follow and are proved',
  async (walk) => {
    const course = await demoCourse(walk, 'at its end', ({ left }) => left <= 3);
    const scene = { walk, course, family: await comesIn(walk, course.username) };
    await readsTheMaterials(scene);
    await sitsTheFinal(scene);
    await scoresAndReports(scene);
    await provesTheCertificate(scene);
  },
  { ownSchool: { demoNow: MONDAY }, hardOnly: true },
);

/** The PDFs of a meeting as the page's links open them, read back. */
async function readsTheMaterials({ walk, course, family }: Scene): Promise<void> {
  const { page, texts, lang } = walk;
  const { meetings } = await classOf(walk, family, course);
  const lesson = meetings.find(({ number }) => number === 3);
  await page.goto(`/my-classes/${course.classId}`);
  const row = await meetingRow(walk, 3);
  for (const kind of ['lesson', 'practice'] as const) {
    const pdf = await opened(page, row.getByRole('link', { name: texts.materials.short.lesson[kind] }));
    expect(pdf.text).toContain(lesson?.topic?.title[lang]);
    expect(pdf.text).toContain(texts.materials.pdf[kind]);
    // The lesson's language; Indonesian beside it is marked as such.
    expect(pdf.language).toBe('en');
  }
}

/** The PDF behind a link, fetched as the browser would open it, with its cookies and language. */
async function opened(page: Page, link: ReturnType<Page['getByRole']>): Promise<ReadPdf> {
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  return readPdf(await answer.body());
}

/** The family plans meeting 20 where it still waits for a time; teacher and learner come, and it is over. */
async function sitsTheFinal({ walk, course, family }: Scene): Promise<void> {
  const final = (await classOf(walk, family, course)).meetings.find(({ kind }) => kind === 'final');
  if (!final) throw new Error('the course has no final test');
  let start = final.startsAt;
  const path = `/meetings/${final.meetingId}`;
  if (start === null) {
    const options = await asks<Reply<typeof meetingOptions>>(walk, family, 'GET', `${path}/options`);
    start = options.free[0]?.start ?? '';
    await asks(walk, family, 'POST', `${path}/move`, { start, version: options.meeting.version });
  }
  await walk.turnTo(new Date(start));
  await checksIn(walk, await behindTheScenes(walk, course.teacher), final.meetingId);
  await asks(walk, family, 'PUT', `${path}/attendance/${course.learnerId}`, {});
  const { endsAt } = await asks<{ endsAt: string }>(
    walk,
    family,
    'GET',
    `${path}/attendance/${course.learnerId}`,
  );
  await walk.turnTo(later(new Date(endsAt), MINUTE + SECOND));
}

/** The teacher gives the score and publishes the report; that issues the certificate. */
async function scoresAndReports({ walk, course }: Scene): Promise<void> {
  const desk = await walk.device();
  await comesIn(desk, course.teacher);
  const { page, texts } = desk;
  const t = texts.reports;
  const s = texts.teachers.screens.studentPage;
  await page.goto(`/teacher/students/${course.enrolmentId}?tab=tests`);
  await page.getByRole('button', { name: `${s.enterScore}: ${t.final({ number: 20 })}` }).click();
  const dialog = page.getByRole('dialog');
  const points = dialog.getByRole('group', { name: t.parts }).getByRole('textbox');
  for (const one of await points.all()) await one.fill('9');
  if ((await points.count()) === 0) await dialog.getByLabel(t.score, { exact: true }).fill('88');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel(t.summary).fill('Berani berbicara sejak pertemuan pertama.');
  await page.getByLabel(t.strengths).fill('Pelafalan jelas.');
  await page.getByLabel(t.nextSteps).fill('Membaca cerita pendek setiap malam.');
  await page.getByRole('button', { name: t.save, exact: true }).click();
  const publish = page.getByRole('button', { name: t.publish, exact: true });
  await expect(publish).toBeEnabled();
  await publish.click();
  await expect(page.getByRole('link', { name: t.download })).toBeVisible();
  await expectFine(desk);
}

/** The mail leads to the report; the file says what the page says; anybody can prove it in both languages. */
async function provesTheCertificate({ walk, course, family }: Scene): Promise<void> {
  const { page, texts } = walk;
  const t = texts.reports;
  const [report] = (
    await asks<{
      data: {
        enrolmentId: string;
        tests: { score: number | null }[];
        certificates: { id: string; code: string }[];
      }[];
    }>(walk, family, 'GET', '/my-reports')
  ).data.filter(({ enrolmentId }) => enrolmentId === course.enrolmentId);
  const certificate = report?.certificates[0];
  const score = report?.tests.at(-1)?.score ?? -1;
  const { learnerName, className, enrolmentId, email } = course;
  const told = { learnerName, className, enrolmentId };
  await letterAbout(walk, email, 'report.ready', told);
  const ready = { ...told, certificateId: certificate?.id ?? '' };
  const letter = await letterAbout(walk, email, 'certificate.ready', ready);
  await followLetter(walk, letter, '/certificates');
  await expect(page.getByText(t.scoreOf({ score })).first()).toBeVisible();
  await expect(page.getByText('Pelafalan jelas.')).toBeVisible();
  await expectFine(walk);
  const pdf = await opened(page, page.getByRole('link', { name: t.download }).first());
  for (const words of [learnerName, String(score)]) expect(pdf.text).toContain(words);
  // Its wide letters are read with gaps.
  expect(pdf.text.replaceAll(' ', '')).toContain(certificate?.code ?? '?');

  const stranger = await walk.device();
  for (const lang of ['id', 'en'] as const) {
    const words = textsIn(lang).reports.verify;
    await stranger.page.goto(`/certificates/verify/${certificate?.code}?lang=${lang}`);
    await expect(stranger.page.getByText(words.valid)).toBeVisible();
    // A child is shown by its initials alone.
    await expect(stranger.page.getByText(words.privacy)).toBeVisible();
    await expect(stranger.page.getByText(learnerName)).toBeHidden();
  }
  await expectFine(stranger);
}
