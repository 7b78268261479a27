import { afterEach, describe, expect, it } from 'vitest';
import { aPayingSchool } from '../../../test/paying-school.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';

const school = shared(aPayingSchool);
afterEach(() => school.endFaults());

const ask = (method: string, path: string, token: string, body?: unknown) =>
  school.app.ask(method, path, { token, ...(body === undefined ? {} : { body }) });
const nameOf = async (token: string) => (await ask('GET', '/user/profile', token)).body.full_name;
/** A family that registered and entered nothing else: its account has no name. */
async function familyWithoutName(): Promise<{ token: string }> {
  const account = await signedInAccount(school.app, 'student');
  await school.app.pool.query(`update account set name = '' where id = $1`, [account.accountId]);
  return account;
}
const child = (guardianName: string) => ({
  kind: 'child',
  name: 'Sekar',
  birth_date: '2015-05-17',
  relation: 'mother',
  guardianName,
  consent: true,
});

describe('the name of an account', () => {
  it("is the guardian's typed name when it has none, and stays when it has one", async () => {
    const { token } = await familyWithoutName();
    expect((await ask('POST', '/learners', token, child('  Busari Wijaya '))).status).toBe(201);
    expect(await nameOf(token)).toBe('Busari Wijaya');
    expect((await ask('POST', '/learners', token, { ...child('Pak Lain'), name: 'Rafi' })).status).toBe(201);
    expect(await nameOf(token)).toBe('Busari Wijaya');
  });

  it('is asked of the adult who learns, and follows it from then on', async () => {
    const { token } = await familyWithoutName();
    const self = await ask('POST', '/learners', token, { kind: 'self', adult: true, name: 'Andi Wibowo' });
    expect(self.body.name).toBe('Andi Wibowo');
    expect(await nameOf(token)).toBe('Andi Wibowo');
    await ask('PATCH', '/user/profile', token, { full_name: 'Andi Wibowo Santoso' });
    const [learner] = (await ask('GET', '/learners', token)).body.data;
    expect(learner.name).toBe('Andi Wibowo Santoso');
    const changed = await ask('PATCH', `/learners/${learner.id}`, token, {
      name: 'Andi W. Santoso',
      version: learner.version,
    });
    expect(changed.status).toBe(200);
    expect(await nameOf(token)).toBe('Andi W. Santoso');
  });

  it.each(['Budi\u0000S', 'Budi\r\nBcc: x@y.id', 'Budi\u202eirbaS', 'b'.repeat(101)])(
    'refuses %j in the profile, of a learner and of a guardian',
    async (name) => {
      const { token } = await familyWithoutName();
      const answers = [
        await ask('PATCH', '/user/profile', token, { full_name: name }),
        await ask('POST', '/learners', token, { kind: 'self', adult: true, name }),
        await ask('POST', '/learners', token, child(name)),
        await ask('POST', '/learners', token, { ...child('Busari'), name }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
      expect(await nameOf(token)).toBeNull();
    },
  );
});

describe('a receipt', () => {
  it('shows the username while no name is known, and the name once it is', async () => {
    const buyer = await school.buys();
    const { rows } = await school.app.pool.query<{ id: string; username: string }>(
      `update account set name = '' where email = $1 returning id, display_username as username`,
      [buyer.email],
    );
    const [account] = rows;
    await school.act(buyer.orderId, 'pay', { method: 'gopay' });
    const payer = async () =>
      (await school.app.pool.query('select payer_name from receipt where order_id = $1', [buyer.orderId]))
        .rows[0]?.payer_name;
    expect(await payer()).toBe(account?.username);
    await ask('PATCH', '/user/profile', buyer.token, { full_name: 'Busari Wijaya' });
    expect(await payer()).toBe('Busari Wijaya');
    // A receipt keeps the name it shows.
    await ask('PATCH', '/user/profile', buyer.token, { full_name: 'Busari W. Santoso' });
    expect(await payer()).toBe('Busari Wijaya');
  });
});
