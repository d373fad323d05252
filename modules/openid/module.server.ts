import { defineServerModule } from '#kit/features/index.server.ts'
import type { ApiConfig } from '#platform/context/api-config.ts'
import { providerSections } from './account-data.server.ts'
import { openIdHooks } from './account-hooks.server.ts'
import { activity } from './activity.ts'
import { openIdApi } from './openid.api.server.ts'
import {
  providerLinkCode,
  providerLinked,
  providerUnlinked,
} from './provider-mail/provider-mails.server.ts'
import { isProvider, methodOf, providerMethods } from './providers/provider-names.server.ts'
import { returnFromProvider } from './sign-in/provider-return.server.ts'
import { openIdVariables } from './variables/openid-providers.server.ts'
import {
  providerIds,
  providerVariables,
  signInProviders,
} from './variables/sign-in-providers.server.ts'

const call = '/sign-in/social'

function offeredProviders(config: ApiConfig) {
  const keys = providerVariables.of(config)
  const isSetUp = providerIds.filter((id) => keys[id])
  return [
    ...openIdVariables.of(config).map(({ id, name }) => ({ id, name, call })),
    ...isSetUp.map((id) => ({ id, name: signInProviders[id].name, call })),
  ]
}

export default defineServerModule({
  activity,
  accountHooks: [openIdHooks],
  accountSections: providerSections,
  mails: [providerLinkCode, providerLinked, providerUnlinked],
  signIn: {
    api: () => openIdApi,
    signInMethods: {},
    ways: {},
    returns: [
      {
        path: '/callback/',
        methods: providerMethods,
        methodOf: (accountHooks, name) =>
          isProvider({ accountHooks }, name) ? methodOf({ accountHooks }, name) : undefined,
        answer: returnFromProvider,
      },
    ],
    providers: offeredProviders,
  },
})
