import { notFound, redirect } from '@tanstack/react-router'
import type { Namespace } from '#i18n/texts.ts'
import { homeOf } from '#kit/session/index.ts'
import type { Setup } from '#kit/setup/index.ts'
import { isAllowed } from '#layouts/commands/command.ts'
import type { Permissions } from '#platform/access/permissions.ts'

type GuardInput = { context: { setup: Setup; resources?: object }; location: { href: string } }

/** Not part of `GuardInput`: the routes' own types would be circular. */
type Match = { _notFound?: boolean | undefined; params?: { resource?: string } }
type Matched = { matches?: readonly Match[] }

/** The texts of the frame around every page of an area. */
export const areaTexts: Namespace[] = ['onboarding', 'sign-out']

/** Visitors sign in first and return to the same page. The server checks each call again. */
export function guardArea(area: 'app' | 'manager') {
  return (input: GuardInput) => {
    const { context, location, matches } = input as GuardInput & Matched
    const { setup } = context
    if (setup.unavailable) throw refusal(503, 'SERVICE_UNAVAILABLE', 'Please try again in a moment')
    // Sign-in would lead nowhere.
    if (!setup.session && isUnknown(matches, context.resources)) throw notFound()
    if (!setup.session) throw redirect({ to: '/login', search: { redirect: location.href } })
    if (!setup.session.permissions.apps?.includes(area)) {
      throw noAccess()
    }
  }
}

/** A path that no route matches completely, or a resource that isn't registered. */
const isUnknown = (matches: readonly Match[] = [], resources: object = {}) =>
  matches.some(
    ({ _notFound, params }) =>
      _notFound === true ||
      (params?.resource !== undefined && !Object.hasOwn(resources, params.resource)),
  )

export function guardPage(needs: Permissions) {
  return ({ context: { setup } }: Pick<GuardInput, 'context'>) => {
    if (!isAllowed({ needs }, setup.session?.permissions ?? {})) throw noAccess()
  }
}

/** `API_DOCS` decides who may open the reference; the server checks again before it sends the data. */
export function guardReference(input: GuardInput) {
  const { apiDocs } = input.context.setup.configuration
  if (apiDocs === 'off') throw notFound()
  if (apiDocs === 'signed-in') guardArea('app')(input)
}

export function passSignedIn({
  context: { setup },
  search,
}: Pick<GuardInput, 'context'> & { search: { redirect: string } }) {
  if (setup.session) throw redirect({ href: search.redirect || homeOf(setup.session) })
}

/** Whether onboarding asks for the name; not in a demo or while impersonating, where it can't be saved. */
export const isNameMissing = ({
  session,
  configuration,
}: Pick<Setup, 'session' | 'configuration'>) =>
  !session?.user.onboarded && !(session?.impersonatedBy ?? configuration.demoMode)

const refusal = (status: number, code: string, message: string) =>
  Object.assign(new Error(message), { status, code })

const noAccess = () => refusal(403, 'FORBIDDEN', 'You do not have access to this page')
