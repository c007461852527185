import type { Deps } from '../deps';
import { type MailKind, writeMail } from '../mails';
import { consume } from './consume';
import { openSealedMail } from './mail-job';
import { lastMailJob, mailJob, queueNames, sweepJob } from '../queue';
import type { Sweep } from './sweeps';
import type { Job } from 'pg-boss';

export interface Worker {
  /** Requests every sweep now, regardless of its schedule: after the clock was moved. */
  askAll(): Promise<void>;
  /**
   * Lets running jobs finish, for `timeoutMs` at most; one that takes longer runs again when it has expired.
   */
  stop(timeoutMs: number): Promise<void>;
}

/** The work that jobs do, passed in so that the queue depends on no feature. */
export interface Work {
  sweeps: Sweep[];
  mails: MailKind[];
  /** What each other queue does with a job's sealed text, by queue name. */
  tasks?: Record<string, (deps: Deps, sealed: string) => Promise<void>>;
}

/** Runs a job of a known kind; used by the worker and, without waiting, by tests. */
export async function runJob(deps: Deps, { sweeps, mails, tasks }: Work, job: Job<object>): Promise<void> {
  if (job.name === mailJob.name || job.name === lastMailJob.name) {
    const mail = openSealedMail(deps.cipher, (job.data as { sealed: string }).sealed);
    const message = 'kind' in mail ? await writeMail(mails, mail, deps.log) : mail;
    await deps.mail.send({ ...message, replyTo: message.replyTo ?? deps.settings.supportAddress }, job.id);
    return;
  }
  const task = tasks?.[job.name];
  if (task) return task(deps, (job.data as { sealed: string }).sealed);
  const { sweep: name } = job.data as { sweep: string };
  await sweeps.find((sweep) => sweep.name === name)?.run(deps);
}

/**
 * Takes jobs from the queue until stopped, and requests each sweep on schedule. The queue lets only one
 * request per sweep and period through, so any number of processes may ask.
 */
export async function startWorker(deps: Deps, work: Work): Promise<Worker> {
  const { boss } = deps.queue;
  const { sweeps } = work;
  boss.on('error', (error) => deps.log.error({ err: error }, 'job queue'));
  await boss.start();
  const consumers = queueNames.map((name) => {
    const consumer = consume(boss, name, deps.log, (job) => runJob(deps, work, job));
    deps.queue.listen((sent) => sent === name && consumer.wake());
    return consumer;
  });

  const ask = (sweep: Sweep) =>
    boss
      .send(
        sweepJob.name,
        { sweep: sweep.name },
        {
          singletonKey: sweep.name,
          singletonSeconds: sweep.everySeconds,
          retryLimit: 0,
          expireInMinutes: 5,
        },
      )
      .catch((error) => deps.log.error({ err: error, sweep: sweep.name }, 'sweep not queued'));
  const timers = sweeps.map((sweep) => {
    void ask(sweep);
    return setInterval(() => void ask(sweep), sweep.everySeconds * 1000);
  });

  return {
    async askAll() {
      for (const { name } of sweeps) await boss.send(sweepJob.name, { sweep: name }, { retryLimit: 0 });
    },
    async stop(timeoutMs) {
      timers.forEach(clearInterval);
      const late = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs).unref());
      await Promise.race([Promise.all(consumers.map((consumer) => consumer.stop())), late]);
      await boss.stop({ graceful: false, close: false });
    },
  };
}
