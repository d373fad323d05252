import { z } from 'zod'

export interface Job<Services, Input> {
  name: string
  input: z.ZodType<Input>
  /** Runs once per interval across all processes. */
  schedule?: { everyMinutes: number }
  /** Pauses double, starting at one second. A scheduled job waits for its next interval instead. */
  retry?: { attempts: number; longestPauseSeconds: number }
  /** Per process. */
  concurrency?: number
  run(services: Services, input: Input): Promise<void>
  /** `count` is the number of jobs that expired before they succeeded. */
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

/** A job throws it when every further attempt would fail the same way. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}
