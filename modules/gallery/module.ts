import { defineModule } from '#kit/parts/index.ts'

/** Shows each component of the design system with an example, at /dev/ui. */
export default defineModule({
  name: 'gallery',
  devPages: [{ to: '/dev/ui', title: 'gallery', text: 'galleryText' }],
})
