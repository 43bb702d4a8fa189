import { Logger } from '@nestjs/common';
import { Registry } from 'prom-client';
import type { Job } from './job.js';
import { Jobs } from './jobs.service.js';

describe('a job', () => {
  let jobs: Jobs;
  let registry: Registry;
  let run: jest.Mock<ReturnType<Job['run']>, Parameters<Job['run']>>;
  let warn: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    registry = new Registry();
    jobs = new Jobs(registry);
    run = jest.fn<ReturnType<Job['run']>, Parameters<Job['run']>>().mockResolvedValue(false);
    jobs.add({ name: 'mail', interval: 1_000, run });
    jobs.onApplicationBootstrap();
  });
  afterEach(async () => {
    await jobs.onModuleDestroy();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const runsAfter = async (milliseconds: number) => {
    run.mockClear();
    await jest.advanceTimersByTimeAsync(milliseconds);
    return run.mock.calls.length;
  };
  /** A run that lasts until the returned function is called. */
  function longRun(): (hasMore: boolean) => void {
    let end: (hasMore: boolean) => void = () => undefined;
    run.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
    return (hasMore) => {
      end(hasMore);
    };
  }

  it('runs after its interval, and at once while more is due', async () => {
    run.mockResolvedValueOnce(true).mockResolvedValueOnce(true);
    expect(await runsAfter(999)).toBe(0);
    expect(await runsAfter(1)).toBe(3);
    expect(await runsAfter(1_000)).toBe(1);
  });

  it('that fails runs again, each time later, and is logged once and counted', async () => {
    run.mockRejectedValue(new Error('The database is unreachable.'));
    expect(await runsAfter(1_000)).toBe(1);
    for (const delay of [2_000, 4_000, 8_000, 15_000, 15_000]) {
      expect(await runsAfter(delay - 1)).toBe(0);
      expect(await runsAfter(1)).toBe(1);
    }
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]).toMatchObject([
      { event: 'job-failed', job: 'mail' },
      expect.any(String),
    ]);
    expect(await registry.metrics()).toContain(
      'job_run_duration_seconds_count{name="mail",outcome="failed"} 6',
    );
    run.mockResolvedValue(false);
    await runsAfter(15_000);
    expect(await runsAfter(1_000)).toBe(1);
  });

  it('that is woken during a run runs once more, not beside it', async () => {
    const end = longRun();
    const woken = [jobs.wake('mail'), jobs.wake('mail'), jobs.wake('mail')];
    expect(run).toHaveBeenCalledTimes(1);
    end(false);
    await Promise.all(woken);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('ends after its runs, and runs no more', async () => {
    const end = longRun();
    let endBeside: () => void = () => undefined;
    jobs.runBeside('mail', () => new Promise((resolve) => (endBeside = resolve)));
    void jobs.wake('mail');
    let isEnded = false;
    const ended = jobs.onModuleDestroy().then(() => (isEnded = true));
    const [stop] = run.mock.calls[0] ?? [];
    expect(stop?.aborted).toBe(true);
    end(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(isEnded).toBe(false);
    endBeside();
    await ended;
    await jobs.wake('mail');
    expect(await runsAfter(60_000)).toBe(0);
  });
});
