import { setGlobalProxyFromEnv } from 'node:http'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { openOutside, type Place } from './outside.ts'

export async function leadOutside(places: Record<string, Place>) {
  const outside = await openOutside({ ...places })
  const trusted = getCACertificates('default')
  setDefaultCACertificates([...trusted, outside.certificate])
  const leadBack = setGlobalProxyFromEnv({ HTTPS_PROXY: outside.address })
  return {
    places: outside.places,
    close() {
      leadBack()
      setDefaultCACertificates(trusted)
      outside.close()
    },
  }
}

type Traveller = {
  get: (path: string, headers?: Record<string, string>) => Promise<Answered>
  post: (path: string, body: object) => Promise<Answered>
}
type Answered = { status: number; headers: { location?: string }; json: unknown }

export const ways = {
  callbackURL: '/app/pets?searchTerm=a%20b&x=1#part',
  errorCallbackURL: '/login/error?redirect=%2Fapp%2Fpets%3FsearchTerm%3Da%2520b%23part',
}

export const providerKeys = {
  GITHUB_CLIENT_ID: 'our-id',
  GITHUB_CLIENT_SECRET: 'our-secret',
  GOOGLE_CLIENT_ID: 'our-id',
  GOOGLE_CLIENT_SECRET: 'our-secret',
}

export async function travel(visitor: Traveller, provider: string): Promise<string> {
  const { json } = await visitor.post('/sign-in/social', { provider, ...ways })
  const answer = await fetch((json as { url: string }).url, { redirect: 'manual' })
  const { pathname, search } = new URL(answer.headers.get('location') ?? '')
  return pathname.replace('/api/auth', '') + search
}

export async function signInBy(visitor: Traveller, provider: string) {
  const { status, headers } = await visitor.get(await travel(visitor, provider), {
    'user-agent': 'Test',
  })
  const { location = '' } = headers
  const { searchParams } = new URL(location, 'http://here.invalid')
  return { status, location, error: searchParams.get('error') }
}
