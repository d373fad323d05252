import { type Auth, createAuth } from '#server/auth/auth.ts'
import type { Ground } from '#server/ground.ts'
import { composeCodeMail } from './mail/compose-code-mail.server.ts'

const opened = new WeakMap<Ground, Auth>()

/** Sign-in on this ground, with the mails of this feature: one per process. */
export function authOn(ground: Ground): Auth {
  const auth = opened.get(ground) ?? createAuth({ ...ground, composeCodeMail })
  opened.set(ground, auth)
  return auth
}
