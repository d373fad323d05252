import type { DevRows } from '#modules/developer-pages/index.ts'

export default { documents: [{ to: '/api/docs', title: 'reference' }] } satisfies DevRows
