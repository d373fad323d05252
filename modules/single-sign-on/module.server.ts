import { defineServerModule } from '#kit/features/index.server.ts'
import { singleSignOnHooks } from './account-hooks.server.ts'
import { activity } from './activity.ts'
import { checkDomains } from './email-domains/check-email-domains.server.ts'
import { emailDomainsApi } from './email-domains/email-domains.api.server.ts'
import { renewProviderSecrets } from './renew-secrets.server.ts'
import { singleSignOnApi } from './single-sign-on.api.server.ts'

export default defineServerModule({
  api: () => ({ emailDomains: emailDomainsApi, singleSignOn: singleSignOnApi }),
  activity,
  accountHooks: [singleSignOnHooks],
  jobs: [checkDomains, renewProviderSecrets],
})
