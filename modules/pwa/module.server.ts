import { defineServerModule } from '#kit/features/index.server.ts'
import { manifestHandler } from './install/manifest/manifest-handler.server.ts'

export default defineServerModule({
  handlers: ({ config }, parts) => [
    manifestHandler({ ...parts, environmentMark: config.environmentMark }),
  ],
})
