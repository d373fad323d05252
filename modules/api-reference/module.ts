import { defineModule } from '#kit/parts/index.ts'

/** Shows every call of the API at /api/docs, and lets readers try it. */
export default defineModule({
  name: 'api-reference',
  devDocuments: [{ to: '/api/docs', title: 'reference' }],
})
