import { databaseProxy } from './database-proxy.ts';

// A process of its own, so that it can be stopped: its few waiting connections are accepted by the system and never served, and all
// further ones get no answer at all, as behind a network that drops everything.
const { url } = await databaseProxy(process.argv[2] ?? '', 2);
process.send?.(url);
