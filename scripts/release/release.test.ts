import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECKSUMS, checksumsOf, listOf, verifyRelease } from '../../apps/api/src/commands/verify-release.ts';
import { readVersion } from '../../apps/api/src/platform/version.ts';
import { launcher } from './launcher.ts';
import { packageOf, packagesFor } from './packages.ts';

describe('the packages of a release', () => {
  const lock = {
    packages: {
      'apps/api': { dependencies: { pg: '1', '@fasih/school': '*' } },
      'libs/school': { dependencies: { zod: '1' } },
      'node_modules/@fasih/school': { link: true, resolved: 'libs/school' },
      'node_modules/pg': { dependencies: { types: '1' }, optionalDependencies: { native: '1' } },
      'node_modules/pg/node_modules/types': { dependencies: { pg: '1' } },
      'node_modules/types': {},
      'node_modules/native': {},
      'node_modules/vitest': {},
      'node_modules/zod': {},
    },
  };

  it('are those that the server leads to, each where Node finds it', () => {
    expect(packagesFor(lock, ['pg', '@fasih/school'], 'apps/api')).toEqual([
      'node_modules/native',
      'node_modules/pg',
      'node_modules/pg/node_modules/types',
      'node_modules/zod',
    ]);
  });

  it.each([
    ['react-dom/server', 'react-dom'],
    ['@fastify/static', '@fastify/static'],
    ['node:fs', null],
    ['fs', null],
    ['./page.js', null],
  ])('%s is of %s', (specifier, name) => {
    expect(packageOf(specifier)).toBe(name);
  });
});

describe('the command of a release', () => {
  it('starts the school, and each command of the server, by its own Node', () => {
    const text = launcher({
      test: 'node scripts/run.mjs scripts/test.ts',
      'admin:create': 'node scripts/run.mjs apps/api/src/commands/create-admin.ts',
    });
    expect(text).toContain('  admin:create) script=commands/create-admin ;;\n');
    expect(text).toContain('exec "$here/bin/node" ');
    expect(text).not.toContain('test)');
  });
});

describe('the files of a release', () => {
  it('are compared with the list that came with them, and its version is told', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fasih-release-'));
    try {
      const put = (path: string, text: string) => writeFileSync(join(folder, path), text);
      mkdirSync(join(folder, 'lib'));
      put('release.json', JSON.stringify({ version: '1.2.3', commit: '0a1b2c3d' }));
      put('lib/one.js', '1');
      put('lib/two.js', '2');
      symlinkSync('two.js', join(folder, 'lib/same.js'));
      put(CHECKSUMS, listOf(await checksumsOf(folder)));
      expect(await verifyRelease(folder)).toEqual({ files: 4, wrong: [] });
      expect(readVersion(folder)).toBe('1.2.3+0a1b2c3d');

      put('lib/one.js', '1 ');
      rmSync(join(folder, 'lib/two.js'));
      put('lib/three.js', '3');
      expect((await verifyRelease(folder)).wrong).toEqual([
        'changed: lib/one.js',
        'a broken link: lib/same.js',
        'missing: lib/two.js',
        'not of this release: lib/three.js',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('have no links that lead elsewhere, which would break where the release is carried to', async () => {
    const place = mkdtempSync(join(tmpdir(), 'fasih-release-'));
    try {
      writeFileSync(join(place, 'outside'), '1');
      const folder = join(place, 'made');
      mkdirSync(folder);
      writeFileSync(join(folder, 'one.so'), '1');
      symlinkSync('one.so', join(folder, 'right.so'));
      symlinkSync('../outside', join(folder, 'leaves.so'));
      symlinkSync(join(folder, 'one.so'), join(folder, 'absolute.so'));
      const sums = await checksumsOf(folder);
      expect(sums.get('right.so')).toBe(sums.get('one.so'));
      expect(() => listOf(sums)).toThrow('Links that lead out of the release: absolute.so, leaves.so');
    } finally {
      rmSync(place, { recursive: true });
    }
  });
});
