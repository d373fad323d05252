import { defineModule } from '#kit/features/index.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'

export default defineModule({
  signIn: {
    name: 'recovery-code',
    part: createOnDemand(() => import('./sign-in/sign-in.ts')),
  },
})
