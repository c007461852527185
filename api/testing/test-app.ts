import type { Language } from '@larkwell/contracts/language/language';
import { API_PREFIX, contract } from '@larkwell/contracts';
import { refusalFromBody } from '@larkwell/contracts/refusals';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Hono } from 'hono';
import { createApp } from '../src/app';
import { setClock, type ClockSetting } from '../src/db';
import type { Deps, Settings } from '../src/deps';
import { runJob } from '../src/jobs';
import { queueNames, sweepJob } from '../src/queue';
import { mailKinds } from '../src/mail-kinds';
import { sweeps } from '../src/sweeps';
import { tasks } from '../src/tasks';
import { createTestDeps, testServiceKey, type TestServices } from './test-deps';

export type ApiClient = ContractRouterClient<typeof contract>;

const work = { sweeps, mails: mailKinds, tasks };

export interface Caller {
  /** The person's network address, as our sites report it. */
  address?: string;
  token?: string;
  /** For the mailbox that bookings were made with, as the booking site sends it. */
  bookingProof?: string;
  /** The language of the page that calls; English without it. */
  language?: Language;
  /** False for a program without the service key. */
  isSite?: boolean;
}

export interface TestApp extends TestServices {
  app: Hono;
  deps: Deps;
  /**
   * Calls like one of our sites, with the service key. A refusal rejects with its status and body (`data`).
   */
  api: ApiClient;
  /** Like `api`, for another visitor or a signed-in person. */
  as(caller: Caller): ApiClient;
  /** A plain request to a path below /api/v1. */
  request(path: string, init?: RequestInit): Promise<Response>;
  moveClock(setting: ClockSetting): Promise<Date>;
  /** Runs queued jobs, including mails, until none are left. */
  runJobs(): Promise<void>;
  /** Runs one sweep by its name, or all of them, then the jobs they queued. */
  sweep(name?: string): Promise<void>;
  close(): Promise<void>;
}

/** An API of its own on a database of its own, with a real mail server. Close it at the end of the file. */
export async function startTestApp(settings: Partial<Settings> = {}): Promise<TestApp> {
  const services = await createTestDeps(settings);
  const { deps } = services;
  const app = createApp(deps);

  const as = ({ address = '203.0.113.7', token, bookingProof, language, isSite = true }: Caller): ApiClient =>
    createORPCClient(
      new OpenAPILink(contract, {
        url: 'http://api.test',
        fetch: async (request, init) => app.fetch(new Request(request, init)),
        headers: {
          ...(isSite && { 'x-service-key': testServiceKey }),
          'x-visitor-address': address,
          ...(bookingProof && { 'x-booking-proof': bookingProof }),
          ...(language && { 'accept-language': language }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        customErrorResponseBodyDecoder: (body, { status }) => refusalFromBody(body, status),
      }),
    );

  const runJobs = async () => {
    for (let ran = true; ran;) {
      ran = false;
      for (const name of queueNames) {
        for (const job of await deps.queue.boss.fetch<object>(name, {
          batchSize: 50,
          ignoreStartAfter: true,
        })) {
          ran = true;
          await runJob(deps, work, job);
          await deps.queue.boss.complete(name, job.id);
        }
      }
    }
  };

  return {
    ...services,
    app,
    api: as({}),
    as,
    request: async (path, init) => app.request(`${API_PREFIX}${path}`, init),
    moveClock: (setting) => setClock(deps.db, setting),
    runJobs,
    async sweep(name) {
      for (const sweep of sweeps) {
        if (!name || sweep.name === name) await runJob(deps, work, job(sweep.name));
      }
      await runJobs();
    },
  };
}

const job = (sweep: string) => ({ id: sweep, name: sweepJob.name, data: { sweep }, expireInSeconds: 60 });
