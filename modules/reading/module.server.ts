import { defineServerModule } from '#kit/features/index.server.ts'
import { goalsOf } from './goals/reading-years.server.ts'
import { readingListApi } from './reading-list/reading-list.api.server.ts'
import { readingApi } from './reading.api.server.ts'
import { readingsOf } from './readings-of.server.ts'

export default defineServerModule({
  api: () => ({ reading: { ...readingApi, ...readingListApi } }),
  accountSections: {
    readings: { read: readingsOf, scope: 'reading:read' },
    readingGoals: { read: goalsOf, scope: 'reading:read' },
  },
})
