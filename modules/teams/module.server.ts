import { defineServerModule } from '#kit/features/index.server.ts'
import { activity } from './activity.ts'
import { teamsApi } from './teams.api.server.ts'

export default defineServerModule({
  tags: { teams: 'Teams within an organization.' },
  api: () => ({ teams: teamsApi }),
  activity,
})
