import { defineModule } from '#kit/features/index.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'

export default defineModule({
  adminNeedTexts: ['admin-passkey'],
  signIn: {
    name: 'passkey',
    label: 'passkey',
    part: createOnDemand(() => import('./sign-in/sign-in.ts')),
  },
})
