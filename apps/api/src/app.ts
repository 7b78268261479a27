import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { apiDocument } from './api-document.ts';
import { DATED_TABLES } from './catalogue/dated-tables.ts';
import { clearPolicyCache } from './catalogue/policy/read-policy.ts';
import { registerFeatures } from './features.ts';
import { healthGauges } from './office/health/gauges.ts';
import { pageContent } from './page-content.ts';
import { saveEvents } from './people/security/store.ts';
import { loadPeople } from './people/sessions/load-person.ts';
import { backupGauges } from './platform/backup/gauges.ts';
import { type Clock, DatabaseTime } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { liftDeadline } from './platform/deadline.ts';
import { checkedFiles } from './platform/files/checked-files.ts';
import type { Files } from './platform/files/files.ts';
import { type Api, createApi } from './platform/http/api.ts';
import {
  answerBadAddress,
  answerErrors,
  answerPageErrors,
  answerUnknownAddress,
} from './platform/http/errors.ts';
import { type Draining, serveHealth } from './platform/http/health.ts';
import { CompletedRequestLog, loggerOptions } from './platform/http/logging.ts';
import { refuseWhenBusy } from './platform/http/refuse-when-busy.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { replyCompiler } from './platform/http/serialize.ts';
import { servePages, type WebBuild } from './platform/pages/pages.ts';
import type { Midtrans } from './platform/provider/midtrans.ts';
import { securityLog } from './platform/security/security-log.ts';
import type { Services } from './platform/services.ts';
import { contentVersion } from './platform/settings/content-version.ts';
import type { Transport } from './platform/smtp/transport.ts';

/** The content security policy of `/api/docs`: everything comes from this server, and icons of its style sheet are `data:` URLs. */
const DOCS_POLICY =
  "default-src 'self'; base-uri 'self'; frame-ancestors 'self'; img-src 'self' data:; object-src 'none'; style-src 'self' 'unsafe-inline'";

const noCompiler = (): never => {
  throw new Error('a route was registered before the compilers were set');
};

export type AppParts = {
  config: Config;
  pool: Pool;
  /** Connections of their own for signing in, for reports and for `/readyz`; tests share the pool. */
  signInPool?: Pool;
  reportPool?: Pool;
  healthPool?: Pool;
  clock: Clock;
  /** Compares this process's clock with the database's; tests make it wrong. */
  time?: DatabaseTime;
  files: Files;
  midtrans: Midtrans;
  mail: Transport;
  /** The built web app; API tests leave it out. */
  web?: WebBuild;
  /** Registers the routes; HTTP tests register their own. */
  features?: (api: Api) => void;
  /** Event loop delay in ms above which calls are refused (503), 0 for never; tests share a busy machine. */
  busyAfterMs?: number;
};

export type App = { fastify: FastifyInstance; api: Api; services: Services; draining: Draining };

/** Builds the whole server from its parts, ready to listen or to be injected into; used by `main.ts` and the tests. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config } = parts;
  const isHttps = config.appUrl.startsWith('https:');
  const fastify = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new CompletedRequestLog(),
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 256 * 1024,
    // A file from a slow phone takes a while; headers must arrive soon.
    requestTimeout: 120_000,
    http: { headersTimeout: 15_000 },
    connectionTimeout: 20_000,
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Ours are set below; naming these keeps Fastify from loading its own, with a dozen packages.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => answerBadAddress(request, reply, isHttps),
  });
  fastify.setValidatorCompiler(validatorCompiler);
  fastify.setSerializerCompiler(replyCompiler);
  clearPolicyCache();
  const content = contentVersion(parts.pool, parts.clock, fastify.log, DATED_TABLES);
  fastify.addHook('onClose', async () => content.stop());
  const security = securityLog((events) => saveEvents(parts.pool, events), fastify.log);
  fastify.addHook('onClose', () => security.stop());
  const services: Services = {
    ...parts,
    files: checkedFiles(parts.files, parts.pool, fastify.log),
    signInPool: parts.signInPool ?? parts.pool,
    reportPool: parts.reportPool ?? parts.pool,
    log: fastify.log,
    content,
    security,
  };
  await fastify.register(cookie);
  refuseWhenBusy(fastify, parts.busyAfterMs ?? 2000);
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    setSecurityHeaders(request, reply, isHttps);
    done();
  });
  answerPageErrors(fastify);
  const time = parts.time ?? new DatabaseTime(parts.pool);
  // `/readyz` and `/metrics` answer also while the pool has no connection left.
  const healthPool = parts.healthPool ?? parts.pool;
  const draining = serveHealth(fastify, healthPool, time, config.metricsToken);
  healthGauges(draining.registry, healthPool, config);
  if (config.backup) backupGauges(draining.registry, healthPool);

  let api: Api | undefined;
  await fastify.register(
    async (scope) => {
      // A form on another site's page can send plain text; none of our routes reads it.
      scope.removeContentTypeParser('text/plain');
      await scope.register(multipart, {
        limits: { fileSize: 2 * 1024 * 1024, files: 1, fields: 5, parts: 6 },
      });
      await scope.register(swagger, apiDocument);
      await scope.register(swaggerUi, { routePrefix: '/docs', indexPrefix: '/api', staticCSP: DOCS_POLICY });
      answerErrors(scope);
      scope.addHook('onSend', (request, reply, _payload, done) => {
        liftDeadline();
        reply.header('x-school-time', parts.clock.now().toISOString());
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        if (!request.url.startsWith('/api/docs')) {
          reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
        }
        done();
      });
      scope.get('/openapi.json', { schema: { hide: true } }, async () => scope.swagger());
      api = createApi(scope, services, loadPeople);
      (parts.features ?? registerFeatures)(api);
      // Without these, unknown addresses would reach the pages and answer as HTML.
      for (const url of ['/', '/*']) scope.all(url, { schema: { hide: true } }, answerUnknownAddress);
    },
    { prefix: '/api' },
  );
  if (!api) throw new Error('the API was not registered');
  if (parts.web) await servePages(fastify, api, parts.web, pageContent(services));
  await fastify.ready();
  return { fastify, api, services, draining };
}
