import { defineServerModule } from '#kit/features/index.server.ts'
import { captchaCheck } from './captcha-check.server.ts'
import { captchaSources } from './captcha-sources.server.ts'

export default defineServerModule({
  accountHooks: [{ codeChecks: [captchaCheck] }],
  outsideSources: captchaSources,
})
