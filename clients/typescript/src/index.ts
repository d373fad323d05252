import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { components, paths } from '#client/api'
import { sendAgain } from '#client/send-again'

export type Schemas = components['schemas']
export type ApiClient = Client<paths>

export interface ClientOptions {
  /** The origin of the product, such as `https://incipit.example`. */
  address: string
  /** An API key. */
  key: string
  /** How often a request is sent while the server is away or asks to wait. Default: 4. */
  tries?: number
}

export function apiClient({ address, key, tries = 4 }: ClientOptions): ApiClient {
  const baseUrl = new URL('/api/v1', address).href
  const client = createClient<paths>({ baseUrl, fetch: (request) => sendAgain(request, tries) })
  client.use(withKey(key))
  return client
}

/** A write has a key of its own, so that sending it again changes nothing more. */
const withKey = (key: string): Middleware => ({
  onRequest({ request }) {
    request.headers.set('authorization', `Bearer ${key}`)
    if (request.method !== 'GET') request.headers.set('idempotency-key', crypto.randomUUID())
    return request
  },
})

/** A refusal: `body.code` is for programs, `message` for people. */
export class ApiProblem extends Error {
  readonly status: number
  readonly body: Schemas['Error']

  constructor(status: number, body: Schemas['Error']) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

interface Answered<Data> {
  data?: Data
  error?: Schemas['Error']
  response: Response
}

/** The data of an answer; a refusal is thrown. */
export async function dataOf<Data>(answering: Promise<Answered<Data>>): Promise<Data> {
  const { data, error, response } = await answering
  if (error !== undefined) throw new ApiProblem(response.status, error)
  if (data === undefined) throw new Error(`The answer ${response.status} has no data`)
  return data
}
