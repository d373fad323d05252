import { defineServerModule } from '#kit/features/index.server.ts'
import { deleteOldAnswers } from './delete-old-answers.server.ts'
import { document } from './document.server.ts'
import { readRepeatable } from './repeatable-call.server.ts'

export default defineServerModule({
  jobs: [deleteOldAnswers],
  repeatableCalls: { read: readRepeatable, document },
})
