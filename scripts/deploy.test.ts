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
  const unit = join(folder, 'fasih.service');
  const text = readFileSync(join(deploy, 'fasih.service'), 'utf8');
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
  const read = spawnSync(compose, ['-f', 'compose.yaml', 'config', '--quiet'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([read.status, read.stderr]).toEqual([0, '']);
});

it('the images are of the version of the project, and of its Node', () => {
  const { version, devDependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as { version: string; devDependencies: { node: string } };
  const text =
    readFileSync(join(deploy, 'Dockerfile'), 'utf8') + readFileSync(join(deploy, 'compose.yaml'), 'utf8');
  expect([...new Set(text.match(/\bfasih:\d[\d.]+/g))]).toEqual([`fasih:${version}`]);
  expect(text).toContain(`FROM node:${devDependencies.node}-bookworm`);
});

const promtool = '/usr/bin/promtool';

/** Only where Debian's package `prometheus` is. */
it.runIf(existsSync(promtool))('promtool understands the alert rules', () => {
  const checked = spawnSync(promtool, ['check', 'rules', join(deploy, 'alerts.yml')], { encoding: 'utf8' });
  expect([checked.status, checked.stderr]).toEqual([0, '']);
});
