import { lazy } from 'react'
import { defineModule } from '#kit/features/index.ts'

export default defineModule({
  codeChecks: { captcha: lazy(() => import('./captcha-field.tsx')) },
})
