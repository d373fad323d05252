import { defineModule } from '#kit/features/index.ts'

export default defineModule({
  devPages: [{ to: '/dev/ui', title: 'gallery', text: 'galleryText' }],
})
