import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import { policyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';
import { describe, expect, it } from 'vitest';
import { cheapest, landingPage, pricesFrom } from './landing-data.server.ts';
import { productQuestions } from './questions.fixtures.ts';

function sold(id: number, type: SoldPackage['type'], price: number, meetings = 20): SoldPackage {
  return {
    id,
    type,
    price,
    meetings,
    slug: `package-${id}`,
    name: `Package ${id}`,
    description: 'One line',
    duration_months: 3,
    category: '',
    meetingsPerWeek: 2,
  };
}

const rules = policyNumbers(POLICY_VERSION_1);
const ON_SALE = [
  sold(1, 'general_english', 2_400_000),
  sold(2, 'general_english', 2_200_000),
  sold(3, 'special_course', 1_650_000, 10),
];

const calling = (data: SoldPackage[]) => (async () => ({ data })) as never;
const refusing = (async () => {
  throw new Error('the database is away');
}) as never;

describe('the prices on the landing page', () => {
  it("are each program's cheapest package, with its price per meeting", () => {
    expect(pricesFrom(ON_SALE)).toEqual({
      'general-english': { price: 2_200_000, perMeeting: 110_000 },
      'special-course': { price: 1_650_000, perMeeting: 165_000 },
    });
  });

  it('are missing, not zero, for a program with nothing on sale', () => {
    expect(pricesFrom(ON_SALE)).not.toHaveProperty('conversation');
    expect(cheapest([])).toBeNull();
  });

  it('start from the cheapest of all', async () => {
    const page = await landingPage({
      lang: 'id',
      call: calling(ON_SALE),
      rules,
      teachers: [],
      questions: [...productQuestions],
    });
    expect(page.cheapest).toBe(1_650_000);
    expect(page.example).toBe(2_200_000);
  });

  it('explain the refund by a course that it can apply to', async () => {
    const exampleOf = async (...packages: SoldPackage[]) =>
      (
        await landingPage({
          lang: 'id',
          call: calling(packages),
          rules,
          teachers: [],
          questions: [...productQuestions],
        })
      ).example;
    const short = sold(4, 'general_english', 1_200_000, 10);
    expect(await exampleOf(...ON_SALE, short)).toBe(2_200_000);
    expect(await exampleOf(short)).toBeNull();
  });

  it('leave the page standing when the packages cannot be read', async () => {
    const page = await landingPage({
      lang: 'en',
      call: refusing,
      rules,
      teachers: [],
      questions: [...productQuestions],
    });
    expect(page.from).toBeNull();
    expect(page.paths).toHaveLength(3);
  });
});

describe('what the landing page shows of a course', () => {
  it('is the real topics of 20 meetings for each age, tests at 10 and 20', async () => {
    const { paths } = await landingPage({
      lang: 'en',
      call: calling(ON_SALE),
      rules,
      teachers: [],
      questions: [...productQuestions],
    });
    for (const { meetings } of paths) {
      expect(meetings).toHaveLength(20);
      expect(meetings.filter((one) => one.test).map((one) => one.number)).toEqual([10, 20]);
    }
  });

  it('asks five questions, each known to the contact page', async () => {
    const { questions } = await landingPage({
      lang: 'id',
      call: calling(ON_SALE),
      rules,
      teachers: [],
      questions: [...productQuestions],
    });
    expect(questions.map(({ key }) => key)).toEqual(['meetings', 'placement', 'pretest', 'moving', 'refund']);
  });

  it('answers what parents ask, with the numbers of the rules in force', async () => {
    const page = await landingPage({
      lang: 'en',
      call: calling(ON_SALE),
      rules,
      teachers: [],
      questions: [...productQuestions],
    });
    const safety = page.questionsOfParents.find(({ key }) => key === 'safety');
    expect(page.questionsOfParents).toHaveLength(9);
    expect(safety?.answer).toContain('it opens 5 minutes before the start');
  });

  it("shows a question of the school's own, and none that it hides", async () => {
    const own = {
      key: 'own-1',
      group: 'parents' as const,
      shown: true,
      texts: {
        questionId: 'Ada tempat parkir?',
        questionEn: 'Is there parking?',
        answerId: 'Kabari {{notice}} sebelumnya.',
        answerEn: 'Tell us {{notice}} before.',
      },
    };
    const shown = [own, ...productQuestions.filter(({ key }) => key !== 'moving' && key !== 'safety')];
    const page = await landingPage({
      lang: 'en',
      call: calling(ON_SALE),
      rules,
      teachers: [],
      questions: shown,
    });
    expect(page.questionsOfParents[0]).toEqual({
      key: 'own-1',
      question: 'Is there parking?',
      answer: 'Tell us 24 hours before.',
    });
    expect(page.questionsOfParents.map(({ key }) => key)).not.toContain('safety');
    expect(page.questions.map(({ key }) => key)).toEqual(['meetings', 'placement', 'pretest', 'refund']);
  });
});
