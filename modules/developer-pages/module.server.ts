import { defineServerModule } from '#kit/features/index.server.ts'
import { guideResources } from './guides/guide-resources.server.ts'
import { guidesHandler } from './guides/guides-handler.server.ts'
import { mailTemplatesHandler } from './templates/mail-templates-handler.server.ts'

export default defineServerModule({
  assistantResources: guideResources,
  handlers: ({ config }, { mails }) => [
    mailTemplatesHandler({ config, mails }),
    guidesHandler(config),
  ],
})
