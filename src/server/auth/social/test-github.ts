import { onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import type { Browser } from '../test-auth.ts'

export const github = { GITHUB_CLIENT_ID: 'our-id', GITHUB_CLIENT_SECRET: 'our-secret' }

const answer = z.object({ url: z.url() })

type Person = { id: number; email: string }

export async function signInByGithub(browser: Browser, person: Person) {
  standIn(person)
  const ways = { callbackURL: '/app', errorCallbackURL: '/login/error' }
  const { json } = await browser.post('/sign-in/social', { provider: 'github', ...ways })
  const state = new URL(answer.parse(json).url).searchParams.get('state') ?? ''
  return browser.get(`/callback/github?code=given&state=${state}`)
}

/** GitHub itself cannot be asked in a test. */
function standIn(person: Person) {
  const answers: Record<string, unknown> = {
    'https://github.com/login/oauth/access_token': { access_token: 'new', token_type: 'bearer' },
    'https://api.github.com/user': { ...person, name: 'Changed', login: 'changed' },
    'https://api.github.com/user/emails': [{ ...person, primary: true, verified: true }],
  }
  vi.stubGlobal('fetch', (target: Request | URL | string) =>
    Promise.resolve(
      Response.json(answers[target instanceof Request ? target.url : String(target)]),
    ),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}
