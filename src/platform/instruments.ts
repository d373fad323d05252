import type { Pool } from 'pg'
import type { ServerRequest } from 'srvx'
import type { Config } from './config/config.ts'
import type { Log } from './log/log.ts'
import type { CurrentRequest } from './request/current-request.ts'

export interface Arrived {
  request: ServerRequest
  visitor: CurrentRequest
  isTrusted: boolean
}

/** Watches the work of a process. */
export interface Instrument {
  logFields: () => Record<string, unknown>
  request: (arrived: Arrived, answer: () => Promise<Response>) => Promise<Response>
  job: (name: string, work: () => Promise<void>) => Promise<void>
  watchPool: (pool: Pool) => void
  /** Called once the process has ended its work, so that nothing watched is lost. */
  close: () => Promise<void>
}

/** Undefined where the configuration asks for none. */
export type StartInstrument = (services: {
  config: Config
  log: Log
}) => Promise<Instrument | undefined>

/** One out of several, each around those that follow; `all` may still grow. */
export const joinInstruments = (all: readonly Instrument[]): Instrument => ({
  logFields: () => Object.fromEntries(all.flatMap(({ logFields }) => Object.entries(logFields()))),
  request: (arrived, answer) =>
    all.reduceRight(
      (inner, { request }) =>
        () =>
          request(arrived, inner),
      answer,
    )(),
  job: (name, work) =>
    all.reduceRight(
      (inner, { job }) =>
        () =>
          job(name, inner),
      work,
    )(),
  watchPool(pool) {
    for (const { watchPool } of all) watchPool(pool)
  },
  async close() {
    for (const { close } of all) await close()
  },
})
