import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const unit = join(import.meta.dirname, '../deploy/fasih.service');
const tool = '/usr/bin/systemd-analyze';

/** Only where systemd is; it also looks whether the program to start exists. */
it.runIf(existsSync(tool) && existsSync('/usr/bin/node'))(
  'systemd understands the unit and calls it well sealed',
  () => {
    const verified = spawnSync(tool, ['verify', unit], { encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    const sealed = spawnSync(tool, ['security', '--offline=true', '--threshold=20', unit], {
      encoding: 'utf8',
    });
    expect(sealed.status).toBe(0);
  },
);
