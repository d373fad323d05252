import { z } from 'zod'

/** One kind of background work, defined once: how it is named, what it takes, when and how often it runs. */
export interface Job<Services, Input> {
  /** In the table, in metrics, in the log and in the API. */
  name: string
  /** Checked before each run. */
  input: z.ZodType<Input>
  /** Runs it again and again, once per interval across all processes. */
  schedule?: { everyMinutes: number }
  /** Pauses double from a second on. A scheduled job waits for its next turn instead. */
  retry?: { attempts: number; longestPauseSeconds: number }
  /** How many run at a time in one process. */
  concurrency?: number
  run(services: Services, input: Input): Promise<void>
  /** Called with the number of jobs that expired before they succeeded. */
  onExpired?(services: Services, count: number): void
}

const noInput = z.unknown().transform(() => undefined)

export function defineJob<Services, Input>(job: Job<Services, Input>): Job<Services, Input>
export function defineJob<Services>(
  job: Omit<Job<Services, undefined>, 'input'>,
): Job<Services, undefined>
export function defineJob<Services>(job: Omit<Job<Services, undefined>, 'input'>) {
  return { input: noInput, ...job }
}

/** Thrown by a job that would fail the same way at every further attempt. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}
