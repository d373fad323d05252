import { z } from 'zod'

export interface Job<Services, Input> {
  name: string
  input: z.ZodType<Input>
  schedule?: { everyMinutes: number }
  /** A scheduled job waits for its next interval instead. */
  retry?: { attempts: number; longestPauseSeconds: number }
  concurrency?: number
  /** So many jobs of one key run at once, in all processes together; one more if two processes take at the same moment. */
  perKey?: number
  /** The signal says that the process stops: a job that runs on and on ends by it. */
  run(services: Services, input: Input, signal?: AbortSignal): Promise<void>
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

export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}
