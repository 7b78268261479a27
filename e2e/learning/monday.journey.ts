import { dayIn } from '@fasih/school/basics/instants';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import { expect, type Locator, test } from '@playwright/test';
import { asks, expectFine, type Family } from '../support/family.ts';
import { hard, staffJourney, type Walk } from '../support/journey.ts';
import { DEMO_PASSWORD, lettersTo, signInByApi } from '../support/people.ts';
import { familyThatWaits, freeTeacher, type Waiting } from '../support/school-class.ts';

const admin = { username: 'admin', password: DEMO_PASSWORD };
/** Presses and fields that each task of a Monday may take. */
const MAX_PRESSES = 5;
/** Each meeting is of a family of its own, which signs up first. */
const MEETINGS = hard ? 7 : 3;

type Plan = { plan: { start: string }[] };

/** Counts what a manager presses or fills in, from the home until every family of the task has its mail. */
class Task {
  #presses = 0;
  readonly #walk: Walk;
  readonly #families: readonly Family[];
  readonly #before: number[] = [];

  constructor(walk: Walk, families: readonly Family[]) {
    this.#walk = walk;
    this.#families = families;
  }

  async begin(): Promise<this> {
    const { page, texts } = this.#walk;
    for (const one of this.#families) this.#before.push(await this.#letters(one));
    await page.goto('/dashboard/admin');
    await expect(page.getByRole('heading', { level: 1, name: texts.shell.nav.dashboard })).toBeVisible();
    return this;
  }

  async press(target: Locator): Promise<void> {
    this.#presses++;
    await target.click();
  }

  async fill(target: Locator, value: string): Promise<void> {
    this.#presses++;
    await target.fill(value);
  }

  async choose(target: Locator, option: string): Promise<void> {
    this.#presses++;
    await target.selectOption(option);
  }

  /** By the sidebar. */
  async go(name: string): Promise<void> {
    await this.press(this.#walk.page.getByRole('navigation').getByRole('link', { name, exact: true }));
  }

  async told(): Promise<void> {
    for (const [n, one] of this.#families.entries())
      await expect
        .poll(() => this.#letters(one), { message: 'a mail to every family' })
        .toBeGreaterThan(this.#before[n] ?? 0);
    expect(this.#presses).toBeLessThanOrEqual(MAX_PRESSES);
  }

  async #letters({ email }: Family): Promise<number> {
    return (await lettersTo(this.#walk.dataDir, email)).length;
  }
}

staffJourney(
  'each task of a Monday takes at most five presses or fields from the home until all families are told',
  async (walk) => {
    // Up to ten families and two teachers sign up before the first task.
    test.setTimeout(300_000);
    const { page, texts, context, url } = walk;
    const t = { ...texts, holidays: texts.settings.holidays, list: texts.staff.classes };
    const token = await signInByApi(context, url, admin);
    const { id: ill } = await freeTeacher(walk, { name: 'Guru Ratih' });
    await freeTeacher(walk, { name: 'Guru Sinta' });
    const taught: (Waiting & Plan)[] = [];
    for (let n = 0; n < MEETINGS; n++) {
      const one = await familyThatWaits(
        walk,
        `Kirana ${'Satu Dua Tiga Empat Lima Enam Tujuh'.split(' ')[n]}`,
      );
      const slots = [1, 3].map((weekday) => ({ weekday, minute: (9 + n) * 60 }));
      const form = {
        teacherId: ill,
        enrolmentIds: [one.enrolmentId],
        slots,
        startsOn: addDays(dayIn(new Date()), 7),
        zoom_link: `https://zoom.us/j/845346641${n}`,
        zoom_room: `845 3466 41${n}`,
      };
      const { plan } = await asks<Plan>(walk, { token }, 'POST', '/classes', form);
      taught.push({ ...one, plan });
    }
    const families = taught.map(({ family }) => family);
    const [first, second] = taught as [Waiting & Plan, Waiting & Plan];
    const dayOf = (meeting: number) => dayIn(new Date(first.plan[meeting]?.start ?? ''));

    const task = (name: string, told: readonly Family[], run: (by: Task) => Promise<void>) =>
      test.step(name, async () => {
        const by = await new Task(walk, told).begin();
        await run(by);
        await by.told();
      });
    await task('a teacher with several meetings is away', families, async (by) => {
      await by.go(t.shell.nav.teachers);
      await by.press(page.getByRole('link', { name: 'Guru Ratih' }).first());
      await by.press(page.getByRole('button', { name: t.absences.away, exact: true }));
      const dialog = page.getByRole('dialog', { name: t.absences.title({ name: 'Guru Ratih' }) });
      await by.fill(dialog.getByLabel(t.absences.from, { exact: true }), dayOf(0));
      const save = dialog.getByRole('button', { name: t.absences.confirm({ n: MEETINGS, asked: 0 }) });
      await expect(save).toBeEnabled();
      await expectFine(walk);
      await by.press(save);
    });

    await task('other weekly times', [first.family], async (by) => {
      await by.go(t.shell.nav.classes);
      await by.fill(page.getByLabel(t.list.search), first.name);
      await by.press(page.getByRole('button', { name: new RegExp(`: .*${first.name}$`) }));
      const dialog = page.getByRole('dialog', { name: t.series.times.title({ name: first.name }) });
      await by.choose(dialog.getByLabel(t.students.dialog.day({ n: 1 }), { exact: true }), '2');
      const save = dialog.getByRole('button', { name: t.series.times.save, exact: true });
      await expect(save).toBeEnabled();
      await expectFine(walk);
      await by.press(save);
    });

    await task('a holiday of the school', families, async (by) => {
      await by.go(t.shell.nav.calendar);
      await by.press(page.getByRole('button', { name: t.timetable.addHoliday, exact: true }));
      const dialog = page.getByRole('dialog', { name: t.holidays.add });
      await by.fill(dialog.getByLabel(t.holidays.day, { exact: true }), dayOf(3));
      await by.fill(dialog.getByLabel(t.holidays.nameEn), 'Teachers meet');
      const save = dialog.getByRole('button', { name: t.holidays.saveAndTell, exact: true });
      await expect(save).toBeEnabled();
      await expectFine(walk);
      await by.press(save);
    });

    await task('two weeks of pause', [second.family], async (by) => {
      await by.go(t.shell.nav.classes);
      await by.press(page.getByRole('button', { name: t.common.moreActions, exact: true }));
      await by.press(page.getByRole('menuitem', { name: t.series.pause.several, exact: true }));
      const dialog = page.getByRole('dialog', { name: t.series.pause.several });
      await by.press(dialog.getByRole('checkbox', { name: new RegExp(second.name) }));
      const save = dialog.getByRole('button', { name: t.series.pause.save, exact: true });
      await expect(save).toBeEnabled();
      await expectFine(walk);
      await by.press(save);
    });

    const waiting: Waiting[] = [];
    for (const name of ['Bima Satu', 'Bima Dua', 'Bima Tiga'])
      waiting.push(await familyThatWaits(walk, name));
    await task(
      'three who wait',
      waiting.map(({ family }) => family),
      async (by) => {
        await by.go(t.shell.nav.students);
        await by.press(page.getByRole('link', { name: t.placing.admin.open, exact: true }));
        for (const { name } of waiting)
          await expect(page.getByRole('combobox', { name: t.placing.admin.choose({ name }) })).toBeVisible();
        await expectFine(walk);
        await by.press(page.getByRole('button', { name: /^Open \d+ class/ }));
      },
    );
  },
  { ownSchool: true, variant: { width: 'desktop', lang: 'en' } },
);
