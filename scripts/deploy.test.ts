import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const deploy = join(import.meta.dirname, '../deploy');
const folder = mkdtempSync(join(tmpdir(), 'fasih-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));
const systemd = '/usr/bin/systemd-analyze';
const compose = '/usr/bin/docker-compose';

/** Only where systemd is. It also looks whether the program to start exists, so another stands in for the release. */
it.runIf(existsSync(systemd))('systemd understands the unit and calls it well sealed', () => {
  const unit = join(folder, 'fasih@3001.service');
  const text = readFileSync(join(deploy, 'fasih@.service'), 'utf8');
  writeFileSync(unit, text.replaceAll('/opt/fasih/fasih', '/bin/true'));
  const verified = spawnSync(systemd, ['verify', unit], { encoding: 'utf8' });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const sealed = spawnSync(systemd, ['security', '--offline=true', '--threshold=20', unit], {
    encoding: 'utf8',
  });
  expect(sealed.status).toBe(0);
});

/** Only where Debian's package is; it checks the file by its schema, without Docker. */
it.runIf(existsSync(compose))('the compose file is one', () => {
  mkdirSync(join(folder, 'secrets'));
  for (const name of ['fasih.env', 'secrets/database_password', 'secrets/database_url', 'secrets/app_secret'])
    writeFileSync(join(folder, name), '');
  writeFileSync(join(folder, 'compose.yaml'), readFileSync(join(deploy, 'compose.yaml')));
  const checked = spawnSync(compose, ['-f', 'compose.yaml', 'config', '--quiet'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([checked.status, checked.stderr]).toEqual([0, '']);
});

const read = (path: string) => readFileSync(join(deploy, '..', path), 'utf8');
const project = JSON.parse(read('package.json')) as {
  version: string;
  devDependencies: { node: string };
};

it('the images are of the version of the project, and of its Node', () => {
  const text = read('deploy/Dockerfile') + read('deploy/compose.yaml') + read('docs/OPERATIONS.md');
  expect([...new Set(text.match(/\bfasih[:-]\d[\d.]+\d/g))].sort()).toEqual(
    [`fasih-${project.version}`, `fasih:${project.version}`].sort(),
  );
  expect(text).toContain(`FROM node:${project.devDependencies.node}-bookworm`);
});

it('all packages bear the version of the project, and the changelog and the upgrade notes begin with it', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version?: string; link?: boolean }>;
  };
  const own = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
  expect(own).toHaveLength(7);
  for (const path of own)
    expect([path, packages[path]?.version, JSON.parse(read(join(path, 'package.json'))).version]).toEqual([
      path,
      project.version,
      project.version,
    ]);
  const first = (path: string) => read(path).match(/^## (?:To )?(\d\S*)$/m)?.[1];
  expect([first('CHANGELOG.md'), first('docs/UPGRADING.md')]).toEqual([project.version, project.version]);
});

it('the operations page stops the server of Debian’s package itself: its unit alone comes back while the server still writes', () => {
  const stops = read('docs/OPERATIONS.md').match(/^ *systemctl stop postgresql.*$/gm) ?? [];
  expect(stops.map((line) => line.trim())).toEqual(["systemctl stop postgresql 'postgresql@*'"]);
});

const promtool = '/usr/bin/promtool';

/** Only where Debian's package `prometheus` is. */
it.runIf(existsSync(promtool))('promtool understands the alert rules, and they fire when they should', () => {
  for (const [kind, file] of [
    ['check', 'alerts.yml'],
    ['test', 'alerts.test.yml'],
  ] as const) {
    const checked = spawnSync(promtool, [kind, 'rules', join(deploy, file)], { encoding: 'utf8' });
    expect([checked.status, checked.stderr], checked.stdout).toEqual([0, '']);
  }
});
