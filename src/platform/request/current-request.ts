import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Log } from '../log/log.ts'

export class CurrentRequest {
  readonly id: string
  readonly clientIp: string | undefined
  readonly log: Log
  route = 'none'
  /** True until the called server function starts: an error before that is the fault of the call. */
  calling = false
  #nonce: string | undefined

  constructor(facts: Pick<CurrentRequest, 'id' | 'clientIp' | 'log'>) {
    this.id = facts.id
    this.clientIp = facts.clientIp
    this.log = facts.log
  }

  get nonce() {
    return (this.#nonce ??= randomBytes(16).toString('base64'))
  }

  expectCall() {
    this.calling = true
  }

  get givenNonce() {
    return this.#nonce
  }
}

/** Kept on `globalThis`: the services, which outlive a hot reload, ask it for the id that log lines carry. */
const kept: typeof globalThis & { currentRequests?: AsyncLocalStorage<CurrentRequest> } = globalThis
const storage = (kept.currentRequests ??= new AsyncLocalStorage())

export const serveAs = <T>(request: CurrentRequest, serve: () => T): T =>
  storage.run(request, serve)

export const isServing = () => storage.getStore() !== undefined

export function currentRequest(): CurrentRequest {
  const request = storage.getStore()
  if (!request) throw new Error('Nothing is being served here')
  return request
}

export function requestFields() {
  const request = storage.getStore()
  return request ? { requestId: request.id } : {}
}
