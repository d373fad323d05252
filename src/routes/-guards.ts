import { redirect } from '@tanstack/react-router'
import { homeOf } from '#features/session/index.ts'
import type { Setup } from '#features/setup/index.ts'

type Visit = { context: { setup: Setup }; location: { href: string } }

/** Lets into an area who may be there; others sign in first and come back to the very page. The server checks each call again. */
export function guardArea(area: 'app' | 'manager') {
  return ({ context: { setup }, location }: Visit) => {
    if (setup.unavailable) throw refusal(503, 'SERVICE_UNAVAILABLE', 'Please try again in a moment')
    if (!setup.session) throw redirect({ to: '/login', search: { redirect: location.href } })
    if (!setup.session.permissions.apps?.includes(area)) {
      throw refusal(403, 'FORBIDDEN', 'You do not have access to this page')
    }
  }
}

/** Whoever is signed in has nothing to do where one signs in. */
export function passSignedIn({
  context: { setup },
  search,
}: Pick<Visit, 'context'> & { search: { redirect: string } }) {
  if (setup.session) throw redirect({ href: search.redirect || homeOf(setup.session) })
}

/** Whether somebody is asked for their name first: not where it cannot be given, in a demo or by an admin who acts as them. */
export const isNameMissing = ({
  session,
  configuration,
}: Pick<Setup, 'session' | 'configuration'>) =>
  !session?.user.onboarded && !(session?.impersonatedBy ?? configuration.demoMode)

const refusal = (status: number, code: string, message: string) =>
  Object.assign(new Error(message), { status, code })
