import type PgBoss from 'pg-boss';
import type { Job } from 'pg-boss';
import type { Logger } from 'pino';
import { summarizeError } from '../log';

export interface Consumer {
  /** A job is waiting: checks now instead of at the end of the pause. */
  wake(): void;
  /** Takes no more jobs and resolves when the running one is done. */
  stop(): Promise<void>;
}

const PAUSE_MS = 1000;

/**
 * Takes a queue's jobs one by one until stopped. pg-boss has a loop of its own, but it writes a job's outcome
 * without waiting: if the database disconnects just then, the rejection ends the process. Here the outcome is
 * retried until it is saved, so that a mail that was sent is not sent again.
 */
export function consume(
  boss: PgBoss,
  queue: string,
  log: Logger,
  run: (job: Job<object>) => Promise<void>,
): Consumer {
  let isStopping = false;
  let isCalled = false;
  let endPause = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const take = async (): Promise<Job<object> | undefined> => {
    try {
      return (await boss.fetch<object>(queue, { batchSize: 1 }))[0];
    } catch (error) {
      log.error({ err: error, queue }, 'no job could be taken');
      return undefined;
    }
  };

  const keep = async (write: () => Promise<void>): Promise<void> => {
    while (true) {
      try {
        return await write();
      } catch (error) {
        log.error({ err: error, queue }, 'outcome of a job not saved yet');
        if (isStopping) return;
        await pause();
      }
    }
  };

  const loop = async () => {
    while (!isStopping) {
      isCalled = false;
      const job = await take();
      if (!job) {
        if (!isStopping && !isCalled) await pause();
        continue;
      }
      try {
        await run(job);
      } catch (error) {
        log.error({ err: error, job: job.id, queue }, 'job failed');
        await keep(() => boss.fail(queue, job.id, summarizeError(error)));
        continue;
      }
      await keep(() => boss.complete(queue, job.id));
    }
  };
  const running = loop();

  return {
    wake() {
      isCalled = true;
      endPause();
    },
    async stop() {
      isStopping = true;
      endPause();
      await running;
    },
  };
}
