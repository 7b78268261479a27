import { describe, expect, it, vi } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import Register from '../sign-in/register.tsx';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('@fasih/school/people/accounts/password-estimate', async (original) => {
  loaded();
  return original();
});

/** The lists of known passwords are large. */
const LOADING_MS = 5000;

const { show, fill, text, wait } = stage('accounts');

describe('the hint under a new password', () => {
  it('loads its lists with the first character, and knows the username', async () => {
    await show(<Register />);
    await wait();
    expect(loaded).not.toHaveBeenCalled();
    const hints = async (hint: string) =>
      vi.waitFor(async () => {
        await wait();
        expect(text()).toContain(hint);
      }, LOADING_MS);
    await fill({ username: 'ibu.sri.wahyuni', password: 'ronaldo7' });
    await hints('Mudah ditebak');
    expect(loaded).toHaveBeenCalledOnce();
    await fill({ password: 'kucing makan nasi goreng' });
    await hints('Kuat');
    await fill({ password: 'ibu.sri.wahyuni' });
    await hints('Mudah ditebak');
  });
});
