import { describe, expect, it, vi } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import Register from '../sign-in/register.tsx';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('@fasih/school/people/accounts/password-estimate', async (original) => {
  loaded();
  return original();
});

const { show, fill, text, wait } = stage('accounts');

describe('the hint under a new password', () => {
  it('loads its lists with the first character, and knows the username', async () => {
    await show(<Register />);
    await wait();
    expect(loaded).not.toHaveBeenCalled();
    const hint = async (values: Record<string, string>) => {
      await fill(values);
      await vi.waitFor(async () => {
        await wait();
        expect(text()).toMatch(/Mudah ditebak|Lemah|Cukup|Kuat/);
      }, 5000);
    };
    await hint({ username: 'ibu.sri.wahyuni', password: 'ronaldo7' });
    expect(text()).toContain('Mudah ditebak');
    expect(loaded).toHaveBeenCalledOnce();
    await fill({ password: 'kucing makan nasi goreng' });
    await vi.waitFor(async () => {
      await wait();
      expect(text()).toContain('Kuat');
    });
    await fill({ password: 'ibu.sri.wahyuni' });
    await vi.waitFor(async () => {
      await wait();
      expect(text()).toContain('Mudah ditebak');
    });
  });
});
