/** What a runner's JSON report says: how many cases passed, and the full names of those that failed. */
export type Counted = { passed: number; failed: readonly string[] };

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** Cases of a Vitest report; a file that failed outside its cases (an import, a hook) counts as one. */
export function vitestCounted(json: string): Counted {
  const report = JSON.parse(json) as VitestReport;
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const cases = assertionResults.filter((one) => one.status === 'failed');
    if (cases.length > 0) return cases.map(({ fullName }) => `${name}: ${fullName}`);
    return status === 'failed' ? [`${name}: ${message.split('\n')[0]}`] : [];
  });
  return { passed: report.numPassedTests, failed };
}

type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: { title: string; file: string; ok: boolean }[] };
type PlaywrightReport = {
  suites: PlaywrightSuite[];
  errors: { message: string }[];
  stats: { expected: number };
};

const failedSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
];

/** Journeys of a Playwright report; an error outside all journeys counts as one. */
export function playwrightCounted(json: string): Counted {
  const { suites, errors, stats } = JSON.parse(json) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => message)],
  };
}
