import { defineOperation } from '#kit/features/index.server.ts'
import { checkOpenId } from './check-openid.server.ts'
import { openIdVariables } from './variables/openid-providers.server.ts'
import { providerVariables } from './variables/sign-in-providers.server.ts'

export default defineOperation({
  variables: [openIdVariables, providerVariables],
  checks: { 'The OpenID providers': checkOpenId },
})
