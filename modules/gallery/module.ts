import { defineModule } from '#kit/parts/index.ts'

export default defineModule({
  devPages: [{ to: '/dev/ui', title: 'gallery', text: 'galleryText' }],
})
