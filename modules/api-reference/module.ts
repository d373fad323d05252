import { defineModule } from '#kit/features/index.ts'

export default defineModule({
  devDocuments: [{ to: '/api/docs', title: 'reference' }],
})
