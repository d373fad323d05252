import { createFileRoute, Outlet } from '@tanstack/react-router'
import { NeedsScript } from '#domains/identity/login/index.ts'
import { LoginLayout } from '#layouts/login-layout.tsx'
import { signInPicture } from '../-sign-in-picture.tsx'

export const Route = createFileRoute('/login')({
  staticData: { shape: 'form' },
  loader: ({ context }) => context.i18n.loadNamespaces('login'),
  component: LoginFrame,
})

function LoginFrame() {
  return (
    <LoginLayout home="/login" picture={signInPicture}>
      <Outlet />
      <NeedsScript />
    </LoginLayout>
  )
}
