import type { DevRows } from '#modules/developer-pages/index.ts'

export default {
  pages: [{ to: '/dev/ui', title: 'gallery', text: 'galleryText' }],
} satisfies DevRows
