import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Log } from '../log/log.ts'

/** What the code serving a request may know about it, however deep it runs. */
export class CurrentRequest {
  readonly id: string
  readonly clientIp: string | undefined
  readonly log: Log
  /** The pattern that metrics count it under: its door, or more precisely the route of the page. */
  route = 'none'
  /** A server function was called but has not been entered yet: what fails now is the call itself. */
  calling = false
  #nonce: string | undefined

  constructor(facts: Pick<CurrentRequest, 'id' | 'clientIp' | 'log'>) {
    this.id = facts.id
    this.clientIp = facts.clientIp
    this.log = facts.log
  }

  /** Lets this response's own scripts and styles run. Made when a page first asks for it. */
  get nonce() {
    return (this.#nonce ??= randomBytes(16).toString('base64'))
  }

  expectCall() {
    this.calling = true
  }

  /** The nonce if this response has one. */
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

/** For the log: every line written while a request is served carries its id. */
export function requestFields() {
  const request = storage.getStore()
  return request ? { requestId: request.id } : {}
}
