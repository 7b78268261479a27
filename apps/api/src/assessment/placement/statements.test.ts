import { describe, expect, it } from 'vitest';
import { newDevice, placedFamily } from '../../../test/placed-people.ts';
import { countStatements } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { answersFor } from '../../../test/sit-placement.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);

describe('SQL statements per call (a read at most 3, a write at most 10 between BEGIN and COMMIT)', () => {
  it('stays within them for a family', async () => {
    const { token } = await placedFamily(app, [{ package: 'ielts-regular' }]);
    const start = () => app.ask('POST', '/placement/attempts', { token, body: {} });
    expect(await countStatements(start)).toBe(9);
    expect(await countStatements(start)).toBe(7);
    const { id } = (await start()).body;
    const path = `/placement/attempts/${id}`;
    const body = { answer: 'A', ms: 3000 };
    expect(await countStatements(() => app.ask('PUT', `${path}/answers/2`, { token, body }))).toBe(2);
    expect(await countStatements(() => app.ask('GET', path, { token }))).toBe(3);
    const headers = newDevice();
    expect(await countStatements(() => app.ask('GET', '/placement/current', { token, headers }))).toBe(3);
    const answers = await answersFor(app, id, 20);
    expect(await countStatements(() => app.ask('POST', `${path}/finish`, { token, body: { answers } }))).toBe(
      11,
    );
    expect(await countStatements(() => app.ask('GET', path, { token }))).toBe(2);
  });

  it('stays within them for a visitor', async () => {
    const headers = newDevice();
    const body = { level: 'adult' };
    expect(await countStatements(() => app.ask('POST', '/placement/attempts', { headers, body }))).toBe(9);
    expect(await countStatements(() => app.ask('POST', '/placement/attempts', { headers, body }))).toBe(4);
  });
});
