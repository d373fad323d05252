import { defineModule } from '#kit/features/index.ts'
import { manifestAddress } from './install/manifest/manifest-address.ts'

export default defineModule({
  headLinks: (language) => [{ rel: 'manifest', href: manifestAddress(language) }],
})
