import { accounts } from './accounts.ts';
import { common } from './common.ts';
import { enrolments } from './enrolments.ts';
import { learners } from './learners.ts';
import { orders } from './orders.ts';
import { packages } from './packages.ts';
import { placement } from './placement.ts';
import { site } from './site.ts';
import { landing } from './landing.ts';
import { info } from './info.ts';
import { shell } from './shell.ts';

/** All texts of one language. The server reads them here; the web app loads each feature's file on its own. */
export const en = { accounts, common, enrolments, learners, orders, packages, placement, site, landing, info, shell };
