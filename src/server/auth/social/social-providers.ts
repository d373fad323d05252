import { personName } from '#rules/text.ts'
import type { Config } from '../../config/config.ts'
import { normaliseEmail } from '../people/normalise-email.ts'

/** What each provider may tell of somebody, in the words that both of them use. */
type Profile = { name?: string | null; login?: string; email?: string | null }

/** The library's settings for the providers that are configured. */
export function socialProviders(config: Pick<Config, 'providers' | 'signUp' | 'demoMode'>) {
  const common = {
    disableSignUp: config.signUp === 'closed' || config.demoMode,
    // That way in would answer with the token of the session.
    disableIdTokenSignIn: true,
    mapProfileToUser,
  }
  const { github, google } = config.providers
  return {
    ...(github && { github: { ...github, ...common } }),
    ...(google && { google: { ...google, ...common } }),
  }
}

/**
 * The rules that our own forms have, for a name and an address from elsewhere. No picture: each look at it would tell the
 * provider who reads here, and our pages load nothing from elsewhere.
 */
const mapProfileToUser = ({ name, login, email }: Profile) => ({
  name: allowedName(name) ?? allowedName(login) ?? '',
  email: normaliseEmail(email ?? '') ?? null,
  image: undefined,
})

/** A name that our own forms would refuse is asked for at onboarding instead. */
function allowedName(name: string | null | undefined): string | undefined {
  const plain = name?.replaceAll(/[\p{Cc}\p{Cs}\p{Cf}]+/gu, ' ').trim()
  return personName.safeParse(cut(plain ?? '')).data
}

/** To the length that a name may have, but not in the middle of a character. */
const cut = (name: string) => name.slice(0, 255).replace(/[\ud800-\udbff]$/, '')
