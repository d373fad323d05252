import { defineServerModule } from '#kit/features/index.server.ts'
import { pushSections } from './account-data.server.ts'
import { pushHooks } from './account-hooks.server.ts'
import { pushApi } from './push.api.server.ts'
import { sendPushes } from './sending/send-pushes.server.ts'

export default defineServerModule({
  tags: {
    push: 'Push notifications to the browsers of the signed-in user.',
  },
  accountHooks: [pushHooks],
  accountSections: pushSections,
  api: () => ({ push: pushApi }),
  start(services) {
    // A demo changes nothing, so nothing happens that could be sent.
    if (!services.config.demoMode) services.jobs.register(sendPushes, services)
  },
})
