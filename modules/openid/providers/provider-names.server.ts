import type { ApiContext } from '#platform/context/api-context.ts'
import type { ProviderSource } from '#platform/context/organizations.ts'
import { openIdIds } from '../variables/openid-providers.server.ts'
import { isSignInProvider, providerIds } from '../variables/sign-in-providers.server.ts'

type Hooks = Pick<ApiContext['accountHooks'], 'providerSources'>

export const sourceOf = (
  { accountHooks }: { accountHooks: Hooks },
  id: string,
): ProviderSource | undefined => accountHooks.providerSources.find(({ owns }) => owns(id))

/** The name of a provider in sessions and figures. */
export const methodOf = (services: { accountHooks: Hooks }, id: string): string =>
  sourceOf(services, id)?.method ?? id

/** Every name that `methodOf` gives to a provider. */
export const providerMethods = ({ providerSources }: Hooks): string[] => [
  ...providerIds,
  ...openIdIds,
  ...providerSources.map(({ method }) => method),
]

/** Whether there can be a provider of this id. */
export const isProvider = (services: { accountHooks: Hooks }, id: string): boolean =>
  isSignInProvider(id) || openIdIds.includes(id) || sourceOf(services, id) !== undefined
