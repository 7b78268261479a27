import { statfs } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { isLoopback } from '../safe-settings.ts';
import { type Finding, reasonOf, todo, well } from './finding.ts';

const LEAST_FREE_BYTES = 1024 ** 3;

/** Free space where this process writes. */
export async function checkDisk({ dataDir, files }: Config): Promise<Finding> {
  const folder = files.kind === 'folder' && files.folder ? files.folder : dataDir;
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB free in ${folder}`;
    return bavail * bsize >= LEAST_FREE_BYTES ? well('disk', free) : todo('disk', `only ${free}: make room`);
  } catch (error) {
    return todo('disk', `${folder} cannot be read (${reasonOf(error)}): check DATA_DIR and FILES_URL`);
  }
}

/** Whether visitors can be told apart: limits and the audit log go by their addresses. */
export function checkProxy({ appUrl, trustProxy, mode }: Config): Finding {
  const { protocol, hostname } = new URL(appUrl);
  if (trustProxy) return well('proxy', `X-Forwarded-For counts from ${trustProxy}`);
  if (mode === 'demo' || isLoopback(hostname)) return well('proxy', 'none');
  return protocol === 'https:'
    ? todo('proxy', 'all visitors look like the proxy: set TRUST_PROXY to its address')
    : todo('proxy', 'APP_URL is not https: passwords can be read on the way');
}

/** Secrets that are weak were refused with the settings; what is left to say of them. */
export function checkSecrets({ metricsToken, mode }: Config, envFileMode: number | null): Finding {
  if (envFileMode !== null && (envFileMode & 0o077) !== 0)
    return todo('secrets', 'others can read the file of settings: chmod 600');
  if (mode === 'demo') return well('secrets', 'a demo’s');
  return well(
    'secrets',
    metricsToken ? 'long and varied' : 'long and varied; /metrics answers this machine alone',
  );
}
