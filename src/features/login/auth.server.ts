import { type Auth, createAuth } from '#server/auth/auth.ts'
import type { Ground } from '#server/ground.ts'
import { letters } from './mail/letters.server.ts'

type Needed = Pick<Ground, 'config' | 'database' | 'mail' | 'log'>

const opened = new WeakMap<Needed, Auth>()

/** Sign-in on this ground, with the mails of this feature: one per process. */
export function authOn(ground: Needed): Auth {
  const auth = opened.get(ground) ?? createAuth({ ...ground, letters })
  opened.set(ground, auth)
  return auth
}
