import { notFound, redirect } from '@tanstack/react-router'
import { homeOf } from '#kit/session/index.ts'
import type { Setup } from '#kit/setup/index.ts'
import { isAllowed } from '#layouts/commands/command.ts'
import type { Permissions } from '#platform/access/permissions.ts'

type Visit = { context: { setup: Setup }; location: { href: string } }

/** Not part of `Visit`: the routes' own types would refer to themselves. */
type Matched = { matches?: readonly { routeId: string }[] }

/** Lets into an area who may be there; others sign in first and come back to the very page. The server checks each call again. */
export function guardArea(area: 'app' | 'manager') {
  return (visit: Visit) => {
    const { context, location, matches } = visit as Visit & Matched
    const { setup } = context
    if (setup.unavailable) throw refusal(503, 'SERVICE_UNAVAILABLE', 'Please try again in a moment')
    // Signing in would lead to no page: the area itself, without a page in it, is the last match.
    if (!setup.session && matches?.at(-1)?.routeId === `/${area}`) throw notFound()
    if (!setup.session) throw redirect({ to: '/login', search: { redirect: location.href } })
    if (!setup.session.permissions.apps?.includes(area)) {
      throw noAccess()
    }
  }
}

/** Refuses a page of an area to users who lack its permissions. The server checks each call again. */
export function guardPage(needs: Permissions) {
  return ({ context: { setup } }: Pick<Visit, 'context'>) => {
    if (!isAllowed({ needs }, setup.session?.permissions ?? {})) throw noAccess()
  }
}

/** `API_DOCS` decides who may open the reference; the server checks again before it sends the data. */
export function guardReference(visit: Visit) {
  const { apiDocs } = visit.context.setup.configuration
  if (apiDocs === 'off') throw notFound()
  if (apiDocs === 'signed-in') guardArea('app')(visit)
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

const noAccess = () => refusal(403, 'FORBIDDEN', 'You do not have access to this page')
