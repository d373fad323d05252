import { defineModule } from '#kit/parts/index.ts'

export default defineModule({
  devDocuments: [{ to: '/api/docs', title: 'reference' }],
})
