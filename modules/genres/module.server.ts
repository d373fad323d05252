import { defineServerModule } from '#kit/features/index.server.ts'
import { activity } from './activity.ts'
import { genresApi, genresResource, genreTools } from './served/index.server.ts'

export default defineServerModule({
  tags: { genres: 'The genres that books belong to.' },
  api: () => ({ genres: genresApi }),
  activity,
  assistantTools: genreTools,
  assistantResources: [genresResource],
})
