import { defineServerModule } from '#kit/features/index.server.ts'
import { liveHandler } from './live-handler.server.ts'
import { sourcesIn } from './live-sources.server.ts'
import { liveApi } from './live.api.server.ts'

export default defineServerModule({
  tags: {
    live: 'What happens while a client is connected. The events themselves come from `GET /api/live`, see above.',
  },
  api: (parts) => ({ live: liveApi(sourcesIn(parts)) }),
  handlers: (services, parts) => [liveHandler(services, sourcesIn(parts))],
})
